import type { ReadableStream } from "node:stream/web";
import type { ObjectStore } from "./object-store.ts";

export type Verdict =
  | { readonly kind: "clean" }
  /** `signature` is the name of what was found. */
  | { readonly kind: "infected"; readonly signature: string };

/** Thrown when an object could not be scanned; it is not stored then. */
export class ScanError extends Error {
  override readonly name = "ScanError";
}

/**
 * Scans everything that is stored. The bytes are stored first, and removed again unless they are clean: no row names them
 * before.
 * @param scan throws a `ScanError` when there is no verdict.
 */
export function scannedObjects(
  objects: ObjectStore,
  scan: (content: ReadableStream<Uint8Array>) => Promise<Verdict>,
): ObjectStore {
  const scanStored = async (key: string): Promise<Verdict> => {
    const content = await objects.get(key);
    if (!content) throw new ScanError("The stored bytes are gone.");
    return scan(content);
  };
  return {
    ...objects,
    put: async (key, content, maxBytes) => {
      const stored = await objects.put(key, content, maxBytes);
      if (stored.kind !== "stored") return stored;
      const verdict = await scanStored(key).catch(async (error: unknown) => {
        await objects.remove(key);
        throw error;
      });
      if (verdict.kind === "clean") return stored;
      await objects.remove(key);
      return verdict;
    },
  };
}
