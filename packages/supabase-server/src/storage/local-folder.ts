import { createHash, randomUUID } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { signatureLength } from "./internal/verified-media-type.ts";
import type { ByteRange, ObjectStore, StoredObject } from "./object-store.ts";

const keyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const privateFolder = { recursive: true, mode: 0o700 } as const;
const privateFile = 0o600;
/** Read size: large enough that a typical document needs a few reads. */
const readBytes = 256 * 1024;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Files of a folder that were modified before `time`; none when the folder does not exist. */
async function* filesBefore(folder: string, time: Date): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBefore(file, time);
    // A file may be removed concurrently.
    else if (((await stat(file).catch(() => undefined))?.mtime ?? time) < time) yield file;
  }
}

/** A rename is durable only after the folder itself was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAll(
  file: FileHandle,
  content: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<StoredObject> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of content) {
    if (head.length < signatureLength)
      head = Buffer.concat([head, chunk.subarray(0, signatureLength)]);
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) return { kind: "tooLarge" };
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  return { kind: "stored", sizeBytes, etag: `"${hash.digest("hex").slice(0, 32)}"`, head };
}

async function openFile(
  name: string,
  range: ByteRange | undefined,
): Promise<ReadableStream<Uint8Array> | undefined> {
  try {
    const file = await open(name, "r");
    const part = range && { start: range.first, end: range.last };
    return Readable.toWeb(file.createReadStream({ ...part, highWaterMark: readBytes }));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function sizeOfFile(name: string): Promise<number | undefined> {
  try {
    return (await stat(name)).size;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Stores objects as files of one folder, which is created if missing. A file is written and synced under a temporary
 * name, renamed, and its folder synced, so that it is either complete and durable or absent.
 */
export function openLocalFolder(directory: string): ObjectStore {
  const incoming = path.join(directory, "incoming");
  /** 256 subfolders, because some tools are slow with 100,000 files in one folder. */
  const folderOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error("an object's key must be a version id");
    return path.join(directory, "objects", key.slice(0, 2));
  };

  const settle = async (key: string, temporary: string): Promise<void> => {
    const folder = folderOf(key);
    const first = await mkdir(folder, privateFolder);
    await rename(temporary, path.join(folder, key));
    await syncFolder(folder);
    if (first !== undefined) await syncFolder(path.dirname(folder));
  };

  return {
    put: async (key, content, maxBytes) => {
      folderOf(key);
      await mkdir(incoming, privateFolder);
      const temporary = path.join(incoming, randomUUID());
      try {
        const file = await open(temporary, "wx", privateFile);
        let stored: StoredObject;
        try {
          stored = await writeAll(file, content, maxBytes);
          await file.sync();
        } finally {
          await file.close();
        }
        if (stored.kind === "stored") await settle(key, temporary);
        return stored;
      } finally {
        // After the rename there is nothing left to remove.
        await rm(temporary, { force: true });
      }
    },
    get: async (key, range?: ByteRange) => openFile(path.join(folderOf(key), key), range),
    sizeOf: async (key) => sizeOfFile(path.join(folderOf(key), key)),
    remove: async (key) => {
      await rm(path.join(folderOf(key), key), { force: true });
    },
    storedBefore: async function* storedBefore(time) {
      for await (const file of filesBefore(incoming, time)) await rm(file, { force: true });
      for await (const file of filesBefore(path.join(directory, "objects"), time)) {
        const key = path.basename(file);
        if (keyPattern.test(key)) yield key;
      }
    },
    check: async () => {
      await mkdir(incoming, privateFolder);
      const temporary = path.join(incoming, randomUUID());
      try {
        await writeFile(temporary, "x", { flag: "wx", mode: privateFile });
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
}
