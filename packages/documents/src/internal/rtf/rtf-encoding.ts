import type { Buffer } from "node:buffer";

export const windows1252 = 1252;
const symbolPage = 42;
/** Private-use characters of Word for the bytes of symbol fonts. */
const symbolBase = 0xf000;

/** Code pages by the character set of a font (`\fcharset`); absent ones are that of the file. */
export const charsetPages: ReadonlyMap<number, number> = new Map([
  [0, windows1252],
  [2, symbolPage],
  [77, 10000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
]);

/** Labels of the Encoding Standard; code pages of Windows from 1250 on have their number in theirs. */
const labels: ReadonlyMap<number, string> = new Map([
  [866, "ibm866"],
  [874, "windows-874"],
  [932, "shift_jis"],
  [936, "gbk"],
  [949, "euc-kr"],
  [950, "big5"],
  [10000, "macintosh"],
  [65001, "utf-8"],
]);

const labelOf = (page: number) =>
  page >= 1250 && page <= 1258 ? `windows-${page}` : (labels.get(page) ?? "windows-1252");

/** Decodes text in a code page; unknown pages are read as Windows-1252. */
export function decodeRtf(bytes: Buffer, page: number): string {
  if (page !== symbolPage) return new TextDecoder(labelOf(page)).decode(bytes);
  return Array.from(bytes, (byte) =>
    byte > 0x20 ? String.fromCharCode(symbolBase + byte) : " ",
  ).join("");
}
