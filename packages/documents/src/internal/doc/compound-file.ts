import { Buffer } from "node:buffer";

/** Streams of a Compound File Binary (the container of DOC files) by name. */
export type Streams = ReadonlyMap<string, Buffer>;

const headerBytes = 512;
const miniSector = 64;
const miniCutoff = 4096;
const entryBytes = 128;
const pointersInHeader = 109;
/** Sector numbers from here on are markers: end of chain, free, FAT sector. */
const lastSector = 0xfffffffa;

/**
 * Follows a sector chain through its table, up to its end or `most` sectors. Where a damaged table leads back to a sector already
 * read, the next sector of the file is taken, because programs write streams in one piece.
 */
function chain(start: number, table: readonly number[], most: number): number[] {
  const sectors = new Set<number>();
  let at = start;
  while (at < table.length && sectors.size < most) {
    sectors.add(at);
    const next = table[at] ?? lastSector;
    at = sectors.has(next) ? at + 1 : next;
    if (sectors.has(at)) break;
  }
  return [...sectors];
}

const numbersIn = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4));

interface Container {
  /** Bytes of a sector. */
  readonly size: number;
  readonly sector: (at: number) => Buffer;
  readonly table: readonly number[];
}

function openContainer(file: Buffer): Container {
  const size = 1 << file.readUInt16LE(30);
  if (size !== 512 && size !== 4096) throw new RangeError("Sectors have an unknown size.");
  // The last sector may be truncated; a sector after the end of the file is invalid.
  const sector = (at: number) => {
    const from = (at + 1) * size;
    if (from >= file.length) throw new RangeError("A sector lies behind the end of the file.");
    return file.subarray(from, from + size);
  };
  const places = numbersIn(file.subarray(76, headerBytes)).slice(0, pointersInHeader);
  const maxSectors = Math.ceil(file.length / size);
  let next = file.readUInt32LE(68);
  for (let read = 0; next < lastSector && read < maxSectors; read += 1) {
    const numbers = numbersIn(sector(next));
    places.push(...numbers.slice(0, -1));
    next = numbers.at(-1) ?? lastSector;
  }
  const table: number[] = [];
  for (const place of places) {
    if (place < lastSector && table.length < maxSectors + size)
      table.push(...numbersIn(sector(place)));
  }
  return { size, sector, table };
}

const joined = ({ sector, table }: Container, start: number, most = table.length) =>
  Buffer.concat(chain(start, table, most).map(sector));

interface Entry {
  readonly name: string;
  readonly isRoot: boolean;
  readonly start: number;
  readonly length: number;
}

function entriesOf(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, at): Entry[] => {
    const entry = directory.subarray(at * entryBytes, (at + 1) * entryBytes);
    const kind = entry.readUInt8(66);
    if (kind !== 2 && kind !== 5) return [];
    const nameBytes = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2);
    return [
      {
        name: entry.toString("utf16le", 0, nameBytes),
        isRoot: kind === 5,
        start: entry.readUInt32LE(116),
        length: entry.readUInt32LE(120),
      },
    ];
  }).flat();
}

/**
 * Opens a compound file. Chains and streams are limited to the length of the file, whatever its tables declare.
 * @throws {RangeError} when the tables contradict the file.
 */
export function streamsOf(bytes: Uint8Array, names: readonly string[]): Streams {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const container = openContainer(file);
  const entries = entriesOf(joined(container, file.readUInt32LE(48)));
  const root = entries.find((entry) => entry.isRoot);
  const miniTable = numbersIn(joined(container, file.readUInt32LE(60)));
  const miniStream = root ? joined(container, root.start) : Buffer.alloc(0);
  const read = ({ start, length }: Entry) => {
    const content =
      length < miniCutoff
        ? Buffer.concat(
            chain(start, miniTable, Math.ceil(length / miniSector)).map((at) =>
              miniStream.subarray(at * miniSector, (at + 1) * miniSector),
            ),
          )
        : joined(container, start, Math.ceil(length / container.size));
    return content.subarray(0, length);
  };
  return new Map(
    entries
      .filter((entry) => !entry.isRoot && names.includes(entry.name))
      .map((entry) => [entry.name, read(entry)]),
  );
}
