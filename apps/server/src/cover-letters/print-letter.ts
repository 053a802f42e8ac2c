import type { NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { accessiblePdf, fitToPage } from "../pdf/fit-to-page.ts";
import type { Fit, FittedDocument } from "../pdf/fit-to-page.ts";
import { openTypst } from "../pdf/typst.ts";
import type { Typst } from "../pdf/typst.ts";
import type { LetterPage } from "./letter-page.ts";

export type PrintedLetter = {
  readonly content: Buffer;
  readonly pages: number;
  /** In points. */
  readonly size: number;
};
/** An SVG, without text that can be selected, has all pages one below the other. */
export type PrintLetter = (page: LetterPage, format?: "pdf" | "svg") => Promise<PrintedLetter>;

export const letterTemplate = new URL("letter.typ", import.meta.url);

const fullSize = 11;
const smallestSize = 10;
/** From airy to tight, in shares of a line. */
const airs = [2, 1.6, 1.3, 1, 0.75, 0.5, 0.25, 0];

const onePage = [
  ...airs.filter((air) => air >= 0.5).map((air) => ({ size: fullSize, air })),
  ...airs.filter((air) => air >= 0.25 && air <= 1).map((air) => ({ size: 10.5, air })),
  ...airs.filter((air) => air <= 0.75).map((air) => ({ size: smallestSize, air })),
];
/** The second page gives room enough. */
const morePages = [1, 0.75].map((air) => ({ size: fullSize, air }));

type LetterData = LetterPage & Fit;

/** Of the template, in lines: what a page has, what head and signature take, and each paragraph beside its lines. */
const pagePoints: Readonly<Record<LetterPage["paper"], number>> = { a4: 734, "us-letter": 680 };
const lineShare = 1.42;
const charactersPerLine = { prose: 82, cell: 52 };
const fixedParts = {
  en: { lines: 11.2, air: 2.7 },
  fr: { lines: 14.2, air: 2.4 },
  mail: { lines: 5.5, air: 1.6 },
};
const betweenParts = { lines: 0.25, air: 0.5 };

const linesIn = (text: string, width: number) => Math.ceil(Math.max(1, text.length) / width);

/** The fit that a letter probably has, by the number of its lines. */
function guessFit({ parts, paper, language }: LetterPage): number {
  const isMail = !parts.some(({ role }) => role === "sender");
  const fixed = fixedParts[isMail ? "mail" : language];
  const body = parts.filter(({ role }) => !/^(?:sender|recipient|date|farewell)$/.test(role));
  const { prose, cell } = charactersPerLine;
  const lineCount = (size: number) =>
    body
      .flatMap(({ lines, role }) =>
        lines.map((text) => linesIn(text, ((role === "row" ? cell : prose) * fullSize) / size)),
      )
      .reduce((sum, count) => sum + count, 0);
  const fits = onePage.findIndex(({ size, air }) => {
    const gaps = body.length * (betweenParts.lines + betweenParts.air * air);
    const needed = fixed.lines + fixed.air * air + lineCount(size) + gaps;
    return needed * size * lineShare <= pagePoints[paper];
  });
  return fits < 0 ? onePage.length - 1 : fits;
}

/** The largest page that the letter fits, and its data. `compile` gets the data of the template. */
export function fitLetter(
  page: LetterPage,
  compile: (data: LetterData) => NodeTypstDocument,
): FittedDocument & { readonly data: LetterData } {
  const guess = guessFit(page);
  const fitted = fitToPage((fit) => compile({ ...page, ...fit }), { onePage, morePages, guess });
  return { ...fitted, data: { ...page, ...fitted.fit } };
}

/** In compilations. */
const maxCacheAge = 10;

/**
 * Prints letters as PDF/UA-1. One page where it can be at 10 pt or more, else as many as it needs at 11 pt. The compiler is
 * opened by the first letter and reused. `now` is the PDF's date.
 */
export function createPrinter(now = () => new Date()): PrintLetter {
  let opened: Promise<Typst> | undefined;

  return async (page, format = "pdf") => {
    opened ??= openTypst(letterTemplate);
    const typst = await opened;
    try {
      const { document, fit } = fitLetter(page, typst.compile);
      const content =
        format === "svg" ? Buffer.from(typst.svg(document)) : accessiblePdf(typst, document, now());
      return { content, pages: document.numOfPages, size: fit.size };
    } finally {
      typst.evictCache(maxCacheAge);
    }
  };
}
