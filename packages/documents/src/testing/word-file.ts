import { strToU8, zipSync } from "fflate";

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** A run; `marks` are run properties such as `<w:b/>`. */
export const run = (text: string, marks = ""): string =>
  `<w:r><w:rPr>${marks}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

export const paragraph = (content: string, properties = ""): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

export const bullet = (text: string): string =>
  paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

export const table = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;

/** A text box with its fallback copy for older programs. */
export const textBox = (content: string): string =>
  paragraph(
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:txbxContent>${content}</w:txbxContent></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${content}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
  );

const styles = `<w:styles ${namespaces}>
<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/><w:sz w:val="26"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Section"><w:basedOn w:val="Base"/><w:rPr><w:caps/></w:rPr></w:style>
</w:styles>`;

export interface WordParts {
  readonly body: string;
  readonly header?: string;
  readonly footer?: string;
  /** URLs by relationship id. */
  readonly links?: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, Uint8Array>>;
}

const related = (type: string, target: string) =>
  `<Relationship Id="${type}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

export function wordFile({ body, header, footer, links = {}, extra = {} }: WordParts): Uint8Array {
  const relations = [
    ...Object.entries(links).map(
      ([id, url]) =>
        `<Relationship Id="${id}" Type="hyperlink" Target="${url}" TargetMode="External"/>`,
    ),
    related("styles", "styles.xml"),
    ...(header === undefined ? [] : [related("header", "header1.xml")]),
    ...(footer === undefined ? [] : [related("footer", "footer1.xml")]),
  ];
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(`<w:document ${namespaces}><w:body>${body}</w:body></w:document>`),
    "word/styles.xml": strToU8(styles),
    "word/_rels/document.xml.rels": strToU8(`<Relationships>${relations.join("")}</Relationships>`),
    ...(header === undefined
      ? {}
      : { "word/header1.xml": strToU8(`<w:hdr ${namespaces}>${header}</w:hdr>`) }),
    ...(footer === undefined
      ? {}
      : { "word/footer1.xml": strToU8(`<w:ftr ${namespaces}>${footer}</w:ftr>`) }),
    ...extra,
  });
}

export const sectionTitle = (text: string): string =>
  paragraph(run(text), '<w:pStyle w:val="Section"/>');
