const unknownType = "application/octet-stream";

const starts = (...bytes: number[]) => [0, Buffer.from(bytes)] as const;
const ascii = (text: string, at = 0) => [at, Buffer.from(text, "latin1")] as const;

type Signature = readonly [at: number, bytes: Buffer];

/** File signatures by media type, from their registrations and formats; one of several is sufficient. */
const signatures: Readonly<Record<string, readonly Signature[]>> = {
  "application/pdf": [ascii("%PDF-")],
  "image/png": [starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  "image/jpeg": [starts(0xff, 0xd8, 0xff)],
  "image/gif": [ascii("GIF87a"), ascii("GIF89a")],
  "image/webp": [ascii("WEBP", 8)],
  "image/avif": [ascii("ftyp", 4)],
  "image/bmp": [ascii("BM")],
  "application/zip": [ascii("PK")],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [ascii("PK")],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [ascii("PK")],
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": [ascii("PK")],
  "application/vnd.oasis.opendocument.text": [ascii("PK")],
};

/** The number of leading bytes that signatures need. */
export const signatureLength = 16;

/**
 * The declared type when the first bytes match its signature or it has none; otherwise `application/octet-stream`. So
 * an HTML page declared as an image is neither rendered nor accepted by a bucket for images.
 */
export function verifiedMediaType(declared: string, head: Uint8Array): string {
  const bare = (declared.split(";")[0] ?? "").trim().toLowerCase();
  const expected = signatures[bare];
  if (expected === undefined) return declared;
  const isVerified = expected.some(([at, bytes]) =>
    bytes.equals(head.subarray(at, at + bytes.length)),
  );
  return isVerified ? declared : unknownType;
}
