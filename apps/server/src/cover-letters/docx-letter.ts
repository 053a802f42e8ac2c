import type { IParagraphOptions, IRunOptions, Paragraph, Table } from "docx";
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

/** The language tag for Word's spell checker. The paper size decides between British and American English. */
const languageTag = ({ language, paper }: LetterPage) =>
  language === "fr" ? "fr-FR" : paper === "us-letter" ? "en-US" : "en-GB";

/** In half points. */
const size = 22;
const nameSize = 34;

const soft = "44444C";

type Place = {
  readonly isFrench: boolean;
  /** An e-mail has no head, and is signed below its last line. */
  readonly isMail: boolean;
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

/** Of the parts that look alike in both languages. */
const bodyOptions = {
  subject: { heading: "Heading1", spacing: { before: 400, after: 280 } },
  farewell: { keepNext: true, keepLines: true, spacing: { before: 120, after: 560 } },
  lines: { indent: { left: 340, hanging: 340 }, spacing: { after: 40 } },
  paragraph: { spacing: { after: 200 } },
  row: { spacing: { after: 200 } },
} as const satisfies Partial<Record<PagePart["role"], IParagraphOptions>>;

/** Of the parts above the subject, which stand aside in French. */
function headOptions(role: "sender" | "recipient" | "date", place: Place): IParagraphOptions {
  const { isFrench, paper } = place;
  const left = millimetres(envelopeWindow.left - papers[paper].margin.left);
  const aside = isFrench ? { indent: { left } } : {};
  switch (role) {
    case "sender":
      return { spacing: { after: isFrench ? 0 : 480 } };
    case "recipient":
      return { ...aside, spacing: { before: isFrench ? aboveWindow(place) : 0, after: 320 } };
    case "date":
      return { ...aside, spacing: { before: isFrench ? 320 : 0, after: 240 } };
  }
}

const optionsOf = ({ role }: PagePart, place: Place): IParagraphOptions =>
  role === "sender" || role === "recipient" || role === "date"
    ? headOptions(role, place)
    : bodyOptions[role];

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
  const options = optionsOf(part, place);
  const isLast = (row: number) => row === groups.length - 1;
  const signatureSide =
    part.role === "farewell" && place.isFrench && !place.isMail
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

/** In twentieths of a point. */
const cellInset = { top: 100, bottom: 60, right: 240 };
/** Of the width, in per cent. */
const columnWidths = [36, 64];

/** What the posting asks beside what the person brings: consecutive rows as one table, with its headings. */
function tableOf(docx: Docx, rows: readonly PagePart[], columns: LetterPage["columns"]): Table {
  const { BorderStyle, Paragraph: Block, Table: Grid, TableCell, TableRow, TextRun } = docx;
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
  const hair = { style: BorderStyle.SINGLE, size: 4, color: "B9B9C2" };
  const cell = (children: readonly Paragraph[], column: number, isHeading: boolean) =>
    new TableCell({
      children,
      width: { size: columnWidths[column] ?? 50, type: docx.WidthType.PERCENTAGE },
      margins: cellInset,
      borders: { top: isHeading ? none : hair, bottom: none, left: none, right: none },
    });
  const heading = (text: string) =>
    new Block({ children: [new TextRun({ text, bold: true, color: soft, size: 19 })] });
  const brought = ({ lines: [first = "", ...lines] }: PagePart) => [
    new Block({ spacing: { after: 40 }, children: [new TextRun(first)] }),
    ...lines.map(
      (line) =>
        new Block({
          indent: { left: 340, hanging: 340 },
          spacing: { after: 40 },
          children: [new TextRun(`—\t${line}`)],
        }),
    ),
  ];
  return new Grid({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: columns.map((label, column) => cell([heading(label)], column, true)),
      }),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            children: [
              cell([new Block({ children: [new TextRun(row.asked ?? "")] })], 0, false),
              cell(brought(row), 1, false),
            ],
          }),
      ),
    ],
  });
}

/** The parts in their order; consecutive rows are one group. */
function groupRows(parts: readonly PagePart[]): (readonly PagePart[])[] {
  const groups: PagePart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.role === "row" && last?.[0]?.role === "row") last.push(part);
    else groups.push([part]);
  }
  return groups;
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

function blocksOf(docx: Docx, { language, paper, parts, columns }: LetterPage) {
  const isMail = !parts.some(({ role }) => role === "sender");
  return groupRows(parts).flatMap((group): readonly (Paragraph | Table)[] => {
    const [part] = group;
    if (!part) return [];
    if (part.role === "row") {
      const space = new docx.Paragraph({ spacing: { after: 120 } });
      return [tableOf(docx, group, columns), space];
    }
    const at = parts.indexOf(part);
    const place = { previous: parts[at - 1], next: parts[at + 1] };
    return paragraphOf(docx, part, { isFrench: language === "fr", isMail, paper, ...place });
  });
}

/** The page as a Word document: a heading and paragraphs, in its language, on its paper. The library is loaded on first use. */
export async function wordLetter(page: LetterPage): Promise<Buffer> {
  const docx = await loadDocx();
  const { size: paper, margin } = papers[page.paper];
  const run = { font, size, language: { value: languageTag(page) } };
  const document = new docx.Document({
    title: page.title,
    creator: page.author,
    lastModifiedBy: page.author,
    styles: {
      default: {
        document: { run, paragraph: { spacing: { line: 290, lineRule: docx.LineRuleType.AUTO } } },
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
        children: blocksOf(docx, page),
      },
    ],
  });
  return docx.Packer.toBuffer(document);
}
