import { describeLines } from "@postulo/resume-parser/testing/described-resume";
import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import {
  bullet,
  paragraph,
  run,
  sectionTitle,
  table,
  textBox,
  wordFile,
  type WordParts,
} from "./testing/word-file.ts";
import { docFile, sprm, sprm16, type DocParts } from "./testing/doc-file.ts";

const bold = sprm(0x0835, 1);
const italic = sprm(0x0836, 1);
const caps = sprm(0x083b, 1);
const hidden = sprm(0x083c, 1);
const deleted = sprm(0x0800, 1);
const size = (points: number) => sprm16(0x4a43, points * 2);
const inTable = sprm(0x2416, 1);
const endsRow = sprm(0x2417, 1);
const listed = sprm16(0x460b, 3);
/** A table definition, whose length takes two bytes, and a property whose length takes one. */
const wide = sprm(0xd608, 5, 0, 1, 2, 3, 4);
const long = sprm(0xc60d, 4, 1, 2, 3, 4);
const field = (url: string, text: string) => `\u0013 HYPERLINK "${url}" \u0014${text}\u0015`;

/** Documents of our own, by what is special in them. */
const documents: Readonly<Record<string, DocParts>> = {
  "styles that inherit, toggled and overridden": {
    styles: [
      { text: [size(11)], paragraph: [sprm16(0xa413, 120)] },
      { base: 0, text: [bold, size(14)], paragraph: [sprm16(0xa413, 240)] },
      { base: 1, text: [caps], paragraph: [sprm16(0x840f, 360)] },
      { isCharacter: true, text: [italic, size(9)] },
    ],
    paragraphs: [
      { style: 1, runs: [{ text: "Ada Example" }] },
      {
        style: 2,
        runs: [{ text: "Experience" }, { text: " of ten years", properties: [sprm(0x083b, 0)] }],
      },
      {
        style: 2,
        runs: [
          { text: "Toggled", properties: [sprm(0x0835, 0x81)] },
          { text: " kept", properties: [sprm(0x0835, 0x80)] },
        ],
      },
      { runs: [{ text: "Fitter, " }, { text: "Quill Marine", properties: [sprm16(0x4a30, 3)] }] },
      {
        runs: [
          { text: "A" },
          { text: " bold", properties: [bold] },
          { text: " italic", properties: [italic, size(8)] },
        ],
      },
    ],
  },
  "lists, indents, tabs, breaks and marks": {
    paragraphs: [
      { runs: [{ text: "Skills of Ada Example" }], properties: [sprm(0x2640, 1), listed] },
      { runs: [{ text: "Pumps and valves" }], properties: [listed] },
      { runs: [{ text: "Not an item" }], properties: [sprm16(0x460b, 0), sprm16(0x845e, 720)] },
      { runs: [{ text: "Indented outwards" }], properties: [sprm16(0x840f, -360)] },
      { runs: [{ text: "Left\tRight\u000bBelow\u000eColumn" }] },
      { runs: [{ text: "Well\u001eknown co\u001foperative \u0001\u0002\u0008mark" }] },
      { runs: [{ text: "After a wide property" }], properties: [wide, listed] },
      { runs: [{ text: "After a property of its own length" }], properties: [long, listed] },
      { runs: [{ text: "Last of the page" }], end: "\f" },
      { runs: [] },
      { runs: [{ text: "Next page" }], properties: [sprm16(0xa413, 480)] },
    ],
  },
  "hidden and deleted text, fields and links": {
    paragraphs: [
      {
        runs: [
          { text: "Seen " },
          { text: "unseen", properties: [hidden] },
          { text: "gone", properties: [deleted] },
          { text: "again" },
        ],
      },
      {
        runs: [
          {
            text: `Site: ${field("https://ada.example", "my site")}, and ${field("https://b.example", "another")}`,
          },
        ],
      },
      { runs: [{ text: "Page \u0013 PAGE \u00143\u0015 of \u0013 NUMPAGES \u00149\u0015 pages" }] },
      {
        runs: [
          { text: `\u0013 TOC \u0014${field("https://c.example", "inner")} outer\u0015 after` },
        ],
      },
    ],
  },
  "a table between paragraphs, with two paragraphs in a cell": {
    paragraphs: [
      { runs: [{ text: "Before the table of Ada" }] },
      { runs: [{ text: "2016 - 2020" }], properties: [inTable], end: "\u0007" },
      { runs: [{ text: "Fitter", properties: [bold] }], properties: [inTable] },
      { runs: [{ text: "Quill Marine" }], properties: [inTable], end: "\u0007" },
      { runs: [], properties: [inTable, endsRow], end: "\u0007" },
      { runs: [{ text: "2013 - 2016" }], properties: [inTable], end: "\u0007" },
      { runs: [{ text: "Apprentice" }], properties: [inTable], end: "\u0007" },
      { runs: [], properties: [inTable, sprm(0x244c, 1)], end: "\u0007" },
      { runs: [{ text: "After the table" }] },
    ],
  },
  "page headers and text boxes, in two bytes per character": {
    isWide: true,
    firstTable: true,
    paragraphs: [
      { runs: [{ text: "Żaneta Łęcka – œuvre «été»" }] },
      { runs: [{ text: "Main text" }] },
    ],
    headers: [{ runs: [{ text: "Header of Żaneta" }] }],
    boxes: [{ runs: [{ text: "Boxed skills" }] }, { runs: [{ text: "Welding" }] }],
  },
};

describe("a Word file of 1997 to 2003 of our own", () => {
  test.each(Object.entries(documents))("with %s", async (name, parts) => {
    const outcome = await readDocument(docFile(parts));
    const lines = outcome.kind === "lines" ? describeLines(outcome.document) : outcome.reason;
    await expect(`${lines}\n`).toMatchFileSnapshot(
      `./testing/expected/${name.replaceAll(/[, ]+/g, "-")}.txt`,
    );
  });

  test("with fewer than 25 letters has no text", async () => {
    const textOf = async (letters: number) => {
      const outcome = await readDocument(
        docFile({ paragraphs: [{ runs: [{ text: "a".repeat(letters) }] }] }),
      );
      return outcome.kind === "rejected" ? outcome.reason : outcome.kind;
    };
    expect(await textOf(24)).toBe("no_text");
    expect(await textOf(25)).toBe("lines");
  });
});

const text = (value: string) => `<w:t xml:space="preserve">${value}</w:t>`;
const complexField = (url: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "${url}"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/** Word files of our own, by what is special in them. */
const wordFiles: Readonly<Record<string, WordParts>> = {
  "runs of all kinds": {
    links: { rId7: "https://ada.example" },
    body: [
      paragraph(run("Ada Example", '<w:b/><w:sz w:val="40"/>'), '<w:spacing w:before="240"/>'),
      sectionTitle("Experience"),
      paragraph(
        run("off", '<w:b w:val="0"/>') + run(" on", '<w:b w:val="true"/>'),
        '<w:pStyle w:val="Section"/>',
      ),
      paragraph(
        run("caps ", "<w:caps/>") +
          run("none", '<w:caps w:val="none"/>') +
          run(" slanted", "<w:i/>"),
      ),
      paragraph(
        run("seen ") + run("hidden", "<w:vanish/>") + run("again", '<w:vanish w:val="false"/>'),
      ),
      paragraph(
        `<w:r>${text("left")}<w:tab/>${text("right")}<w:br/>${text("below")}<w:cr/>${text("last")}<w:ptab/>${text("end")}</w:r>`,
      ),
      paragraph(
        `<w:r>${text("Well")}<w:noBreakHyphen/>${text("known")}<w:br w:type="page"/><w:sym w:font="Symbol" w:char="00B7"/><w:sym w:char="10FFFF"/><w:sym w:char="zz"/></w:r>`,
      ),
      paragraph(
        `<w:ins>${run("inserted ")}</w:ins><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:smartTag>${run("smart ")}</w:smartTag><w:sdt><w:sdtContent>${run("control")}</w:sdtContent></w:sdt>`,
      ),
      paragraph(
        `<w:hyperlink r:id="rId7">${run("my site")}</w:hyperlink>${run(", ")}<w:fldSimple w:instr='HYPERLINK "https://b.example"'>${run("simple")}</w:fldSimple>${run(", ")}${complexField("https://c.example", "complex")}${run(" and text")}`,
      ),
      bullet("An item"),
      paragraph(run("No item"), '<w:numPr><w:numId w:val="0"/></w:numPr><w:ind w:left="720"/>'),
      paragraph(run("Also indented"), '<w:ind w:start="360"/>'),
      paragraph(
        run("A numbered heading"),
        '<w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="1"/>',
      ),
    ].join(""),
  },
  "tables, boxes, headers and footers": {
    header: paragraph(run("Ada Example")) + paragraph(run("ada@mail.example")),
    footer: paragraph(run("Page 1 of the letters")),
    body: [
      paragraph(run("Before the table")),
      table(
        [
          paragraph(run("2016")),
          paragraph(run("Fitter", "<w:b/>")) + paragraph(run("Quill Marine")),
        ],
        [paragraph(run("2013")), table([paragraph(run("inner")), paragraph(run("nested"))])],
      ),
      `<w:sdt><w:sdtContent>${paragraph(run("In a content control"))}</w:sdtContent></w:sdt>`,
      textBox(paragraph(run("Boxed")) + bullet("Welding")),
      paragraph(run("After the box")),
    ].join(""),
  },
  "two columns in a table": {
    body: table([
      ["Contact", "ada@mail.example", "0131 555 0101", "Leith", "Skills", "Welding"]
        .map((line) => paragraph(run(line)))
        .join(""),
      [
        "Experience of ten years in harbours",
        "Fitter at Quill Marine",
        "Kept forty pumps in order",
        "Apprentice at Peak Metals",
        "Turned and milled long shafts",
        "Trained two others",
      ]
        .map((line) => paragraph(run(line)))
        .join(""),
    ]),
  },
};

describe("a Word file of our own", () => {
  test.each(Object.entries(wordFiles))("with %s", async (name, parts) => {
    const outcome = await readDocument(wordFile(parts));
    const lines = outcome.kind === "lines" ? describeLines(outcome.document) : outcome.reason;
    await expect(`${lines}\n`).toMatchFileSnapshot(
      `./testing/expected/${name.replaceAll(/[, ]+/g, "-")}.txt`,
    );
  });
});
