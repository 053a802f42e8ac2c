import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

/** A DOCX file with this body. */
export const wordFile = (body: string): Uint8Array =>
  zipSync({
    "word/document.xml": strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });

/** A PDF object: its source, or a stream to compress. */
type PdfObject = string | { readonly dictionary: string; readonly content: Uint8Array };

function sourceOf(object: PdfObject): Buffer {
  if (typeof object === "string") return Buffer.from(object);
  const packed = deflateSync(object.content, { level: 9 });
  const head = `<< ${object.dictionary} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream")]);
}

/** A valid PDF of these objects; the first is the catalog. */
function pdfOf(objects: readonly PdfObject[]): Uint8Array {
  const parts = [Buffer.from("%PDF-1.5\n")];
  let length = parts[0]?.length ?? 0;
  const places = objects.map((object, at) => {
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      sourceOf(object),
      Buffer.from("\nendobj\n"),
    ]);
    const place = length;
    parts.push(part);
    length += part.length;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  // PDF.js rejects a Buffer.
  return new Uint8Array(Buffer.concat(parts));
}

const mebibyte = 1024 * 1024;

const repeated = (piece: string, bytes: number) =>
  Buffer.alloc(Math.floor(bytes / piece.length) * piece.length, piece, "latin1");

const helvetica = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
const shownText =
  "BT /F1 9 Tf 50 700 Td (Vesper Quillfeather, lighthouse keeper and cartographer) Tj ET\n";

interface PdfParts {
  /** Drawing operators after the line of text. */
  readonly drawing?: readonly (string | Uint8Array)[];
  readonly font?: string;
  readonly resources?: string;
  /** Objects from number 6 on. */
  readonly others?: readonly PdfObject[];
}

/** A PDF of one page with a line of text and further drawing operators. */
const pdfPage = ({ drawing = [], font = helvetica, resources = "", others = [] }: PdfParts) =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    {
      dictionary: "",
      content: Buffer.concat([shownText, ...drawing].map((part) => Buffer.from(part))),
    },
    font,
    ...others,
  ]);

/** A form XObject that draws another one ten times. */
const drawingForm = (drawn: number): PdfObject => ({
  dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${drawn} 0 R >> >>`,
  content: Buffer.from("/X Do\n".repeat(10)),
});

const unicodeRange =
  "begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <00ffffff> <0041> endbfrange endcmap";

/** Valid PDFs of less than 500 KB that need more memory than the reader's limit. */
export const memoryPdfs: Readonly<Record<string, () => Uint8Array>> = {
  "a drawing that unpacks to 450 MB": () => pdfPage({ drawing: [repeated(" ", 450 * mebibyte)] }),
  "a text of 60 MB": () =>
    pdfPage({ drawing: ["BT /F1 9 Tf (", repeated("word ", 60 * mebibyte), ") Tj ET"] }),
  "an array of 50 million numbers": () =>
    pdfPage({ drawing: ["BT /F1 9 Tf [", repeated("1 ", 100 * mebibyte), "] TJ ET"] }),
  "four million lines": () => pdfPage({ drawing: [repeated("0 0 m 9 9 l S\n", 60 * mebibyte)] }),
  "a font of 450 MB": () =>
    pdfPage({
      font: "<< /Type /Font /Subtype /TrueType /BaseFont /F /FirstChar 0 /LastChar 255 /FontDescriptor 6 0 R >>",
      others: [
        "<< /Type /FontDescriptor /FontName /F /Flags 4 /FontBBox [0 0 9 9] /FontFile2 7 0 R >>",
        {
          dictionary: "",
          content: Buffer.concat([Buffer.from("true"), Buffer.alloc(450 * mebibyte)]),
        },
      ],
    }),
  "a font that names 16 million characters": () =>
    pdfPage({
      font: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>",
      others: [{ dictionary: "", content: Buffer.from(unicodeRange) }],
    }),
  "forms in forms, a million in all": () =>
    pdfPage({
      drawing: ["/X Do\n"],
      resources: "/XObject << /X 6 0 R >>",
      others: [
        ...[7, 8, 9, 10, 11, 12].map(drawingForm),
        {
          dictionary: "/Type /XObject /Subtype /Form /BBox [0 0 9 9]",
          content: Buffer.from("0 0 m 9 9 l S\n".repeat(10)),
        },
      ],
    }),
};
