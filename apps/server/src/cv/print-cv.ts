import type { CvDocument } from "@postulo/cv/cv-document";
import { type CvTemplateName, cvTemplateNames } from "@postulo/domain/cv-look";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { Paper } from "@postulo/domain/paper";
import type { NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { openTypst, type Typst } from "../pdf/typst.ts";
import { printedTemplates } from "./cv-templates.ts";

export type CvPage = {
  readonly document: CvDocument;
  readonly template: CvTemplateName;
  readonly paper: Paper;
  /** `#rrggbb`. */
  readonly accent: string;
  readonly title: string;
};
type PrintedCv = {
  readonly content: Buffer;
  readonly pages: number;
  /** In points. */
  readonly size: number;
};
/** An SVG, without text that can be selected, has all pages one below the other. */
export type PrintCv = (page: CvPage, format?: "pdf" | "svg") => Promise<PrintedCv>;

const files = ["common", ...cvTemplateNames, "cv"].map(
  (name) => new URL(`templates/${name}.typ`, import.meta.url),
);

/** Above the contact in a second column. */
const contactTitles: Readonly<Record<LetterLanguage, string>> = { en: "Contact", fr: "Contact" };

type Fit = { readonly size: number; readonly air: number };

/** From airy to tight, in shares of a line. */
const airs = [2, 1.5, 1.1, 0.8, 0.5, 0.25, 0];
/** Larger type is not set tighter than this, nor smaller type, but the smallest, airier than that. */
const tightestLarge = 0.5;
const airiestSmall = 0.8;

/** From the largest to the smallest page: sizes first, then distances. */
function fitsOf(sizes: readonly number[]): readonly Fit[] {
  const smallest = Math.min(...sizes);
  const largest = Math.max(...sizes);
  return sizes.flatMap((size) =>
    airs
      .filter((air) => size === smallest || air >= tightestLarge)
      .filter((air) => size === largest || air <= airiestSmall)
      .map((air) => ({ size, air })),
  );
}

/** In compilations. */
const maxCacheAge = 12;

type Compiled = { readonly fit: Fit; readonly document: NodeTypstDocument };

/**
 * The first fit of at most so many pages. Fits are ordered from large to small, so that halving finds it, between those whose
 * pages are known.
 */
function firstWithin(
  fits: readonly Fit[],
  pages: number,
  { compile, known }: { compile: (fit: Fit) => Compiled; known: ReadonlyMap<Fit, Compiled> },
): Compiled | undefined {
  const pagesOf = (fit: Fit) => known.get(fit)?.document.numOfPages;
  const fitting = fits.findIndex((fit) => (pagesOf(fit) ?? Infinity) <= pages);
  let high = fitting < 0 ? fits.length : fitting;
  let low = fits.findLastIndex((fit, at) => at < high && (pagesOf(fit) ?? 0) > pages) + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const fit = fits[middle];
    if (fit && compile(fit).document.numOfPages <= pages) high = middle;
    else low = middle + 1;
  }
  const found = fits[high];
  return found && known.get(found);
}

/** Sizes of a CV of two pages: the second one gives room enough. */
const largestOfTwoPages = 11;

function fitToPage(typst: Typst, page: CvPage): Compiled {
  const contactTitle = contactTitles[page.document.language];
  const known = new Map<Fit, Compiled>();
  const compile = (fit: Fit): Compiled => {
    const compiled = { fit, document: typst.compile({ ...page, ...fit, contactTitle }) };
    known.set(fit, compiled);
    return compiled;
  };
  const fits = fitsOf(printedTemplates[page.template].sizes);
  const twoPages = fits.filter(({ size }) => size <= largestOfTwoPages);
  const tried = { compile, known };
  const smallest = fits.at(-1);
  if (!smallest) throw new Error(`No sizes of ${page.template}`);
  return (
    firstWithin(fits, 1, tried) ??
    firstWithin(twoPages, 2, tried) ??
    known.get(smallest) ??
    compile(smallest)
  );
}

/** A PDF/UA-1; only a tagged PDF where a character has no glyph, which the standard forbids. */
function writePdf(typst: Typst, document: NodeTypstDocument, date: Date): Buffer {
  try {
    return typst.pdf(document, date, true);
  } catch (error) {
    if (error instanceof Error && error.message.includes("PDF/UA-1 error"))
      return typst.pdf(document, date);
    throw error;
  }
}

/**
 * Prints CVs as PDF/UA-1. One page where it can be at 10 pt or more, else two; only what needs more gets more. The compiler is
 * opened by the first CV and reused. `now` is the PDF's date.
 */
export function createCvPrinter(now = () => new Date()): PrintCv {
  let opened: Promise<Typst> | undefined;

  return async (page, format = "pdf") => {
    opened ??= openTypst(...files);
    const typst = await opened;
    try {
      const { document, fit } = fitToPage(typst, page);
      const content =
        format === "svg" ? Buffer.from(typst.svg(document)) : writePdf(typst, document, now());
      return { content, pages: document.numOfPages, size: fit.size };
    } finally {
      typst.evictCache(maxCacheAge);
    }
  };
}
