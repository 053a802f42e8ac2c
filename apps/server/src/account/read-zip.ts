import type { FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { crc32, createInflateRaw } from "node:zlib";

/** A file of an archive, as the archive's directory describes it. */
export interface ZipEntry {
  readonly name: string;
  readonly sizeBytes: number;
  readonly packedBytes: number;
  readonly crc: number;
  readonly method: number;
  /** Where its own header stands. */
  readonly offset: number;
}

/** It is no archive, or not the one that was written. */
export class ZipDamage extends Error {
  override readonly name = "ZipDamage";
}

/** An archive on the disk. */
export interface ZipFile {
  readonly handle: FileHandle;
  readonly sizeBytes: number;
}

/** The formats' numbers: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3 */
const endMark = 0x0605_4b50;
const endBytes = 22;
const longestComment = 0xff_ff;
const entryMark = 0x0201_4b50;
const entryBytes = 46;
const headerMark = 0x0403_4b50;
const headerBytes = 30;
const encrypted = 1;
const methods = { stored: 0, deflated: 8 };
/** A field of an archive beyond 4 GB, which is larger than any that is taken. */
const elsewhere = 0xff_ff_ff_ff;

async function readAt({ handle }: ZipFile, offset: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, offset);
  if (bytesRead < length) throw new ZipDamage("The archive ends too early");
  return buffer;
}

/** Where the directory stands, and how long it is: said at the end of the archive. */
async function findDirectory(file: ZipFile): Promise<{ offset: number; length: number }> {
  const length = Math.min(file.sizeBytes, endBytes + longestComment);
  const tail = await readAt(file, file.sizeBytes - length, length);
  for (let at = length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endMark) continue;
    const directory = { length: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
    if (directory.offset + directory.length <= file.sizeBytes) return directory;
  }
  throw new ZipDamage("This is no ZIP archive");
}

/**
 * Reads what is in an archive from its directory, which alone knows: what stands inside a file may look like an archive too.
 * @throws {ZipDamage}
 */
export async function listZip(
  file: ZipFile,
  { maxEntries, maxDirectoryBytes }: { maxEntries: number; maxDirectoryBytes: number },
): Promise<ReadonlyMap<string, ZipEntry>> {
  const { offset, length } = await findDirectory(file);
  if (length > maxDirectoryBytes) throw new ZipDamage("The archive's directory is too long");
  const directory = await readAt(file, offset, length);
  const entries = new Map<string, ZipEntry>();
  for (let at = 0; at + entryBytes <= length && directory.readUInt32LE(at) === entryMark;) {
    const nameEnd = at + entryBytes + directory.readUInt16LE(at + 28);
    const name = directory.toString("utf8", at + entryBytes, nameEnd);
    if (entries.has(name) || entries.size === maxEntries || nameEnd > length)
      throw new ZipDamage("The archive's directory is damaged");
    entries.set(name, readEntry(directory.subarray(at), name));
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

function readEntry(record: Buffer, name: string): ZipEntry {
  const entry = {
    name,
    method: record.readUInt16LE(10),
    crc: record.readUInt32LE(16),
    packedBytes: record.readUInt32LE(20),
    sizeBytes: record.readUInt32LE(24),
    offset: record.readUInt32LE(42),
  };
  const isKnown = entry.method === methods.stored || entry.method === methods.deflated;
  const isPlain = (record.readUInt16LE(8) & encrypted) === 0;
  if (
    !isKnown ||
    !isPlain ||
    [entry.packedBytes, entry.sizeBytes, entry.offset].includes(elsewhere)
  )
    throw new ZipDamage(`The archive holds "${name}" in a form that is not read here`);
  return entry;
}

/**
 * Unpacks a file a piece at a time, never more than its directory says.
 * @throws {ZipDamage} when it is not what was packed.
 */
export async function* unzip(file: ZipFile, entry: ZipEntry): AsyncGenerator<Uint8Array, void> {
  let crc = 0;
  let sizeBytes = 0;
  try {
    for await (const piece of piecesOf(file, entry, await packedStart(file, entry))) {
      sizeBytes += piece.length;
      if (sizeBytes > entry.sizeBytes) break;
      crc = crc32(piece, crc);
      yield piece;
    }
  } catch (cause) {
    if (!isOfZlib(cause)) throw cause;
    throw new ZipDamage(`"${entry.name}" is damaged`, { cause });
  }
  if (sizeBytes !== entry.sizeBytes || crc !== entry.crc)
    throw new ZipDamage(`"${entry.name}" is damaged`);
}

const isOfZlib = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  error.code.startsWith("Z_");

/** A file's own header has lengths of its own. */
async function packedStart(file: ZipFile, { name, offset }: ZipEntry): Promise<number> {
  const header = await readAt(file, offset, headerBytes);
  if (header.readUInt32LE(0) !== headerMark) throw new ZipDamage(`"${name}" is damaged`);
  return offset + headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
}

const pieceBytes = 64 * 1024;

/** A stream of the handle's own would close the handle when it ends. */
async function* packedPieces(
  file: ZipFile,
  start: number,
  length: number,
): AsyncGenerator<Buffer, void> {
  for (let at = 0; at < length; at += pieceBytes)
    yield await readAt(file, start + at, Math.min(pieceBytes, length - at));
}

function piecesOf(
  file: ZipFile,
  { packedBytes, method }: ZipEntry,
  start: number,
): AsyncIterable<Buffer> {
  const packed = packedPieces(file, start, packedBytes);
  if (method === methods.stored) return packed;
  const inflate = createInflateRaw();
  // Whoever reads the inflated bytes is told what failed.
  pipeline(packed, inflate).catch(() => undefined);
  return inflate;
}
