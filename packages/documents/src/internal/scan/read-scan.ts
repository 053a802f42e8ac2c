import { mkdtemp, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@postulo/resume-parser/page";
import type { Worker } from "tesseract.js";
import { grayscaleImage } from "./grayscale-image.ts";
import { recognisedPage } from "./recognised-page.ts";

/** Later pages of a scan are ignored. */
const maxPages = 3;
/** Time budget for starting further pages; the child process has a time limit. */
const timeForPagesMs = 12_000;
/** An A4 page at 300 dpi has nine million pixels. */
export const maxImagePixels = 12_000_000;
const minPixels = 400_000;

const languages = ["eng", "fra"] as const;
const require = createRequire(import.meta.url);

/** The installed model file of a language. */
function dataFile(name: string): string {
  const packageFile = require.resolve(`@tesseract.js-data/${name}/package.json`);
  return path.join(path.dirname(packageFile), "4.0.0_best_int", `${name}.traineddata.gz`);
}

/** A folder with links to both model files, as Tesseract requires. */
async function languageFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-languages-"));
  await Promise.all(
    languages.map((name) => symlink(dataFile(name), path.join(folder, `${name}.traineddata.gz`))),
  );
  return folder;
}

/** The data of a PDF.js page that recognition needs. */
interface ScannedPage {
  readonly width: number;
  readonly height: number;
  /** Decoded images of the page. */
  readonly pictures: readonly Parameters<typeof grayscaleImage>[0][];
}

async function readPage(worker: Worker, { width, height, pictures }: ScannedPage): Promise<Page> {
  const [largest] = pictures.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const none = { width, height, items: [], links: [] };
  if (!largest || largest.width * largest.height < minPixels) return none;
  const picture = grayscaleImage(largest);
  const { data } = await worker.recognize(Buffer.from(picture.bytes), {}, { blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return recognisedPage(lines, { width, height, scale: width / picture.width });
}

/** Recognises text in the images of the first pages, in English and French. No network access. */
export async function readScan(
  pageCount: number,
  openPage: (number: number) => Promise<ScannedPage>,
): Promise<Page[]> {
  const { createWorker, OEM } = await import("tesseract.js");
  const langPath = await languageFolder();
  const worker = await createWorker([...languages], OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: "none",
    gzip: true,
  });
  try {
    const end = performance.now() + timeForPagesMs;
    const pages: Page[] = [];
    for (let number = 1; number <= Math.min(pageCount, maxPages); number += 1) {
      if (performance.now() < end) pages.push(await readPage(worker, await openPage(number)));
    }
    return pages;
  } finally {
    await worker.terminate();
    await rm(langPath, { recursive: true });
  }
}
