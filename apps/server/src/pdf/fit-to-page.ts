import type { NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { Typst } from "./typst.ts";

/** `size` in points; `air` stretches the distances, in shares of a line. */
export type Fit = { readonly size: number; readonly air: number };
export type FittedDocument = { readonly fit: Fit; readonly document: NodeTypstDocument };

type Compiled = {
  readonly compile: (fit: Fit) => FittedDocument;
  readonly known: ReadonlyMap<Fit, FittedDocument>;
};

/**
 * The first fit of at most so many pages. Fits are ordered from large to small, so that halving finds it, between those whose
 * pages are known.
 */
function firstWithin(
  fits: readonly Fit[],
  pages: number,
  { compile, known }: Compiled,
): FittedDocument | undefined {
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

/** Both from large to small. Without one that fits, the last of two pages is the smallest page. */
export type Fits = { readonly onePage: readonly Fit[]; readonly twoPages: readonly Fit[] };

/** The largest page of a document that is one page long; else two pages, else as many as it needs at the smallest fit. */
export function fitToPage(
  compileWith: (fit: Fit) => NodeTypstDocument,
  { onePage, twoPages }: Fits,
): FittedDocument {
  const known = new Map<Fit, FittedDocument>();
  const compile = (fit: Fit): FittedDocument => {
    const fitted = { fit, document: compileWith(fit) };
    known.set(fit, fitted);
    return fitted;
  };
  const tried = { compile, known };
  const smallest = twoPages.at(-1) ?? onePage.at(-1);
  if (!smallest) throw new Error("There is no fit");
  return (
    firstWithin(onePage, 1, tried) ??
    firstWithin(twoPages, 2, tried) ??
    known.get(smallest) ??
    compile(smallest)
  );
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
