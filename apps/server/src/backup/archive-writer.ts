import { createHash } from "node:crypto";
import { createTarPacker } from "modern-tar";
import type { ReadableStream } from "node:stream/web";
import { entryNames } from "./archive-format.ts";

/** Of the rows of a table in one entry. */
const pieceBytes = 4 * 1024 * 1024;
const hashesPerEntry = 10_000;
const privateMode = 0o600;

const numbered = (at: number): string => String(at).padStart(6, "0");

/** Writes the entries of a backup one after the other, as fast as they are read. */
export class ArchiveWriter {
  readonly #packer = createTarPacker();
  #hashLines: string[] = [];
  #hashEntries = 0;

  get content(): ReadableStream<Uint8Array> {
    return this.#packer.readable;
  }

  async add(name: string, content: AsyncIterable<Uint8Array>, sizeBytes: number): Promise<void> {
    const header = { name, size: sizeBytes, mode: privateMode, mtime: new Date() };
    const writer = this.#packer.controller.add(header).getWriter();
    for await (const piece of content) await writer.write(piece);
    await writer.close();
  }

  async addJson(name: string, value: unknown): Promise<void> {
    await this.#addBytes(name, Buffer.from(`${JSON.stringify(value, null, 1)}\n`));
  }

  async addObject(
    version: string,
    content: AsyncIterable<Uint8Array>,
    sizeBytes: number,
  ): Promise<void> {
    const name = `${entryNames.objects}${version}`;
    const hash = createHash("sha256");
    await this.add(name, hashed(content, hash), sizeBytes);
    this.#hashLines.push(`${hash.digest("hex")}  ${name}\n`);
    if (this.#hashLines.length === hashesPerEntry) await this.endObjects();
  }

  /** Writes the hashes of the objects since the last call. */
  async endObjects(): Promise<void> {
    if (this.#hashLines.length === 0) return;
    this.#hashEntries += 1;
    const name = `${entryNames.hashes}${numbered(this.#hashEntries)}.sha256`;
    await this.#addBytes(name, Buffer.from(this.#hashLines.splice(0).join("")));
  }

  /** Writes rows in pieces, because their length is not known before. */
  async addRows(table: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    let pieces: Uint8Array[] = [];
    let bytes = 0;
    let count = 0;
    const flush = async () => {
      count += 1;
      await this.#addBytes(
        `${entryNames.rows}${table}/${numbered(count)}`,
        Buffer.concat(pieces.splice(0)),
      );
      bytes = 0;
    };
    for await (const piece of content) {
      pieces.push(piece);
      bytes += piece.byteLength;
      if (bytes >= pieceBytes) await flush();
    }
    if (bytes > 0) await flush();
    pieces = [];
  }

  end(): void {
    this.#packer.controller.finalize();
  }

  /** Makes reading the content fail. */
  fail(error: unknown): void {
    this.#packer.controller.error(error);
  }

  async #addBytes(name: string, bytes: Uint8Array): Promise<void> {
    await this.add(name, oneOf(bytes), bytes.byteLength);
  }
}

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* hashed(
  content: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
