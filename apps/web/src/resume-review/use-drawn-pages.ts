import { useEffect, useState } from "react";
import type { DrawnPage, PdfWorkerMessage } from "./pdf-pages.ts";

/** Without a message for this long the file is given up. */
const giveUpAfterMs = 20_000;

/** A page whose picture has a URL. Sizes in points. */
export interface PagePicture extends Omit<DrawnPage, "picture"> {
  readonly url: string;
}

interface DrawnPages {
  readonly pages: ReadonlyMap<number, PagePicture>;
  /** Whether a page could not be drawn; the text is shown instead of it. */
  readonly isFailed: boolean;
}

const noPages: DrawnPages = { pages: new Map(), isFailed: false };

async function isPdf(file: File): Promise<boolean> {
  const head = new TextDecoder("latin1").decode(await file.slice(0, 1024).arrayBuffer());
  return head.includes("%PDF-");
}

interface DrawOptions {
  readonly onPage: (page: DrawnPage) => void;
  readonly onFailed: () => void;
  readonly signal: AbortSignal;
}

async function drawPdf(file: File, { onPage, onFailed, signal }: DrawOptions): Promise<void> {
  // Pages of other files, such as those of Apple Pages, are shown by their text.
  if (!(await isPdf(file)) || signal.aborted) return;
  const worker = new Worker(new URL("pdf-worker.ts", import.meta.url), { type: "module" });
  const end = () => worker.terminate();
  const fail = () => {
    end();
    onFailed();
  };
  let timer = setTimeout(fail, giveUpAfterMs);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, giveUpAfterMs);
  };
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    end();
  });
  worker.addEventListener("error", fail, { signal });
  const { port1: answers, port2: port } = new MessageChannel();
  answers.addEventListener(
    "message",
    ({ data }: MessageEvent<PdfWorkerMessage>) => {
      restart();
      if (data.kind === "page") return onPage(data.page);
      clearTimeout(timer);
      if (data.isWhole) end();
      else fail();
    },
    { signal },
  );
  answers.start();
  worker.postMessage(file, [port]);
}

/** Draws the pages of a PDF in a dedicated worker, one after the other; no pages for other files. */
export function useDrawnPages(file: File | null): DrawnPages {
  const [drawn, setDrawn] = useState(noPages);
  useEffect(() => {
    if (!file || !("Worker" in globalThis)) return undefined;
    const lifetime = new AbortController();
    const urls: string[] = [];
    const onFailed = () => setDrawn((now) => ({ ...now, isFailed: true }));
    const onPage = ({ picture, ...page }: DrawnPage) => {
      const url = URL.createObjectURL(picture);
      urls.push(url);
      setDrawn((now) => ({ ...now, pages: new Map(now.pages).set(page.number, { ...page, url }) }));
    };
    drawPdf(file, { onPage, onFailed, signal: lifetime.signal }).catch(onFailed);
    return () => {
      lifetime.abort();
      for (const url of urls) URL.revokeObjectURL(url);
      setDrawn(noPages);
    };
  }, [file]);
  return drawn;
}
