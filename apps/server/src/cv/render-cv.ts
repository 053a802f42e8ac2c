import type { CvPreviewData } from "@postulo/contract/cv";
import type { CvDocument } from "@postulo/cv/cv-document";
import { groupNotes } from "@postulo/cv/grouped-notes";
import { type UnprintablePart, unprintableParts } from "@postulo/cv/unprintable-parts";
import { type CvTemplateName, cvTemplates, defaultCvTemplate } from "@postulo/domain/cv-look";
import type { Paper } from "@postulo/domain/paper";
import { readableAccent } from "./accent-colour.ts";
import { wordCv } from "./docx-cv.ts";
import { createCvPrinter, type CvPage, type PrintCv } from "./print-cv.ts";

export const cvFormats = ["pdf", "docx"] as const;

export type CvLook = {
  readonly template?: CvTemplateName | undefined;
  readonly paper: Paper;
  /** `#rrggbb`; a light colour is darkened until it is readable. Without one, the template's. */
  readonly accent?: string | undefined;
  readonly format: (typeof cvFormats)[number] | "svg";
};

export type RenderedCv = {
  readonly content: Buffer;
  /** Word paginates by itself. */
  readonly pages: number | undefined;
  /** Parts with characters without a glyph in the PDF. The Word document keeps them. */
  readonly unprintable: readonly UnprintablePart[];
};

/** What is printed of a CV in a look. */
export const cvPageOf = (
  document: CvDocument,
  { template = defaultCvTemplate, paper, accent }: Omit<CvLook, "format">,
): CvPage => ({
  document: groupNotes(document),
  template,
  paper,
  accent: readableAccent(accent ?? "") ?? cvTemplates[template].accent,
  title: `CV – ${document.name}`,
});

/** In ASCII, without signs of XML. */
const escapedJson = (value: object) =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]|[<>&]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** A drawing with data in its metadata. */
function withMetadata(svg: Buffer, data: CvPreviewData): Buffer {
  const text = svg.toString();
  const start = text.indexOf(">") + 1;
  const metadata = `<metadata>${escapedJson(data)}</metadata>`;
  return Buffer.from(`${text.slice(0, start)}${metadata}${text.slice(start)}`);
}

/** Renders a CV document; `print` keeps its compiler open between calls. */
export async function renderCv(
  document: CvDocument,
  { format, ...look }: CvLook,
  print: PrintCv = createCvPrinter(),
): Promise<RenderedCv> {
  const page = cvPageOf(document, look);
  if (format === "docx") return { content: await wordCv(page), pages: undefined, unprintable: [] };
  const { content, pages } = await print(page, format);
  const unprintable = unprintableParts(document);
  const leftOut = (document.offered ?? []).map(({ text }) => text);
  return {
    content: format === "svg" ? withMetadata(content, { unprintable, leftOut }) : content,
    pages,
    unprintable,
  };
}
