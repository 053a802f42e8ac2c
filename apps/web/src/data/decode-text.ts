const byteOrderMarks = [
  { encoding: "utf-16le", mark: [0xff, 0xfe] },
  { encoding: "utf-16be", mark: [0xfe, 0xff] },
] as const;

/**
 * Decodes a text file as editors and spreadsheets save it: UTF-8, UTF-16 with a BOM, else Windows-1252, which Excel writes under
 * "CSV" in Western Europe. Undefined for binary files, such as a workbook or an image.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const marked = byteOrderMarks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
