import type { NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { Typst } from "./typst.ts";

/** `size` in points; `air` stretches the distances, in shares of a line. */
export type Fit = { readonly size: number; readonly air: number };
type Pages = { readonly numOfPages: number };
export type FittedDocument<OneFit extends Fit = Fit, Document extends Pages = NodeTypstDocument> = {
  readonly fit: OneFit;
  readonly document: Document;
};

type Compiled<OneFit extends Fit, Document extends Pages> = {
  readonly compile: (fit: OneFit) => FittedDocument<OneFit, Document>;
  readonly known: ReadonlyMap<OneFit, FittedDocument<OneFit, Document>>;
};

/**
 * The first fit of at most so many pages. Fits are ordered from large to small: the guess is tried first, then its
 * neighbour, then halving finds it between those whose pages are known.
 */
function firstWithin<OneFit extends Fit, Document extends Pages>(
  fits: readonly OneFit[],
  { pages, guess }: { readonly pages: number; readonly guess?: number | undefined },
  { compile, known }: Compiled<OneFit, Document>,
): FittedDocument<OneFit, Document> | undefined {
  const pagesOf = (fit: OneFit) => known.get(fit)?.document.numOfPages;
  const fitting = fits.findIndex((fit) => (pagesOf(fit) ?? Infinity) <= pages);
  let high = fitting < 0 ? fits.length : fitting;
  let low = fits.findLastIndex((fit, at) => at < high && (pagesOf(fit) ?? 0) > pages) + 1;
  let next = guess;
  while (low < high) {
    const at = Math.min(high - 1, Math.max(low, next ?? Math.floor((low + high) / 2)));
    const fit = fits[at];
    const isFitting = fit !== undefined && compile(fit).document.numOfPages <= pages;
    if (isFitting) high = at;
    else low = at + 1;
    next = at === guess ? at + (isFitting ? -1 : 1) : undefined;
  }
  const found = fits[high];
  return found && known.get(found);
}

/** Both from large to small. */
export type Fits<OneFit extends Fit = Fit> = {
  readonly onePage: readonly OneFit[];
  /** Of two pages and more. */
  readonly morePages: readonly OneFit[];
  /** The one of `onePage` that is tried first: a right one saves compilations. */
  readonly guess?: number;
};

/** The largest page of a document that is one page long; else of one that has two pages, or as many as its smallest fit. */
export function fitToPage<OneFit extends Fit, Document extends Pages>(
  compileWith: (fit: OneFit) => Document,
  { onePage, morePages, guess }: Fits<OneFit>,
): FittedDocument<OneFit, Document> {
  const known = new Map<OneFit, FittedDocument<OneFit, Document>>();
  const compile = (fit: OneFit): FittedDocument<OneFit, Document> => {
    const fitted = { fit, document: compileWith(fit) };
    known.set(fit, fitted);
    return fitted;
  };
  const tried = { compile, known };
  const found =
    firstWithin(onePage, { pages: 1, guess }, tried) ?? firstWithin(morePages, { pages: 2 }, tried);
  if (found) return found;
  const smallest = morePages.at(-1) ?? onePage.at(-1);
  if (!smallest) throw new Error("There is no fit");
  const least = known.get(smallest) ?? compile(smallest);
  return firstWithin(morePages, { pages: least.document.numOfPages }, tried) ?? least;
}

/** A PDF/UA-1; only a tagged PDF where a character has no glyph, which the standard forbids. */
export function accessiblePdf(typst: Typst, document: NodeTypstDocument, date: Date): Buffer {
  try {
    return typst.pdf(document, date, true);
  } catch (error) {
    if (error instanceof Error && error.message.includes("PDF/UA-1 error"))
      return typst.pdf(document, date);
    throw error;
  }
}
