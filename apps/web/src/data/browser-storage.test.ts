import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepInMemory } from "./browser-storage.ts";
import { cacheRows, readCachedRows } from "./cached-rows.ts";
import { hasDrafts, loadDraft, saveDraft } from "./drafts.ts";
import { keepUnsaved, loadUnsaved, unsavedStateOf } from "./unsaved-texts.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const typed = { text: "Nurse", before: "", version: 1 };

test("what a temporary user typed is kept for the visit, and nothing of it is stored", async () => {
  const open = vi.fn<() => object>(() => ({ put: () => undefined, match: () => undefined }));
  vi.stubGlobal("caches", { open });
  keepInMemory("guest");
  const name = { owner: "guest", id: "1", column: "notes" };
  keepUnsaved(name, typed);
  saveDraft("guest", "application", { title: "Nurse" });
  await cacheRows("guest", "applications", { rows: [], cachedAt: "2026-11-23T12:00:00Z" });
  expect(loadUnsaved(name)).toEqual(typed);
  expect(unsavedStateOf("guest", "1")).toBe("toBeSaved");
  expect(loadDraft("guest", "application")).toEqual({ title: "Nurse" });
  expect(hasDrafts("guest", (draft) => draft === "application")).toBe(true);
  expect(await readCachedRows("guest", "applications")).toBeNull();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(open).not.toHaveBeenCalled();
  keepInMemory("guest");
  expect(loadUnsaved(name)).toBeUndefined();
});

test("what another user typed is stored in the browser", () => {
  keepInMemory("guest");
  keepUnsaved({ owner: "ann", id: "1", column: "notes" }, typed);
  saveDraft("ann", "application", { title: "Nurse" });
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
});
