import type { Posting } from "@postulo/contract/page-results";
import { vi } from "vitest";

/** A tab of the fake browser, and what the content script in it returns. */
interface FakeTab {
  /** Listed only with an id. */
  id?: number;
  url: string | undefined;
  isConfirmed: boolean;
  /** Whether the form has disappeared. */
  isGone?: boolean;
  isApplication: boolean;
  /** What the fields of its form ask for. */
  keys?: readonly string[];
  posting: Posting | undefined;
}

interface StorageArea {
  get(key: string | null): Promise<Record<string, unknown>>;
  set(values: object): Promise<void>;
  remove(keys: string | readonly string[]): Promise<void>;
}

function storageArea(): StorageArea {
  const stored = new Map<string, unknown>();
  return {
    get: async (key) =>
      structuredClone(key === null ? Object.fromEntries(stored) : { [key]: stored.get(key) }),
    set: async (values) => {
      for (const [key, value] of Object.entries(values)) stored.set(key, value);
    },
    remove: async (keys) => {
      for (const key of [keys].flat()) stored.delete(key);
    },
  };
}

interface Script {
  readonly func?: (...args: unknown[]) => unknown;
  readonly args?: unknown[];
}

/** A fake of the extension APIs: one tab with one frame, and storage. */
export function startFakeBrowser(tab: FakeTab): void {
  vi.stubGlobal("postuloPage", {
    isApplication: () => tab.isApplication,
    keys: () => tab.keys ?? [],
  });
  vi.stubGlobal("postuloSent", {
    isConfirmed: () => tab.isConfirmed,
    isGone: () => tab.isGone === true,
  });
  vi.stubGlobal("postuloPosting", () => tab.posting);
  vi.stubGlobal("chrome", {
    tabs: {
      get: async () => ({ url: tab.url }),
      query: async () => (tab.id === undefined ? [] : [{ id: tab.id, url: tab.url }]),
    },
    storage: { session: storageArea(), local: storageArea() },
    scripting: {
      executeScript: async ({ func, args = [] }: Script) => [
        { frameId: 0, result: await func?.(...args) },
      ],
    },
  });
}
