import { zipSync } from "fflate";
import { letterTemplate, fitLetter, type PrintLetter } from "../cover-letters/print-letter.ts";
import type { LetterPage } from "../cover-letters/letter-page.ts";
import { cvTemplateFiles, fitCv, type CvPage, type PrintCv } from "../cv/print-cv.ts";
import { accessiblePdf } from "../pdf/fit-to-page.ts";
import { openTypstParts } from "../pdf/typst.ts";
import type { Typst } from "../pdf/typst.ts";

export type PackPages = { readonly letter: LetterPage; readonly cv: CvPage };
export type PackNames = { readonly letter: string; readonly cv: string };

/** In compilations. */
const maxCacheAge = 20;

/**
 * Returns a function that prints a letter and a CV as one PDF/UA-1 with the given title. Each document starts on a new page and
 * numbers its pages from 1. The compiler is created at the first call and reused. `now` returns the creation date of the PDF.
 */
export function createMergedPrinter(now = () => new Date()) {
  let opened: Promise<Typst> | undefined;

  return async ({ letter, cv }: PackPages, title: string): Promise<Buffer> => {
    opened ??= openTypstParts({ letter: [letterTemplate], cv: cvTemplateFiles });
    const typst = await opened;
    try {
      const letterFit = fitLetter({ ...letter, title }, (data) => typst.compile({ letter: data }));
      const cvFit = fitCv(
        { ...cv, title },
        { compile: (data) => typst.compile({ cv: data }), query: typst.query },
      );
      const document = typst.compile({ letter: letterFit.data, cv: cvFit.data });
      return accessiblePdf(typst, document, now());
    } finally {
      typst.evictCache(maxCacheAge);
    }
  };
}

/** A ZIP with the letter and the CV as two PDF files. */
export async function zipPack(
  { letter, cv }: PackPages,
  names: PackNames,
  print: { readonly letter: PrintLetter; readonly cv: PrintCv },
): Promise<Uint8Array> {
  const [printedLetter, printedCv] = [await print.letter(letter), await print.cv(cv)];
  // PDF files are compressed already.
  return zipSync(
    { [names.letter]: printedLetter.content, [names.cv]: printedCv.content },
    { level: 0 },
  );
}
