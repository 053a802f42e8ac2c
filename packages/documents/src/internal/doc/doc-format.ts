import type { Buffer } from "node:buffer";
import {
  type CharacterFormat,
  characterFormat,
  type ParagraphFormat,
  paragraphFormat,
} from "./doc-properties.ts";
import { docStyles } from "./doc-styles.ts";
import { type DocFile, tablePart } from "./doc-text.ts";

/** A range of the file with its property list. */
interface Formatted {
  readonly from: number;
  readonly to: number;
  readonly bytes: Buffer;
}

const pageBytes = 512;
const paragraphEntryBytes = 13;

/** The formatted ranges of all FKP pages that a bin table lists, each entry read by `entry`. */
function formattedIn(
  file: DocFile,
  at: number,
  entry: { readonly bytes: number; readonly read: (page: Buffer, at: number) => Buffer },
): Formatted[] {
  const places = tablePart(file, at);
  const count = Math.max(0, Math.floor((places.length - 4) / 8));
  const found: Formatted[] = [];
  for (let page = 0; page < count; page += 1) {
    const number = places.readUInt32LE((count + 1) * 4 + page * 4) & 0x3fffff;
    const bytes = file.main.subarray(number * pageBytes, (number + 1) * pageBytes);
    if (bytes.length < pageBytes) continue;
    const runs = bytes.readUInt8(pageBytes - 1);
    for (let run = 0; run < runs && (runs + 1) * 4 + run * entry.bytes < pageBytes - 1; run += 1) {
      const place = bytes.readUInt8((runs + 1) * 4 + run * entry.bytes) * 2;
      found.push({
        from: bytes.readUInt32LE(run * 4),
        to: bytes.readUInt32LE(run * 4 + 4),
        bytes: place === 0 ? bytes.subarray(0, 0) : entry.read(bytes, place),
      });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

const readCharacters = (page: Buffer, at: number) =>
  page.subarray(at + 1, at + 1 + (page[at] ?? 0));

/** The length is in 16-bit words: either rounded up, or in the second byte. */
function readParagraph(page: Buffer, at: number): Buffer {
  const words = page[at] ?? 0;
  const [from, length] = words === 0 ? [at + 2, (page[at + 1] ?? 0) * 2] : [at + 1, words * 2 - 1];
  return page.subarray(from, from + length);
}

/** Binary search for the range that contains a file offset. */
function finder(all: readonly Formatted[]): (place: number) => Formatted | undefined {
  return (place) => {
    let [low, high] = [0, all.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const one = all[middle];
      if (!one) return undefined;
      if (place < one.from) high = middle - 1;
      else if (place >= one.to) low = middle + 1;
      else return one;
    }
    return undefined;
  };
}

/** Formatting by file offset. */
export interface DocFormat {
  readonly paragraphAt: (place: number) => ParagraphFormat;
  readonly textAt: (place: number, paragraph: ParagraphFormat) => CharacterFormat;
}

export function docFormat(file: DocFile): DocFormat {
  const styles = docStyles(tablePart(file, 0xa2));
  const characters = finder(formattedIn(file, 0xfa, { bytes: 1, read: readCharacters }));
  const paragraphs = finder(
    formattedIn(file, 0x102, { bytes: paragraphEntryBytes, read: readParagraph }),
  );
  return {
    paragraphAt: (place) => {
      const bytes = paragraphs(place)?.bytes;
      const style = bytes && bytes.length >= 2 ? bytes.readUInt16LE(0) : 0;
      const base = { ...styles(style).paragraph, style };
      return bytes ? paragraphFormat(bytes.subarray(2), base) : base;
    },
    textAt: (place, paragraph) => {
      const bytes = characters(place)?.bytes;
      const base = styles(paragraph.style ?? 0).text;
      if (!bytes || bytes.length === 0) return base;
      const format = characterFormat(bytes, base);
      return format.style === undefined
        ? format
        : characterFormat(bytes, { ...base, ...styles(format.style).text });
    },
  };
}
