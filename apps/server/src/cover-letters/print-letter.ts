import { openTypst } from "../pdf/typst.ts";
import type { Typst } from "../pdf/typst.ts";
import type { LetterPage } from "./letter-page.ts";

export type PrintedLetter = { readonly pdf: Buffer; readonly pages: number };
export type PrintLetter = (page: LetterPage) => Promise<PrintedLetter>;

const template = new URL("letter.typ", import.meta.url);
const fullSize = 11;
/** Tried in turn until the letter fits one page; a letter that is still longer gets a second one. */
const smallerSizes = [10.5, 10];

/** In compilations. */
const maxCacheAge = 10;

/** Prints letters as tagged PDF. The compiler is opened by the first letter and reused. `now` is the PDF's date. */
export function createPrinter(now = () => new Date()): PrintLetter {
  let opened: Promise<Typst> | undefined;

  return async (page) => {
    opened ??= openTypst(template);
    const typst = await opened;
    try {
      let document = typst.compile({ ...page, size: fullSize });
      for (const size of smallerSizes) {
        if (document.numOfPages === 1) break;
        document = typst.compile({ ...page, size });
      }
      return { pdf: typst.pdf(document, now()), pages: document.numOfPages };
    } finally {
      typst.evictCache(maxCacheAge);
    }
  };
}
