import { Buffer } from "node:buffer";
import { strToU8, zipSync } from "fflate";

const text = (content: string) => new Uint8Array(Buffer.from(content, "latin1"));

/** A PDF from object bodies, with a cross-reference table. */
function pdfOf(objects: readonly string[], trailer = ""): Uint8Array {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return text(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

const empty = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>"];

/** Encrypted with an unknown password. */
export const encryptedPdf = (): Uint8Array =>
  pdfOf(
    [
      ...empty,
      `<< /Filter /Standard /V 1 /R 2 /O <${"a1".repeat(32)}> /U <${"b2".repeat(32)}> /P -4 >>`,
    ],
    `/Encrypt 3 0 R /ID [<${"00".repeat(16)}> <${"00".repeat(16)}>]`,
  );

export const damagedPdf = (): Uint8Array => text("%PDF-1.7\nthis was a document once\n%%EOF");
export const program = (): Uint8Array =>
  text(`MZ\u0090\u0000${"\u0000".repeat(200)}This program cannot be run`);
export const webPage = (): Uint8Array =>
  text("<!doctype html><title>Resume</title><p>Ada Example</p>");
export const archive = (): Uint8Array => zipSync({ "photo.txt": strToU8("not a letter") });

/** The first bytes of a DOC file, enough for format detection. */
export const oldWordFile = (): Uint8Array =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      Buffer.alloc(1024),
      Buffer.from("WordDocument", "utf16le"),
    ]),
  );
