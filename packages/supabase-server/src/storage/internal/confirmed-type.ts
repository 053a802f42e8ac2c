const unknownType = "application/octet-stream";

const starts = (...bytes: number[]) => [0, Buffer.from(bytes)] as const;
const says = (text: string, at = 0) => [at, Buffer.from(text, "latin1")] as const;

type Mark = readonly [at: number, bytes: Buffer];

/** How the bytes of these types begin, by their registrations and formats; of several marks one is enough. */
const marks: Readonly<Record<string, readonly Mark[]>> = {
  "application/pdf": [says("%PDF-")],
  "image/png": [starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  "image/jpeg": [starts(0xff, 0xd8, 0xff)],
  "image/gif": [says("GIF87a"), says("GIF89a")],
  "image/webp": [says("WEBP", 8)],
  "image/avif": [says("ftyp", 4)],
  "image/bmp": [says("BM")],
  "application/zip": [says("PK")],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [says("PK")],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [says("PK")],
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": [says("PK")],
  "application/vnd.oasis.opendocument.text": [says("PK")],
};

/** So many bytes tell. */
export const headBytes = 16;

/**
 * The declared type when the first bytes bear it out, or when its bytes have no mark of their own; else that of bytes of any
 * kind. A page that calls itself a picture is so never shown as one, and passes no bucket that takes pictures only.
 */
export function confirmedType(declared: string, head: Uint8Array): string {
  const bare = (declared.split(";")[0] ?? "").trim().toLowerCase();
  const expected = marks[bare];
  if (expected === undefined) return declared;
  const isBorneOut = expected.some(([at, bytes]) =>
    bytes.equals(head.subarray(at, at + bytes.length)),
  );
  return isBorneOut ? declared : unknownType;
}
