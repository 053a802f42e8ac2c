import type { Posting } from "@postulo/contract/page-results";
import { vi } from "vitest";

/** A tab of the fake browser, and what the content script in it returns. */
interface FakeTab {
  url: string | undefined;
  isConfirmed: boolean;
  isApplication: boolean;
  posting: Posting | undefined;
}

interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(values: object): Promise<void>;
  remove(key: string): Promise<void>;
}

function storageArea(): StorageArea {
  const stored = new Map<string, unknown>();
  return {
    get: async (key) => ({ [key]: structuredClone(stored.get(key)) }),
    set: async (values) => {
      for (const [key, value] of Object.entries(values)) stored.set(key, value);
    },
    remove: async (key) => void stored.delete(key),
  };
}

interface Script {
  readonly func?: (...args: unknown[]) => unknown;
  readonly args?: unknown[];
}

/** A fake of the extension APIs: one tab with one frame, and storage. */
export function startFakeBrowser(tab: FakeTab): void {
  vi.stubGlobal("postuloPage", {
    isConfirmed: () => tab.isConfirmed,
    isApplication: () => tab.isApplication,
  });
  vi.stubGlobal("postuloPosting", () => tab.posting);
  vi.stubGlobal("chrome", {
    tabs: { get: async () => ({ url: tab.url }) },
    storage: { session: storageArea(), local: storageArea() },
    scripting: {
      executeScript: async ({ func, args = [] }: Script) => [
        { frameId: 0, result: await func?.(...args) },
      ],
    },
  });
}
