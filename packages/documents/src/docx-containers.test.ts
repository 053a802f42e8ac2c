import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readDocument } from "./read-document.ts";

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const namespaces = `xmlns:w="${word}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup" xmlns:v="urn:schemas-microsoft-com:vml"`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const inRun = (content: string) => `<w:p><w:r>${content}</w:r></w:p>`;
const written = paragraph("Ada Example of Smallville, gardener and cook");
const documentOf = (body: string) =>
  `<?xml version="1.0"?><w:document ${namespaces}><w:body>${written}${body}</w:body></w:document>`;

const typesOf = (part: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relationshipsTo = (target: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;

/** A Word file whose text is in `part`, to which the relationship `target` leads. */
const fileOf = (part: string, xml: Uint8Array, target = part) =>
  zipSync({
    "[Content_Types].xml": strToU8(typesOf(part)),
    "_rels/.rels": strToU8(relationshipsTo(target)),
    [part]: xml,
  });
const usualFile = (xml: string) => fileOf("word/document.xml", strToU8(xml));

function utf16(xml: string, isBigEndian: boolean): Uint8Array {
  const bytes = Buffer.from(`\uFEFF${xml.replace("?>", ' encoding="UTF-16"?>')}`, "utf16le");
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
}

async function textOf(file: Uint8Array): Promise<string> {
  const outcome = await readDocument(file);
  if (outcome.kind !== "lines") return outcome.reason;
  return [outcome.document.main, ...outcome.document.sides]
    .flat()
    .map(({ text }) => text)
    .join("\n");
}

const simple = documentOf(paragraph("Gärtnerin"));

test.each([
  ["another part", fileOf("word/document2.xml", strToU8(simple))],
  ["another folder", fileOf("doc/main.xml", strToU8(simple))],
  ["an absolute target", fileOf("word/document.xml", strToU8(simple), "/word/document.xml")],
  ["UTF-16, little end first", fileOf("word/document.xml", utf16(simple, false))],
  ["UTF-16, big end first", fileOf("word/document.xml", utf16(simple, true))],
  [
    "another prefix",
    usualFile(simple.replaceAll("w:", "ns0:").replaceAll("xmlns:w=", "xmlns:ns0=")),
  ],
  ["no prefix", usualFile(simple.replaceAll("xmlns:w=", "xmlns=").replaceAll(/<(\/?)w:/g, "<$1"))],
  [
    "the strict namespace",
    usualFile(simple.replace(word, "http://purl.oclc.org/ooxml/wordprocessingml/main")),
  ],
  ["no relationships", zipSync({ "word/document.xml": strToU8(simple) })],
])("a Word file with %s is read", async (_, file) => {
  expect(await textOf(file)).toBe("Ada Example of Smallville, gardener and cook\nGärtnerin");
});

const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
const vml = (content: string) =>
  `<w:pict><v:shape><v:textbox>${box(content)}</v:textbox></v:shape></w:pict>`;
const shape = (content: string) => `<wps:wsp><wps:txbx>${box(content)}</wps:txbx></wps:wsp>`;
const cell = (content: string) => `<w:tc>${content}</w:tc>`;
const control = (content: string) => `<w:sdt><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const inserted = (text: string) => `<w:ins><w:r><w:t>${text}</w:t></w:r></w:ins>`;

test.each([
  [
    "a shape with its copy for older programs",
    inRun(
      `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${shape(paragraph("one"))}</w:drawing></mc:Choice><mc:Fallback>${vml(paragraph("one"))}</mc:Fallback></mc:AlternateContent>`,
    ),
    ["one"],
  ],
  ["a box in a box", inRun(vml(paragraph("one") + inRun(vml(paragraph("two"))))), ["one", "two"]],
  [
    "a group of shapes",
    inRun(
      `<w:drawing><wpg:wgp>${shape(paragraph("one"))}<wpg:grpSp>${shape(paragraph("two"))}</wpg:grpSp></wpg:wgp></w:drawing>`,
    ),
    ["one", "two"],
  ],
  [
    "a table in a table",
    `<w:tbl><w:tr>${cell(`${paragraph("one")}<w:tbl><w:tr>${cell(paragraph("two"))}</w:tr></w:tbl>${paragraph("three")}`)}</w:tr></w:tbl>`,
    ["one", "two", "three"],
  ],
  [
    "tracked changes",
    `<w:p>${inserted("one")}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p><w:p><w:moveFrom><w:r><w:t>gone</w:t></w:r></w:moveFrom><w:moveTo><w:r><w:t>two</w:t></w:r></w:moveTo></w:p>`,
    ["one", "two"],
  ],
  [
    "content controls around paragraphs, rows and cells",
    control(
      `${paragraph("one")}<w:tbl>${control(`<w:tr>${control(cell(paragraph("two")))}</w:tr>`)}</w:tbl>`,
    ),
    ["one", "two"],
  ],
])("the text of %s is read once", async (_, body, texts) => {
  const text = await textOf(usualFile(documentOf(body)));
  expect(text.split(/\s+/).slice(7).toSorted()).toEqual(texts.toSorted());
});

const titleBox = (title: string, offset: number) =>
  `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:positionV relativeFrom="paragraph"><wp:posOffset>${offset}</wp:posOffset></wp:positionV>${shape(paragraph(title))}</wp:anchor></w:drawing></mc:Choice></mc:AlternateContent>`;

test("the title of a section in a text box stands where the box is anchored", async () => {
  const body = [
    inRun(`${titleBox("Formation", 0)}<w:t>Licence de droit</w:t>`),
    inRun(`<w:t>Baccalauréat ES</w:t>${titleBox("Langues", 300_000)}`),
    paragraph("Anglais courant"),
    inRun(`${titleBox("Une phrase à part", 0)}<w:t>Espagnol</w:t>`),
  ];
  const document = documentOf(body.join("")).replace(
    "<w:document ",
    '<w:document xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ',
  );
  expect(await textOf(usualFile(document))).toBe(
    `Ada Example of Smallville, gardener and cook
Formation
Licence de droit
Baccalauréat ES
Langues
Anglais courant
Espagnol
Une phrase à part`,
  );
});

const inches = 914_400;
const placedBox = (text: string, [left, top]: readonly [number, number]) =>
  `<w:drawing><wp:anchor><wp:positionH relativeFrom="column"><wp:posOffset>${left * inches}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${top * inches}</wp:posOffset></wp:positionV><wp:extent cx="${2 * inches}" cy="${0.3 * inches}"/>${shape(paragraph(text))}</wp:anchor></w:drawing>`;
const oldBox = (text: string, [left, top]: readonly [number, number]) =>
  `<w:pict><v:shape style="position:absolute;margin-left:${left}in;margin-top:${top * 72}pt;width:2in;height:20pt;mso-position-vertical-relative:page"><v:textbox>${box(paragraph(text))}</v:textbox></v:shape></w:pict>`;

test.each([
  ["of Word 2010", placedBox],
  ["of older programs", oldBox],
])("text boxes %s are read by their places, a title with the box below it", async (_, boxAt) => {
  const body = inRun(
    [
      boxAt("Baker at Mill Lane", [3, 2.5]),
      boxAt("Bread", [0, 2.5]),
      boxAt("Experience", [3, 2]),
      boxAt("Skills", [0, 2]),
    ].join(""),
  );
  const document = documentOf(body).replace(
    "<w:document ",
    '<w:document xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ',
  );
  expect(await textOf(usualFile(document))).toBe(
    `Ada Example of Smallville, gardener and cook
Skills
Bread
Experience
Baker at Mill Lane`,
  );
});

test("boxes of a group of shapes are placed by its own lengths", async () => {
  const inner = (text: string, x: number) =>
    `<wps:wsp><wps:spPr><a:xfrm><a:off x="${x}" y="10"/><a:ext cx="90" cy="20"/></a:xfrm></wps:spPr><wps:txbx>${box(paragraph(text))}</wps:txbx></wps:wsp>`;
  const group = `<wpg:wgp><wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2000" cy="1000"/><a:chOff x="0" y="0"/><a:chExt cx="200" cy="100"/></a:xfrm></wpg:grpSpPr>${inner("Skills", 100)}${inner("Experience", 0)}</wpg:wgp>`;
  const body = inRun(
    `<w:drawing><wp:anchor><wp:extent cx="${5 * inches}" cy="${inches}"/>${group}</wp:anchor></w:drawing>`,
  );
  const document = documentOf(body).replace(
    "<w:document ",
    '<w:document xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ',
  );
  const text = await textOf(usualFile(document));
  expect(text.split("\n").slice(1)).toEqual(["Experience", "Skills"]);
});
