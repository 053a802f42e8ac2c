import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import type { ReadableStream } from "node:stream/web";
import type { ZipFile } from "./read-zip.ts";

/**
 * Keeps what comes in as a file without a name: when this process ends, however it does, the file is gone.
 * Undefined when there is more than `maxBytes`. Whoever gets it closes its handle.
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array>,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<ZipFile | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, randomUUID());
  const handle = await open(name, "wx+", 0o600);
  let isWhole = false;
  try {
    await rm(name, { force: true });
    let sizeBytes = 0;
    for await (const piece of body) {
      sizeBytes += piece.byteLength;
      if (sizeBytes > maxBytes) return undefined;
      await handle.writeFile(piece);
    }
    isWhole = true;
    return { handle, sizeBytes };
  } finally {
    if (!isWhole) await handle.close();
  }
}
