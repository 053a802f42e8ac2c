import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { IParagraphOptions, IRunOptions, Paragraph } from "docx";
import type { LetterPage, PagePart } from "./letter-page.ts";

const loadDocx = () => import("docx");
type Docx = Awaited<ReturnType<typeof loadDocx>>;

/** Fonts that every word processor has; the second for scripts from right to left. */
const font = { ascii: "Georgia", hAnsi: "Georgia", eastAsia: "Georgia", cs: "Arial" };

/** Twentieths of a point in a millimetre. */
const millimetre = 56.7;
const millimetres = (count: number) => Math.round(count * millimetre);

/** As in the PDF. Twentieths of a point. */
const papers = {
  a4: {
    size: { width: 11_906, height: 16_838 },
    margin: { left: 28, right: 26, top: 20, bottom: 18 },
  },
  "us-letter": {
    size: { width: 12_240, height: 15_840 },
    margin: { left: 30.5, right: 29.2, top: 20.3, bottom: 19 },
  },
} as const;

/** Where the window of a French envelope is, from the edges of the paper. In millimetres. */
const envelopeWindow = { left: 105, top: 50 };
/** Of a name, and of each line below it. */
const headMillimetres = { name: 9, line: 5.5 };

const languageTags: Readonly<Record<LetterLanguage, string>> = { en: "en-US", fr: "fr-FR" };

/** In half points. */
const size = 22;
const nameSize = 34;

const soft = "44444C";

type Place = {
  readonly isFrench: boolean;
  readonly paper: LetterPage["paper"];
  readonly previous: PagePart | undefined;
  readonly next: PagePart | undefined;
};

/** Space above the reader's address, so that it is behind the window. */
function aboveWindow({ paper, previous }: Place): number {
  const lines = previous?.role === "sender" ? previous.lines.length - 1 : 0;
  const { name, line } = headMillimetres;
  const used = papers[paper].margin.top + name + lines * line;
  return millimetres(Math.max(5, envelopeWindow.top - used));
}

function optionsOf({ HeadingLevel }: Docx, { role }: PagePart, place: Place): IParagraphOptions {
  const { isFrench, paper } = place;
  const left = millimetres(envelopeWindow.left - papers[paper].margin.left);
  const aside = isFrench ? { indent: { left } } : {};
  switch (role) {
    case "subject":
      return { heading: HeadingLevel.HEADING_1, spacing: { before: 400, after: 280 } };
    case "sender":
      return { spacing: { after: isFrench ? 0 : 480 } };
    case "recipient":
      return { ...aside, spacing: { before: isFrench ? aboveWindow(place) : 0, after: 320 } };
    case "date":
      return { ...aside, spacing: { before: isFrench ? 320 : 0, after: 240 } };
    case "farewell":
      return { keepNext: true, keepLines: true, spacing: { before: 120, after: 560 } };
    case "lines":
      return { indent: { left: 340, hanging: 340 }, spacing: { after: 40 } };
    case "paragraph":
      return { spacing: { after: 200 } };
  }
}

/** Lines stand close to the sentence above them. */
const closeBelow = { keepNext: true, spacing: { after: 80 } };

function groupsOf({ role, lines }: PagePart): (readonly string[])[] {
  if (role === "farewell") return lines.map((line) => [line]);
  return role === "lines" ? lines.map((line) => [`—\t${line}`]) : [lines];
}

/** The name in the head is large, the contact below it pale. */
function runOptions({ role, isRtl }: PagePart, at: number): IRunOptions {
  return {
    ...(isRtl ? { rightToLeft: true } : {}),
    ...(at > 0 ? { break: 1 } : {}),
    ...(role === "sender" ? (at === 0 ? { bold: true, size: nameSize } : { color: soft }) : {}),
  };
}

function paragraphOf(docx: Docx, part: PagePart, place: Place): Paragraph[] {
  const { Paragraph: Block, TextRun } = docx;
  const groups = groupsOf(part);
  const options = optionsOf(docx, part, place);
  const isLast = (row: number) => row === groups.length - 1;
  const signatureSide =
    part.role === "farewell" && place.isFrench
      ? { indent: { left: millimetres(envelopeWindow.left - papers[place.paper].margin.left) } }
      : {};
  return groups.map(
    (lines, row) =>
      new Block({
        ...options,
        ...(part.role === "paragraph" && place.next?.role === "lines" ? closeBelow : {}),
        ...(part.role === "lines" && isLast(row) ? { spacing: { after: 200 } } : {}),
        ...(isLast(row) && row > 0 ? signatureSide : {}),
        ...(part.isRtl ? { bidirectional: true } : {}),
        children: lines.map((text, at) => new TextRun({ text, ...runOptions(part, at) })),
      }),
  );
}

/** The name and the number of the page, from the second on. */
function headers({ Header, Paragraph: Block, TextRun, PageNumber }: Docx, { author }: LetterPage) {
  const children = [
    ...(author === "" ? [] : [`${author}  ·  `]),
    PageNumber.CURRENT,
    "\u2009/\u2009",
    PageNumber.TOTAL_PAGES,
  ];
  const line = new Block({ children: [new TextRun({ children, color: soft, size: 19 })] });
  return { first: new Header({ children: [] }), default: new Header({ children: [line] }) };
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
        document: { run, paragraph: { spacing: { line: 290 } } },
        heading1: { run: { ...run, bold: true, color: "000000" } },
      },
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: paper,
            margin: {
              left: millimetres(margin.left),
              right: millimetres(margin.right),
              top: millimetres(margin.top),
              bottom: millimetres(margin.bottom),
            },
          },
        },
        headers: headers(docx, page),
        children: page.parts.flatMap((part, at) =>
          paragraphOf(docx, part, {
            isFrench: page.language === "fr",
            paper: page.paper,
            previous: page.parts[at - 1],
            next: page.parts[at + 1],
          }),
        ),
      },
    ],
  });
  return docx.Packer.toBuffer(document);
}
