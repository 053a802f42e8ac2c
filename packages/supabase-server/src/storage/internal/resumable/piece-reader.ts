import { ReadableStream } from "node:stream/web";
import type { ReadableStreamDefaultReader } from "node:stream/web";

/**
 * Divides a body into pieces of at most a number of bytes, without holding them in memory. When the connection breaks,
 * the body ends with what has arrived.
 */
export class PieceReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #rest: Uint8Array = new Uint8Array();
  #isBroken = false;

  constructor(body: ReadableStream<Uint8Array> | null) {
    this.#reader = body?.getReader();
  }

  /** Whether there are more bytes. */
  async hasMore(): Promise<boolean> {
    while (this.#rest.byteLength === 0) {
      const chunk = await this.#read();
      if (chunk === undefined) return false;
      this.#rest = chunk;
    }
    return true;
  }

  /** The next bytes. To be read to its end before anything else is read. */
  next(maxBytes: number): ReadableStream<Uint8Array> {
    let left = maxBytes;
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        if (left > 0 && (await this.hasMore())) {
          const chunk = this.#rest.subarray(0, left);
          this.#rest = this.#rest.subarray(chunk.byteLength);
          left -= chunk.byteLength;
          controller.enqueue(chunk);
        } else controller.close();
      },
    });
  }

  async #read(): Promise<Uint8Array | undefined> {
    if (this.#reader === undefined || this.#isBroken) return undefined;
    try {
      return (await this.#reader.read()).value;
    } catch {
      this.#isBroken = true;
      return undefined;
    }
  }
}
