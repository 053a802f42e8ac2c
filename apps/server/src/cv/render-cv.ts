import { type CvDocument, entriesOf, skillsOf } from "@postulo/cv/cv-document";
import { type CvTemplateName, cvTemplates, defaultCvTemplate } from "@postulo/domain/cv-look";
import type { Paper } from "@postulo/domain/paper";
import { unprintableCharacters } from "@postulo/letter/printable-text";
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
  /** Characters without a glyph in the PDF. The Word document keeps them. */
  readonly unprintable: readonly string[];
};

const textOf = (document: CvDocument) =>
  [
    document.name,
    document.headline,
    ...document.contact.map(({ text }) => text),
    ...document.summary,
    ...entriesOf(document).flatMap(({ title, organization, location, lines }) => [
      title,
      organization,
      location,
      ...lines.map(({ text }) => text),
    ]),
    ...skillsOf(document).map(({ name }) => name),
    ...document.sections.flatMap((section) =>
      section.kind === "notes" ? section.lines.map(({ text }) => text) : [],
    ),
  ].join("\n");

/** What is printed of a CV in a look. */
export const cvPageOf = (
  document: CvDocument,
  { template = defaultCvTemplate, paper, accent }: Omit<CvLook, "format">,
): CvPage => ({
  document,
  template,
  paper,
  accent: readableAccent(accent ?? "") ?? cvTemplates[template].accent,
  title: `CV – ${document.name}`,
});

/** Renders a CV document; `print` keeps its compiler open between calls. */
export async function renderCv(
  document: CvDocument,
  { format, ...look }: CvLook,
  print: PrintCv = createCvPrinter(),
): Promise<RenderedCv> {
  const page = cvPageOf(document, look);
  if (format === "docx") return { content: await wordCv(page), pages: undefined, unprintable: [] };
  const { content, pages } = await print(page, format);
  return { content, pages, unprintable: unprintableCharacters(textOf(document)) };
}
