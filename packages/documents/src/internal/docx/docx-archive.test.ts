import { Buffer } from "node:buffer";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { formatOf } from "../file-format.ts";
import { paragraph, run, sectionTitle, table, wordFile } from "../../testing/word-file.ts";
import { readDocx } from "./read-docx.ts";

const usual = wordFile({
  links: { rId7: "https://ada.example" },
  header: paragraph(run("Ada Example, gardener")),
  body:
    sectionTitle("Experience") +
    table([paragraph(run("2019 – 2021")), paragraph(run("Head gardener", "<w:b/>"))]) +
    paragraph(`<w:hyperlink r:id="rId7">${run("My page")}</w:hyperlink>`),
});

type Files = Record<string, Uint8Array>;

/** The usual file with its archive changed. */
const changed = (change: (files: Files) => Files) => zipSync(change(unzipSync(usual)));
const inXml = (change: (xml: string) => string) =>
  changed((files) =>
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, strToU8(change(strFromU8(file)))]),
    ),
  );
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));

const officeDocument = (target: string) =>
  strToU8(
    `<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`,
  );
const moved = (from: string, to: string) => (files: Files) => {
  const places = Object.entries(files).map(([name, file]): [string, Uint8Array] => [
    name.startsWith(from) ? to + name.slice(from.length) : name,
    file,
  ]);
  return Object.fromEntries(places);
};

test.each([
  [
    "in another folder",
    changed((files) => ({
      ...moved("word/", "docs/")(files),
      "_rels/.rels": officeDocument("docs/document.xml"),
    })),
  ],
  [
    "with an absolute target and another name",
    changed((files) => {
      const { "word/document.xml": main, "word/_rels/document.xml.rels": links, ...others } = files;
      return {
        ...others,
        "_rels/.rels": officeDocument("/word/document2.xml"),
        ...(main && { "word/document2.xml": main }),
        ...(links && { "word/_rels/document2.xml.rels": links }),
      };
    }),
  ],
  [
    "with backslashes in its names",
    changed((files) =>
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name.replaceAll("/", "\\"), file]),
      ),
    ),
  ],
  [
    "with other prefixes",
    inXml((xml) =>
      xml
        .replaceAll("<w:", "<ns0:")
        .replaceAll("</w:", "</ns0:")
        .replaceAll(" w:", " ns0:")
        .replaceAll("xmlns:w=", "xmlns:ns0=")
        .replaceAll(" r:", " ns1:")
        .replaceAll("xmlns:r=", "xmlns:ns1="),
    ),
  ],
  [
    "with the namespace of strict files",
    inXml((xml) =>
      xml.replaceAll(
        "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
        "http://purl.oclc.org/ooxml/wordprocessingml/main",
      ),
    ),
  ],
  [
    "in UTF-16",
    changed((files) =>
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, utf16(strFromU8(file))]),
      ),
    ),
  ],
])("a Word file %s is read like any other", (_, file) => {
  const expected = readDocx(usual);
  expect(expected.kind).toBe("lines");
  expect(formatOf(file)).toBe("docx");
  expect(readDocx(file)).toEqual(expected);
});

test("moved text is read where it stands now", () => {
  const body = paragraph(
    `<w:moveTo>${run("Head gardener of the whole park")}</w:moveTo><w:moveFrom>${run("Cook")}</w:moveFrom>`,
  );
  expect(readDocx(wordFile({ body }))).toMatchObject({
    document: { main: [{ text: "Head gardener of the whole park" }] },
  });
});

test("the rows of a table in a table stay rows", () => {
  const inner = table([paragraph(run("Gardener")), paragraph(run("2019 – 2021"))]);
  const outer = table([
    paragraph(run("Experience")),
    inner + paragraph(run("Planted four hundred trees")),
  ]);
  expect(readDocx(wordFile({ body: outer }))).toMatchObject({
    document: {
      main: [
        { cells: [{ text: "Experience" }, { text: "Gardener" }, { text: "2019 – 2021" }] },
        { text: "Planted four hundred trees" },
      ],
    },
  });
});

test("a workbook is another type, whatever its name", () => {
  const workbook = zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "_rels/.rels": officeDocument("xl/workbook.xml"),
    "xl/workbook.xml": strToU8("<workbook><sheets/></workbook>"),
  });
  expect(readDocx(workbook)).toEqual({ kind: "rejected", reason: "unsupported_type" });
});
