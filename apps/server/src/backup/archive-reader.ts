import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { PassThrough } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import { OperatorError } from "@postulo/postgres/operator-error";
import { createTarDecoder } from "modern-tar";
import type { ParsedTarEntry } from "modern-tar";
import { archiveHeader, dumpedSchema, entryNames, maxTextBytes } from "./archive-format.ts";
import type {
  ArchiveHeader,
  ArchiveManifest,
  DumpedSchema,
  DumpedTable,
} from "./archive-format.ts";
import { ArchiveCheck } from "./archive-check.ts";
import { decrypt, isEncrypted, signatureBytes } from "./encryption.ts";

export interface RowSink {
  write(piece: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** Receives what a backup contains, in its order. */
export interface ArchiveVisitor {
  /** Reads the content to its end. */
  onObject(version: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  onSchema(schema: DumpedSchema): Promise<void>;
  /** Called for each table that has rows. */
  openRows(table: DumpedTable): Promise<RowSink>;
}

export interface ReadBackup {
  readonly header: ArchiveHeader;
  readonly schema: DumpedSchema;
  readonly manifest: ArchiveManifest;
}

export const damaged = (what: string, cause?: unknown): OperatorError =>
  new OperatorError(`The backup is damaged: ${what}.`, { cause });

/**
 * Reads a backup to its end and compares counts and hashes.
 * @throws {OperatorError} when it is damaged, incomplete or encrypted for another key; what the visitor throws.
 */
export async function readBackup(
  content: AsyncIterable<Uint8Array>,
  identityFile: string | undefined,
  visitor: ArchiveVisitor,
): Promise<ReadBackup> {
  const decoder = createTarDecoder({ strict: true });
  const stopping = new AbortController();
  const unpacked = ReadableStream.from(unpack(content, identityFile));
  const piping = unpacked.pipeTo(decoder.writable, { signal: stopping.signal });
  // Reported by the entries.
  piping.catch(() => {});
  try {
    return await readEntries(ended(decoder.readable), visitor);
  } finally {
    stopping.abort();
    await piping.catch(() => {});
  }
}

/** Turns errors of the archive into one for the operator; errors of the disk stay what they are. */
async function* ended<T>(content: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* content;
  } catch (error) {
    if (error instanceof OperatorError || (error instanceof Error && "syscall" in error))
      throw error;
    throw damaged("it ends early or was changed", error);
  }
}

async function* unpack(
  content: AsyncIterable<Uint8Array>,
  identityFile: string | undefined,
): AsyncGenerator<Uint8Array> {
  const iterator = content[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < signatureBytes) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
  }
  const whole = withHead(head, { [Symbol.asyncIterator]: () => iterator });
  const packed = isEncrypted(head) ? decrypt(whole, identityFile) : whole;
  const output = new PassThrough();
  const piping = pipeline(packed, createGunzip(), output);
  piping.catch(() => {});
  yield* output;
  await piping;
}

async function* withHead(
  head: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield head;
  yield* rest;
}

async function readText({ body, header }: ParsedTarEntry): Promise<string> {
  if (header.size > maxTextBytes) throw damaged(`${header.name} is too long`);
  const pieces: Uint8Array[] = [];
  for await (const piece of ended(body)) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw damaged(`${name} is no JSON`, cause);
  }
}

async function readHeader(entry: ParsedTarEntry): Promise<ArchiveHeader> {
  if (entry.header.name !== entryNames.header)
    throw new OperatorError("The file is no backup of Postulo.");
  const value = parseJson(await readText(entry), entryNames.header);
  const parsed = archiveHeader.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new OperatorError("The backup has a format that this version does not know.");
}

async function readEntries(
  entries: AsyncIterable<ParsedTarEntry>,
  visitor: ArchiveVisitor,
): Promise<ReadBackup> {
  let header: ArchiveHeader | undefined;
  const reader = new EntryReader(visitor);
  for await (const entry of entries) {
    if (!header) {
      header = await readHeader(entry);
      continue;
    }
    const manifest = await reader.read(entry);
    if (manifest) return { header, schema: reader.schema, manifest };
  }
  throw header ? damaged("it ends early") : new OperatorError("The file is no backup of Postulo.");
}

class EntryReader {
  readonly #check = new ArchiveCheck();
  readonly #visitor: ArchiveVisitor;
  #schema: DumpedSchema | undefined;
  #rows: { table: DumpedTable; sink: RowSink } | undefined;

  constructor(visitor: ArchiveVisitor) {
    this.#visitor = visitor;
  }

  get schema(): DumpedSchema {
    if (!this.#schema) throw damaged("it has no tables");
    return this.#schema;
  }

  /** Returns the manifest after the last entry. */
  async read(entry: ParsedTarEntry): Promise<ArchiveManifest | undefined> {
    const { name } = entry.header;
    if (name.startsWith(entryNames.objects)) await this.#readObject(entry);
    else if (name.startsWith(entryNames.hashes)) this.#check.compareObjects(await readText(entry));
    else if (name === entryNames.tables) await this.#readSchema(entry);
    else if (name.startsWith(entryNames.rows)) await this.#readRows(entry);
    else if (name === entryNames.manifest) {
      await this.#endRows();
      return this.#check.end(parseJson(await readText(entry), name));
    } else throw damaged(`it has the unknown entry ${name}`);
    return undefined;
  }

  async #readObject({ header, body }: ParsedTarEntry): Promise<void> {
    const version = this.#check.beginObject(header.name);
    const hash = createHash("sha256");
    await this.#visitor.onObject(version, hashing(ended(body), hash));
    this.#check.endObject(version, { sizeBytes: header.size, sha256: hash.digest("hex") });
  }

  async #readSchema(entry: ParsedTarEntry): Promise<void> {
    if (this.#schema) throw damaged("it has its tables twice");
    this.#schema = parseSchema(await readText(entry));
    this.#check.beginTables(this.#schema);
    await this.#visitor.onSchema(this.#schema);
  }

  async #readRows({ header, body }: ParsedTarEntry): Promise<void> {
    const table = this.#check.beginRows(header.name);
    if (this.#rows?.table !== table) {
      await this.#endRows();
      this.#rows = { table, sink: await this.#visitor.openRows(table) };
    }
    for await (const piece of ended(body)) {
      this.#check.addRows(piece);
      await this.#rows.sink.write(piece);
    }
  }

  async #endRows(): Promise<void> {
    await this.#rows?.sink.end();
    this.#rows = undefined;
  }
}

function parseSchema(text: string): DumpedSchema {
  const parsed = dumpedSchema.safeParse(parseJson(text, entryNames.tables));
  if (!parsed.success) throw damaged(`${entryNames.tables} cannot be read`, parsed.error);
  return parsed.data;
}

async function* hashing(
  content: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
