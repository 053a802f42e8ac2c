import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { IParagraphOptions, Paragraph } from "docx";
import type { LetterPage, PagePart } from "./letter-page.ts";

const loadDocx = () => import("docx");
type Docx = Awaited<ReturnType<typeof loadDocx>>;

/** Fonts that every word processor has; the second for scripts from right to left. */
const font = { ascii: "Georgia", hAnsi: "Georgia", eastAsia: "Georgia", cs: "Arial" };

/** Twentieths of a point. */
const papers = {
  a4: { size: { width: 11_906, height: 16_838 }, margin: { x: 1_417, top: 1_247, bottom: 1_134 } },
  "us-letter": {
    size: { width: 12_240, height: 15_840 },
    margin: { x: 1_440, top: 1_296, bottom: 1_296 },
  },
} as const;

const languageTags: Readonly<Record<LetterLanguage, string>> = { en: "en-US", fr: "fr-FR" };

/** In half points, for the lines of a part. */
const size = 22;

function optionsOf(
  { HeadingLevel }: Docx,
  { role }: PagePart,
  isFrench: boolean,
): IParagraphOptions {
  const aside = isFrench ? { indent: { left: 4_800 } } : {};
  switch (role) {
    case "subject":
      return { heading: HeadingLevel.HEADING_1, spacing: { before: 360, after: 360 } };
    case "sender":
      return { spacing: { after: 400 } };
    case "recipient":
      return { ...aside, spacing: { after: 360 } };
    case "date":
      return { ...aside, spacing: { after: 240 } };
    case "farewell":
      return { keepNext: true, keepLines: true, spacing: { after: 480 } };
    case "lines":
      return { indent: { left: 340, hanging: 340 }, spacing: { after: 80 } };
    case "paragraph":
      return { spacing: { after: 240 } };
  }
}

/** Lines stand close to the sentence above them. */
const closeBelow = { keepNext: true, spacing: { after: 80 } };

function groupsOf({ role, lines }: PagePart): (readonly string[])[] {
  if (role === "farewell") return lines.map((line) => [line]);
  return role === "lines" ? lines.map((line) => [`—\t${line}`]) : [lines];
}

function paragraphOf(
  docx: Docx,
  part: PagePart,
  place: { readonly isFrench: boolean; readonly next: PagePart | undefined },
): Paragraph[] {
  const { Paragraph: Block, TextRun } = docx;
  const groups = groupsOf(part);
  return groups.map(
    (lines, row) =>
      new Block({
        ...optionsOf(docx, part, place.isFrench),
        ...(part.role === "paragraph" && place.next?.role === "lines" ? closeBelow : {}),
        ...(part.role === "lines" && row === groups.length - 1 ? { spacing: { after: 240 } } : {}),
        ...(part.isRtl ? { bidirectional: true } : {}),
        children: lines.map(
          (text, at) =>
            new TextRun({
              text,
              ...(part.isRtl ? { rightToLeft: true } : {}),
              ...(part.role === "sender" && at === 0 ? { bold: true } : {}),
              ...(at > 0 ? { break: 1 } : {}),
            }),
        ),
      }),
  );
}

/** The page as a Word document: a heading and paragraphs, in its language, on its paper. The library is loaded on first use. */
export async function wordLetter(page: LetterPage): Promise<Buffer> {
  const docx = await loadDocx();
  const { size: paper, margin } = papers[page.paper];
  const run = { font, size, language: { value: languageTags[page.language] } };
  const document = new docx.Document({
    title: page.title,
    creator: page.author,
    lastModifiedBy: page.author,
    styles: {
      default: {
        document: { run, paragraph: { spacing: { line: 276 } } },
        heading1: { run: { ...run, bold: true, color: "000000" } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: paper,
            margin: {
              left: margin.x,
              right: margin.x,
              top: margin.top,
              bottom: margin.bottom,
            },
          },
        },
        children: page.parts.flatMap((part, at) =>
          paragraphOf(docx, part, {
            isFrench: page.language === "fr",
            next: page.parts[at + 1],
          }),
        ),
      },
    ],
  });
  return docx.Packer.toBuffer(document);
}
