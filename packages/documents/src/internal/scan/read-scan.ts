import { mkdtemp, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@postulo/resume-parser/page";
import type { Worker } from "tesseract.js";
import { grayPicture } from "./grayscale-image.ts";
import { recognisedPage } from "./recognised-page.ts";

/** What comes after these pages of a scan is not read. */
const maxPages = 3;
/** Pages that begin later than this are not read either: whoever asked is waiting, and the reader has its time limit. */
const timeForPagesMs = 12_000;
/** A page of A4 at 300 dots an inch has nine millions. */
export const maxPicturePixels = 12_000_000;
const leastPixels = 400_000;

const languages = ["eng", "fra"] as const;
const require = createRequire(import.meta.url);

/** Where the data of a language was installed. */
function dataFile(name: string): string {
  const packageFile = require.resolve(`@tesseract.js-data/${name}/package.json`);
  return path.join(path.dirname(packageFile), "4.0.0_best_int", `${name}.traineddata.gz`);
}

/** The data of both languages side by side, as the recogniser wants them. */
async function languageFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-languages-"));
  await Promise.all(
    languages.map((name) => symlink(dataFile(name), path.join(folder, `${name}.traineddata.gz`))),
  );
  return folder;
}

/** A page of the PDF library, as far as a scan needs it. */
interface ScannedPage {
  readonly width: number;
  readonly height: number;
  /** The pictures on it, decoded. */
  readonly pictures: readonly Parameters<typeof grayPicture>[0][];
}

async function readPage(worker: Worker, { width, height, pictures }: ScannedPage): Promise<Page> {
  const [largest] = pictures.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const none = { width, height, items: [], links: [] };
  if (!largest || largest.width * largest.height < leastPixels) return none;
  const picture = grayPicture(largest);
  const { data } = await worker.recognize(Buffer.from(picture.bytes), {}, { blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return recognisedPage(lines, { width, height, scale: width / picture.width });
}

/** Recognises the text in the pictures of the first pages, in English and French. Nothing is fetched from elsewhere. */
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
