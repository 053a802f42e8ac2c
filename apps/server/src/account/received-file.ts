import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import path from "node:path";
import type { ReadableStream } from "node:stream/web";

import { createGarbageMeter } from "../jobs/garbage-collection.ts";

/** A received file on the disk. */
export interface ReceivedFile {
  readonly kind: "received";
  readonly handle: FileHandle;
  /** Closes the handle, which deletes the file. */
  close(): Promise<void>;
}

export interface ReceiveOptions {
  readonly folder: string;
  readonly maxBytes: number;
  /** Of all files together that are received and not closed yet. */
  readonly maxTotalBytes: number;
}

/**
 * Receives request bodies as files without a name: when this process ends, however it does, the files are gone.
 * @returns a function that receives one; the rest of a body that is too large is not read.
 */
export function createFileReceiver({ folder, maxBytes, maxTotalBytes }: ReceiveOptions) {
  let totalBytes = 0;
  return async (
    body: ReadableStream<Uint8Array>,
  ): Promise<ReceivedFile | { readonly kind: "tooLarge" | "diskBusy" }> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = path.join(folder, randomUUID());
    const handle = await open(name, "wx+", 0o600);
    let sizeBytes = 0;
    const close = async () => {
      totalBytes -= sizeBytes;
      sizeBytes = 0;
      await handle.close();
    };
    const meterGarbage = createGarbageMeter();
    let isWhole = false;
    try {
      await rm(name, { force: true });
      for await (const piece of body) {
        meterGarbage(piece);
        sizeBytes += piece.byteLength;
        totalBytes += piece.byteLength;
        if (sizeBytes > maxBytes) return { kind: "tooLarge" };
        if (totalBytes > maxTotalBytes) return { kind: "diskBusy" };
        await handle.writeFile(piece);
      }
      isWhole = true;
      return { kind: "received", handle, close };
    } finally {
      if (!isWhole) await close();
    }
  };
}
