import { Buffer } from "node:buffer";

const sectorBytes = 512;
const endOfChain = 0xfffffffe;
const freeSector = 0xffffffff;

const u16 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => bytes.writeUInt16LE(value, at * 2));
  return bytes;
};
const u32 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32LE(value, at * 4));
  return bytes;
};
const padded = (bytes: Buffer, to: number) =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

/** A property (SPRM): its code and its operand. */
export const sprm = (code: number, ...operand: readonly number[]): Buffer =>
  Buffer.concat([u16(code), Buffer.from(operand)]);
/** A property with an operand of two bytes. */
export const sprm16 = (code: number, value: number): Buffer =>
  Buffer.concat([u16(code), u16(value & 0xffff)]);

/** A run of text with its properties. */
export interface DocRun {
  readonly text: string;
  readonly properties?: readonly Buffer[];
}

/** A paragraph with its style and properties; `end` is the character that ends it. */
export interface DocParagraph {
  readonly runs: readonly DocRun[];
  readonly style?: number;
  readonly properties?: readonly Buffer[];
  readonly end?: "\r" | "\u0007" | "\f";
}

/** A style: paragraph styles have properties of both kinds. */
export interface DocStyleParts {
  readonly base?: number;
  readonly isCharacter?: boolean;
  readonly text?: readonly Buffer[];
  readonly paragraph?: readonly Buffer[];
}

export interface DocParts {
  readonly paragraphs: readonly DocParagraph[];
  /** Page headers, after the text. */
  readonly headers?: readonly DocParagraph[];
  /** Text boxes, after the headers. */
  readonly boxes?: readonly DocParagraph[];
  readonly styles?: readonly DocStyleParts[];
  /** Two bytes per character instead of one. */
  readonly isWide?: boolean;
  /** The table stream is `0Table` instead of `1Table`. */
  readonly firstTable?: boolean;
}

const textPlace = 2048;

function styleSheet(styles: readonly DocStyleParts[]): Buffer {
  const lists = (style: DocStyleParts, at: number) => {
    const text = Buffer.concat([...(style.text ?? [])]);
    const paragraph = Buffer.concat([u16(at), ...(style.paragraph ?? [])]);
    return style.isCharacter === true ? [text] : [paragraph, text];
  };
  const written = styles.map((style, at) => {
    const own = lists(style, at);
    const kind = style.isCharacter === true ? 2 : 1;
    const head = u16(0, ((style.base ?? 0x0fff) << 4) | kind, own.length, 0, 0);
    const name = Buffer.concat([u16(1), Buffer.from("S\0", "utf16le")]);
    const parts = own.flatMap((list) => [u16(list.length), padded(list, 2)]);
    const bytes = Buffer.concat([head, name, ...parts]);
    return Buffer.concat([u16(bytes.length), bytes]);
  });
  return Buffer.concat([u16(6), u16(styles.length, 10, 0), ...written]);
}

/** A page of formatted ranges (FKP). */
function formattedPage(
  ranges: readonly { to: number; bytes: Buffer }[],
  entryBytes: number,
): Buffer {
  const page = Buffer.alloc(sectorBytes);
  const count = ranges.length;
  page.writeUInt32LE(textPlace, 0);
  let place = sectorBytes - 2;
  ranges.forEach(({ to, bytes }, at) => {
    page.writeUInt32LE(to, (at + 1) * 4);
    if (bytes.length === 0) return;
    place -= bytes.length + (bytes.length % 2);
    bytes.copy(page, place);
    page.writeUInt8(place / 2, (count + 1) * 4 + at * entryBytes);
  });
  page.writeUInt8(count, sectorBytes - 1);
  return page;
}

/** Character properties: their length, then the list. */
const characterEntry = (run: DocRun) => {
  const list = Buffer.concat([...(run.properties ?? [])]);
  return list.length === 0 ? list : Buffer.concat([Buffer.from([list.length]), list]);
};

/** Paragraph properties: their length in words, then style and list. */
const paragraphEntry = ({ style = 0, properties = [] }: DocParagraph) => {
  const list = Buffer.concat([u16(style), ...properties]);
  return list.length % 2 === 0
    ? Buffer.concat([Buffer.from([0, list.length / 2]), list])
    : Buffer.concat([Buffer.from([(list.length + 1) / 2]), list]);
};

const lengthOf = (paragraphs: readonly DocParagraph[]) =>
  paragraphs.reduce(
    (sum, { runs }) => sum + 1 + runs.reduce((count, { text }) => count + text.length, 0),
    0,
  );

function streamsOf(parts: DocParts): { main: Buffer; table: Buffer } {
  const { paragraphs, headers = [], boxes = [], isWide = false } = parts;
  const all = [...paragraphs, ...headers, ...boxes];
  const width = isWide ? 2 : 1;
  let at = textPlace;
  const characters: { to: number; bytes: Buffer }[] = [];
  const ends: { to: number; bytes: Buffer }[] = [];
  for (const paragraph of all) {
    for (const run of paragraph.runs) {
      at += run.text.length * width;
      characters.push({ to: at, bytes: characterEntry(run) });
    }
    at += width;
    characters.push({ to: at, bytes: Buffer.alloc(0) });
    ends.push({ to: at, bytes: paragraphEntry(paragraph) });
  }
  const text = all
    .map(({ runs, end = "\r" }) => runs.map((run) => run.text).join("") + end)
    .join("");
  const body = padded(Buffer.from(text, isWide ? "utf16le" : "latin1"), sectorBytes);
  const page = (textPlace + body.length) / sectorBytes;
  const header = Buffer.alloc(textPlace);
  const main = Buffer.concat([
    header,
    body,
    formattedPage(characters, 1),
    formattedPage(ends, 13),
    Buffer.alloc(4096),
  ]);
  const place = isWide ? textPlace : (textPlace * 2) | 0x40000000;
  const piece = Buffer.concat([u32(0, text.length), u16(0), u32(place), u16(0)]);
  const tables: readonly (readonly [number, Buffer])[] = [
    [0xa2, styleSheet(parts.styles ?? [{}])],
    [0xfa, u32(textPlace, at, page)],
    [0x102, u32(textPlace, at, page + 1)],
    // A list of properties for pieces comes before the piece table.
    [
      0x1a2,
      Buffer.concat([Buffer.from([1]), u16(2), u16(0), Buffer.from([2]), u32(piece.length), piece]),
    ],
  ];
  let table = Buffer.alloc(16);
  for (const [field, bytes] of tables) {
    main.writeUInt32LE(table.length, field);
    main.writeUInt32LE(bytes.length, field + 4);
    table = Buffer.concat([table, bytes]);
  }
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(parts.firstTable === true ? 0 : 0x0200, 0x0a);
  [lengthOf(paragraphs), 0, lengthOf(headers), 0, 0, 0, lengthOf(boxes)].forEach((length, part) =>
    main.writeUInt32LE(length, 0x4c + part * 4),
  );
  return { main, table };
}

/** A directory entry of a compound file; kind 5 is the root, 2 a stream. */
function directoryEntry(name: string, kind: number, [start, length]: readonly [number, number]) {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, "utf16le");
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(length, 120);
  return entry;
}

/** A sector of numbers; the rest are free sectors. */
const filled = (numbers: readonly number[]) =>
  u32(...numbers, ...Array.from({ length: 128 - numbers.length }, () => freeSector));

/** A DOC file (Word 97 to 2003). The main stream is in regular sectors, the table stream in the mini stream. */
export function docFile(parts: DocParts): Uint8Array {
  const { main, table } = streamsOf(parts);
  const [mainSectors, miniSectors] = [padded(main, sectorBytes), padded(table, sectorBytes)];
  const counts = [mainSectors.length, miniSectors.length].map((length) => length / sectorBytes);
  const [mainCount = 0, miniCount = 0] = counts;
  // Sectors: FAT, directory, table of the mini stream, main stream, mini stream.
  const [mainAt, miniAt] = [3, 3 + mainCount];
  const chain = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => (at === count - 1 ? endOfChain : from + at + 1));
  const fat = [
    0xfffffffd,
    endOfChain,
    endOfChain,
    ...chain(mainAt, mainCount),
    ...chain(miniAt, miniCount),
  ];
  const mini = chain(0, Math.ceil(table.length / 64));
  const header = Buffer.alloc(sectorBytes, 0xff);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(2, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.writeUInt32LE(0, 76);
  const directory = Buffer.concat([
    directoryEntry("Root Entry", 5, [miniAt, miniSectors.length]),
    directoryEntry("WordDocument", 2, [mainAt, main.length]),
    directoryEntry(parts.firstTable === true ? "0Table" : "1Table", 2, [0, table.length]),
    Buffer.alloc(128),
  ]);
  return new Uint8Array(
    Buffer.concat([header, filled(fat), directory, filled(mini), mainSectors, miniSectors]),
  );
}
