import { strToU8, zipSync } from "fflate";

const namespaces = ["office", "style", "text", "table"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat(
    'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
    'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  )
  .join(" ");

const listStyles =
  '<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>' +
  '<text:list-style style:name="L2"><text:list-level-style-number text:level="1" style:num-format=""/></text:list-style>';

const styles =
  '<style:default-style style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:default-style>' +
  '<style:style style:name="Standard" style:family="paragraph"/>' +
  '<style:style style:name="Heading_20_1" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="150%" fo:font-weight="bold"/></style:style>';

const automatic =
  '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:margin-left="0.5in" fo:margin-top="6pt"/></style:style>' +
  '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
  '<style:style style:name="T2" style:family="text"><style:text-properties fo:font-style="italic" fo:text-transform="uppercase"/></style:style>' +
  '<style:style style:name="T3" style:family="text"><style:text-properties text:display="none"/></style:style>' +
  listStyles;

export interface OdtParts {
  readonly body: string;
  readonly header?: string;
  readonly footer?: string;
  readonly extra?: Readonly<Record<string, Uint8Array>>;
}

/** An OpenDocument text with styles `Heading_20_1`, `P1`, `T1` to `T3`, `L1` and `L2`. */
export function odtFile({ body, header = "", footer = "", extra = {} }: OdtParts): Uint8Array {
  return zipSync({
    mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }],
    "META-INF/manifest.xml": strToU8("<manifest:manifest/>"),
    "content.xml": strToU8(
      `<?xml version="1.0"?><office:document-content ${namespaces}><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    "styles.xml": strToU8(
      `<office:document-styles ${namespaces}><office:styles>${styles}</office:styles><office:master-styles><style:master-page style:name="Standard"><style:header>${header}</style:header><style:footer>${footer}</style:footer></style:master-page></office:master-styles></office:document-styles>`,
    ),
    ...extra,
  });
}
