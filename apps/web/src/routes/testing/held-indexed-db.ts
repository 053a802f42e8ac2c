import { vi } from "vitest";

class FakeRequest extends EventTarget {
  result: unknown;

  finish(result: unknown): void {
    this.result = result;
    this.dispatchEvent(new Event("success"));
  }
}

/**
 * Replaces IndexedDB, which jsdom lacks, by one object store in memory. While `hold` is in force, writes wait for
 * `release`, as they do on a busy disk.
 */
export function stubIndexedDb(before: ReadonlyMap<string, unknown> = new Map()) {
  const rows = new Map(before);
  let isHeld = false;
  const waiting: (() => void)[] = [];

  function request(work: () => unknown, isWrite: boolean): FakeRequest {
    const made = new FakeRequest();
    const finish = () => made.finish(work());
    if (isWrite && isHeld) waiting.push(finish);
    else queueMicrotask(finish);
    return made;
  }
  const store = {
    get: (key: string) => request(() => structuredClone(rows.get(key)), false),
    put: (value: unknown, key: string) => {
      // Files of jsdom cannot be cloned.
      const stored = value instanceof File ? value : structuredClone(value);
      return request(() => rows.set(key, stored), true);
    },
    delete: (key: string) => request(() => rows.delete(key), true),
    clear: () => request(() => rows.clear(), true),
  };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => {} };
  vi.stubGlobal("indexedDB", { open: () => request(() => database, false) });
  return {
    rows,
    hold: () => {
      isHeld = true;
    },
    /** Finishes the writes that wait, oldest first. */
    release: () => {
      isHeld = false;
      for (const finish of waiting.splice(0)) finish();
    },
    /** Finishes the oldest write that waits, and keeps holding. */
    releaseOne: () => waiting.shift()?.(),
  };
}
