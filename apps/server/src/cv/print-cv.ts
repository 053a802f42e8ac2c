import type { CvDocument } from "@postulo/cv/cv-document";
import { type CvTemplateName, cvTemplateNames } from "@postulo/domain/cv-look";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { Paper } from "@postulo/domain/paper";
import type { NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import * as z from "zod";
import { accessiblePdf, fitToPage, type Fit, type FittedDocument } from "../pdf/fit-to-page.ts";
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

export const cvTemplateFiles = ["common", ...cvTemplateNames, "cv"].map(
  (name) => new URL(`templates/${name}.typ`, import.meta.url),
);

/** Above the contact in a second column. */
const contactTitles: Readonly<Record<LetterLanguage, string>> = { en: "Contact", fr: "Contact" };

/** From airy to tight, in shares of a line. */
const airs = [2, 1.5, 1.1, 0.8, 0.5, 0.25, 0];
/** Larger type is not set tighter than this, nor smaller type, but the smallest, airier than that. */
const tightestLarge = 0.5;
const airiestSmall = 0.8;

/** Entries of more lines of text may break; where nothing else saves a page, shorter ones too. */
const unbrokenLines = { most: 9, least: 3 };
/** Margins are shares of a template's own; what is not usual is for CVs that need another page otherwise. */
const usualSheet = { margins: 1, leading: 1.36 };
const narrowSheet = { margins: 0.8, leading: 1.36 };
const denseSheet = { margins: 0.75, leading: 1.27 };

type CvFit = Fit & {
  readonly margins: number;
  /** From line to line, in sizes. */
  readonly leading: number;
  /** Lines of an entry that stay on one page. */
  readonly unbroken: number;
};

/** From the largest to the smallest page: sizes first, then distances, then what saves a page at last. */
function fitsOf(sizes: readonly number[]): {
  readonly onePage: readonly CvFit[];
  readonly morePages: readonly CvFit[];
} {
  const smallest = Math.min(...sizes);
  const largest = Math.max(...sizes);
  const usual = sizes.flatMap((size) =>
    airs
      .filter((air) => size === smallest || air >= tightestLarge)
      .filter((air) => size === largest || air <= airiestSmall)
      .map((air): CvFit => ({ size, air, ...usualSheet, unbroken: unbrokenLines.most })),
  );
  const last = (sheet: typeof usualSheet, unbroken: number) => ({
    size: smallest,
    air: 0,
    ...sheet,
    unbroken,
  });
  return {
    onePage: [
      ...usual,
      ...[narrowSheet, denseSheet].map((sheet) => last(sheet, unbrokenLines.most)),
    ],
    morePages: [
      ...usual.filter(({ size }) => size <= largestOfMorePages),
      ...[usualSheet, narrowSheet, denseSheet].map((sheet) => last(sheet, unbrokenLines.least)),
    ],
  };
}

/** In compilations. */
const maxCacheAge = 12;

/** Sizes of a CV of several pages: the last one gives room enough. */
const largestOfMorePages = 11;
/** As a share of the page's height: a last page that ends above is nearly empty. */
const leastLastPage = 0.4;

type CvData = CvPage & CvFit & { readonly contactTitle: string };
type CompileCv = {
  readonly compile: (data: CvData) => NodeTypstDocument;
  readonly query: Typst["query"];
};

/** In pages at the largest of several: what is longer is more than a page at the smallest, which is not tried. */
const longestOfOnePage = 2;

const shares = z.array(z.number());

/** Where the last page ends, as a share of its height. */
export function endOf(document: NodeTypstDocument, { query }: Pick<CompileCv, "query">): number {
  const [end] = shares.parse(query(document, "end"));
  if (end === undefined) throw new Error("The template states no end");
  return end;
}

/** In pages. */
const lengthOf = (document: NodeTypstDocument, typst: CompileCv) =>
  document.numOfPages - 1 + endOf(document, typst);

/** The same pages, set airier until the last one is not nearly empty. */
function fillLastPage(
  fitted: FittedDocument<CvFit>,
  typst: CompileCv,
  compile: (fit: CvFit) => NodeTypstDocument,
): FittedDocument<CvFit> {
  let filled = fitted;
  const airier = airs.filter((air) => air > fitted.fit.air).toReversed();
  for (const air of airier) {
    if (filled.document.numOfPages === 1 || endOf(filled.document, typst) >= leastLastPage) break;
    const fit = { ...fitted.fit, air };
    const document = compile(fit);
    if (document.numOfPages > fitted.document.numOfPages) break;
    filled = { fit, document };
  }
  return filled;
}

/** The largest page that the CV fits, and its data. `compile` gets the data of the templates. */
export function fitCv(
  page: CvPage,
  typst: CompileCv,
): FittedDocument<CvFit> & { readonly data: CvData } {
  const contactTitle = contactTitles[page.document.language];
  const dataAt = (fit: CvFit): CvData => ({ ...page, ...fit, contactTitle });
  const compiled = new Map<CvFit, NodeTypstDocument>();
  const compile = (fit: CvFit) => {
    const document = compiled.get(fit) ?? typst.compile(dataAt(fit));
    compiled.set(fit, document);
    return document;
  };
  const { onePage, morePages } = fitsOf(printedTemplates[page.template].sizes);
  const [airy] = morePages;
  const isLong = airy !== undefined && lengthOf(compile(airy), typst) > longestOfOnePage;
  const found = fitToPage(compile, { onePage: isLong ? [] : onePage, morePages });
  const fitted = fillLastPage(found, typst, compile);
  return { ...fitted, data: dataAt(fitted.fit) };
}

/**
 * Prints CVs as PDF/UA-1. One page where it can be at 10 pt or more, else two; only what needs more gets more. The compiler is
 * opened by the first CV and reused. `now` is the PDF's date.
 */
export function createCvPrinter(now = () => new Date()): PrintCv {
  let opened: ReturnType<typeof openTypst> | undefined;

  return async (page, format = "pdf") => {
    opened ??= openTypst(...cvTemplateFiles);
    const typst = await opened;
    try {
      const { document, fit } = fitCv(page, typst);
      const content =
        format === "svg" ? Buffer.from(typst.svg(document)) : accessiblePdf(typst, document, now());
      return { content, pages: document.numOfPages, size: fit.size };
    } finally {
      typst.evictCache(maxCacheAge);
    }
  };
}
