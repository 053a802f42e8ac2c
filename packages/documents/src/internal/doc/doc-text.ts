import type { Buffer } from "node:buffer";

/** A run of characters that are contiguous in the file. */
interface Piece {
  readonly from: number;
  readonly length: number;
  /** File offset of the first character. */
  readonly place: number;
  /** One byte per character (Windows-1252) instead of two. */
  readonly isNarrow: boolean;
}

/** The parts of a document's text, in file order. */
const partNames = [
  "text",
  "footnotes",
  "headers",
  "macros",
  "comments",
  "endnotes",
  "boxes",
  "headerBoxes",
] as const;
export type DocPart = (typeof partNames)[number];

/** Text with the file offset of each character, by which formatting is looked up. */
export interface DocCharacters {
  readonly text: string;
  readonly places: readonly number[];
}

export interface DocFile {
  readonly main: Buffer;
  readonly table: Buffer;
}

const maxCharacters = 2_000_000;
const narrow = new TextDecoder("windows-1252");

/** A part of the table stream; its offset and length are in the file header at `at`. */
export function tablePart({ main, table }: DocFile, at: number): Buffer {
  const [from, length] = [main.readUInt32LE(at), main.readUInt32LE(at + 4)];
  return table.subarray(from, from + length);
}

/** The piece table: the ranges of the file that are text, in document order. */
function piecesOf(file: DocFile): Piece[] {
  const complex = tablePart(file, 0x1a2);
  let at = 0;
  // Property lists that pieces may refer to come first.
  while (complex[at] === 1) at += 3 + complex.readUInt16LE(at + 1);
  if (complex[at] !== 2) throw new RangeError("There is no piece table.");
  const bytes = complex.subarray(at + 5, at + 5 + complex.readUInt32LE(at + 1));
  const count = Math.floor((bytes.length - 4) / 12);
  return Array.from({ length: count }, (_, piece): Piece => {
    const [from, to] = [bytes.readUInt32LE(piece * 4), bytes.readUInt32LE(piece * 4 + 4)];
    const packed = bytes.readUInt32LE((count + 1) * 4 + piece * 8 + 2);
    const isNarrow = (packed & 0x40000000) !== 0;
    const place = packed & 0x3fffffff;
    return {
      from,
      length: Math.max(0, to - from),
      place: isNarrow ? place / 2 : place,
      isNarrow,
    };
  });
}

function charactersOf(main: Buffer, { length, place, isNarrow }: Piece): DocCharacters {
  const width = isNarrow ? 1 : 2;
  const bytes = main.subarray(place, place + length * width);
  const text = isNarrow
    ? narrow.decode(bytes)
    : bytes.toString("utf16le", 0, bytes.length - (bytes.length % 2));
  return { text, places: Array.from({ length: text.length }, (_, at) => place + at * width) };
}

/** The text of a Word file by part, assembled from its pieces. */
export function docParts(file: DocFile): ReadonlyMap<DocPart, DocCharacters> {
  const lengths = partNames.map((_, at) => file.main.readUInt32LE(0x4c + at * 4));
  let text = "";
  let places: number[] = [];
  for (const piece of piecesOf(file)) {
    const found = charactersOf(file.main, piece);
    if (text.length + found.text.length > maxCharacters)
      throw new RangeError("The text is longer than any letter.");
    text += found.text;
    places = places.concat(found.places);
  }
  let from = 0;
  return new Map(
    partNames.map((name, at) => {
      const to = from + (lengths[at] ?? 0);
      const part = { text: text.slice(from, to), places: places.slice(from, to) };
      from = to;
      return [name, part];
    }),
  );
}
