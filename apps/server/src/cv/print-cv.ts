import type { CvDocument } from "@postulo/cv/cv-document";
import { type CvTemplateName, cvTemplateNames } from "@postulo/domain/cv-look";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { Paper } from "@postulo/domain/paper";
import type { NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { accessiblePdf, fitToPage, type Fit, type FittedDocument } from "../pdf/fit-to-page.ts";
import { openTypst } from "../pdf/typst.ts";
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

/** Sizes of a CV of two pages: the second one gives room enough. */
const largestOfTwoPages = 11;

type CvData = CvPage & Fit & { readonly contactTitle: string };

/** The largest page that the CV fits, and its data. `compile` gets the data of the templates. */
export function fitCv(
  page: CvPage,
  compile: (data: CvData) => NodeTypstDocument,
): FittedDocument & { readonly data: CvData } {
  const contactTitle = contactTitles[page.document.language];
  const onePage = fitsOf(printedTemplates[page.template].sizes);
  const twoPages = onePage.filter(({ size }) => size <= largestOfTwoPages);
  const dataAt = (fit: Fit): CvData => ({ ...page, ...fit, contactTitle });
  const fitted = fitToPage((fit) => compile(dataAt(fit)), { onePage, twoPages });
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
      const { document, fit } = fitCv(page, typst.compile);
      const content =
        format === "svg" ? Buffer.from(typst.svg(document)) : accessiblePdf(typst, document, now());
      return { content, pages: document.numOfPages, size: fit.size };
    } finally {
      typst.evictCache(maxCacheAge);
    }
  };
}
