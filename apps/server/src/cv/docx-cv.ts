import { type CvDocument, type CvEntry, type CvSection, skillText } from "@postulo/cv/cv-document";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { Paper } from "@postulo/domain/paper";
import type { IParagraphOptions, IRunOptions, Paragraph } from "docx";
import { printedTemplates } from "./cv-templates.ts";
import type { CvPage } from "./print-cv.ts";

const loadDocx = () => import("docx");
type Docx = Awaited<ReturnType<typeof loadDocx>>;

/** Twentieths of a point. */
const papers: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 11_906, height: 16_838 },
  "us-letter": { width: 12_240, height: 15_840 },
};
const margin = { left: 1_190, right: 1_190, top: 1_077, bottom: 964 };

const languageTags: Readonly<Record<LetterLanguage, string>> = { en: "en-GB", fr: "fr-FR" };
const rtlFirst = /^\P{L}*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const bulletList = "bullets";
const soft = "4B4B54";

/** In half points. */
const size = 21;

/** Writes the paragraphs of one document. */
class CvParagraphs {
  readonly #docx: Docx;

  constructor(docx: Docx) {
    this.#docx = docx;
  }

  #run(text: string, options: IRunOptions = {}) {
    return new this.#docx.TextRun({
      text,
      ...options,
      ...(rtlFirst.test(text) ? { rightToLeft: true } : {}),
    });
  }

  /** A paragraph of one text of the person, in its direction. */
  own(text: string, options: IParagraphOptions = {}): Paragraph {
    return new this.#docx.Paragraph({
      ...options,
      ...(rtlFirst.test(text) ? { bidirectional: true } : {}),
      children: [this.#run(text)],
    });
  }

  #labelled(label: string, text: string): Paragraph {
    return new this.#docx.Paragraph({
      children: [this.#run(label, { bold: true }), this.#run(text)],
    });
  }

  head({ name, headline, contact, summary }: CvDocument): Paragraph[] {
    const { HeadingLevel } = this.#docx;
    return [
      this.own(name, { heading: HeadingLevel.TITLE }),
      ...(headline === "" ? [] : [this.own(headline, { style: "Headline" })]),
      ...(contact.length === 0
        ? []
        : [this.own(contact.map(({ text }) => text).join("  ·  "), { style: "Contact" })]),
      ...summary.map((text) => this.own(text)),
    ];
  }

  #entry({ title, organization, location, dates, lines }: CvEntry): Paragraph[] {
    const { Paragraph: Block, Tab, TextRun, HeadingLevel } = this.#docx;
    const place = [organization, location].filter((text) => text !== "").join(" · ");
    const when =
      dates === "" ? [] : [new TextRun({ bold: false, color: soft, children: [new Tab(), dates] })];
    return [
      new Block({ heading: HeadingLevel.HEADING_2, children: [this.#run(title), ...when] }),
      ...(place === "" ? [] : [this.own(place, { style: "Employer", keepNext: lines.length > 0 })]),
      ...lines.map(({ text }, at) =>
        this.own(text, {
          numbering: { reference: bulletList, level: 0 },
          keepLines: true,
          // Neither the first nor the last line of an entry is alone on a page.
          keepNext: at < lines.length - 1 && (at === 0 || at === lines.length - 2),
        }),
      ),
    ];
  }

  section(section: CvSection): Paragraph[] {
    const title = this.own(section.title, { heading: this.#docx.HeadingLevel.HEADING_1 });
    if (section.kind === "skills")
      return [
        title,
        ...section.groups.map(({ lead, skills }) =>
          this.#labelled(lead, skills.map(skillText).join(", ")),
        ),
      ];
    if (section.kind === "notes")
      return [title, ...section.lines.map(({ text }) => this.own(text))];
    return [title, ...section.entries.flatMap((entry) => this.#entry(entry))];
  }
}

function stylesOf(
  { TabStopType, BorderStyle, LineRuleType }: Docx,
  { template, accent, paper, document }: CvPage,
) {
  const font = printedTemplates[template].wordFont;
  const colour = accent.slice(1).toUpperCase();
  const run = {
    font: { ascii: font, hAnsi: font, eastAsia: font, cs: "Arial" },
    size,
    language: { value: languageTags[document.language] },
  };
  const textWidth = papers[paper].width - margin.left - margin.right;
  const rule = { style: BorderStyle.SINGLE, size: 4, color: "B9B9C2", space: 6 };
  return {
    default: {
      document: {
        run,
        paragraph: { spacing: { line: 264, lineRule: LineRuleType.AUTO, after: 60 } },
      },
      title: {
        run: { size: 46, bold: true, color: "16161A" },
        paragraph: { spacing: { after: 40 } },
      },
      heading1: {
        run: { size: 25, bold: true, color: colour },
        paragraph: { keepNext: true, spacing: { before: 280, after: 80 }, border: { top: rule } },
      },
      heading2: {
        run: { size, bold: true, color: "16161A" },
        paragraph: {
          keepNext: true,
          spacing: { before: 140, after: 0 },
          tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        },
      },
    },
    paragraphStyles: [
      { id: "Headline", name: "Headline", basedOn: "Normal", run: { size: 25 } },
      {
        id: "Contact",
        name: "Contact",
        basedOn: "Normal",
        run: { color: soft },
        paragraph: { spacing: { after: 160 } },
      },
      {
        id: "Employer",
        name: "Employer",
        basedOn: "Normal",
        run: { color: soft },
        paragraph: { spacing: { after: 40 } },
      },
    ],
  };
}

/** The name and number of the page, from the second on. */
function headers(docx: Docx, { document }: CvPage) {
  const { Header, Paragraph: Block, TextRun, PageNumber } = docx;
  const children = [
    `${document.name}  ·  `,
    PageNumber.CURRENT,
    "\u2009/\u2009",
    PageNumber.TOTAL_PAGES,
  ];
  const line = new Block({ children: [new TextRun({ children, color: soft, size: 18 })] });
  return { first: new Header({ children: [] }), default: new Header({ children: [line] }) };
}

/**
 * The CV as a Word document: headings, paragraphs and lists in one column, with the text of the PDF in its order. The library
 * is loaded on first use.
 */
export async function wordCv(page: CvPage): Promise<Buffer> {
  const docx = await loadDocx();
  const { document } = page;
  const paragraphs = new CvParagraphs(docx);
  const word = new docx.Document({
    title: page.title,
    creator: document.name,
    lastModifiedBy: document.name,
    styles: stylesOf(docx, page),
    numbering: {
      config: [
        {
          reference: bulletList,
          levels: [
            {
              level: 0,
              format: docx.LevelFormat.BULLET,
              text: "•",
              style: { paragraph: { indent: { left: 284, hanging: 227 }, spacing: { after: 20 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { titlePage: true, page: { size: papers[page.paper], margin } },
        headers: headers(docx, page),
        children: [
          ...paragraphs.head(document),
          ...document.sections.flatMap((section) => paragraphs.section(section)),
        ],
      },
    ],
  });
  return docx.Packer.toBuffer(word);
}
