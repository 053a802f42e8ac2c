import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleRequest } from "./handle-request.ts";
import { startFakeBrowser } from "./testing/fake-browser.ts";

beforeEach(() => {
  startFakeBrowser({
    url: undefined,
    isConfirmed: false,
    isApplication: false,
    posting: undefined,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("signing out refreshes the panels of all tabs, also when one is not accessible, and no page of the extension", async () => {
  const refreshed: number[] = [];
  const refresh = vi.fn<() => void>();
  vi.stubGlobal("postuloPanel", { refresh });
  Object.assign(chrome, { runtime: { getManifest: () => ({}) } });
  Object.assign(chrome.tabs, {
    query: async () => [
      { id: 1 },
      { id: 2 },
      { id: 3 },
      { id: 4, url: `${location.origin}/popup.html` },
    ],
  });
  Object.assign(chrome.storage.session, { clear: async () => undefined });
  type Script = { readonly target: { readonly tabId: number }; readonly func: () => unknown };
  Object.assign(chrome.scripting, {
    executeScript: async ({ target, func }: Script) => {
      if (target.tabId === 2) throw new Error("Cannot access contents of the page");
      refreshed.push(target.tabId);
      return [{ frameId: 0, result: func() }];
    },
  });
  await handleRequest({ kind: "signOut" });
  expect(refreshed).toEqual([1, 3]);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("a notice fails while the button cannot be shown, so that it is repeated", async () => {
  let isOpen = false;
  Object.assign(chrome.scripting, {
    executeScript: async ({ files = [] }: { readonly files?: readonly string[] }) => {
      if (files.includes("panel.js") && !isOpen) throw new Error("The frame was removed");
      return [{ frameId: 0, result: true }];
    },
  });
  const notice = () => handleRequest({ kind: "noticed", tabId: 1 });
  await expect(notice()).rejects.toThrow("cannot be shown");
  isOpen = true;
  expect(await notice()).toEqual({ kind: "done" });
});
