import { beforeEach, expect, test } from "vitest";
import { clearDraft, clearDrafts, hasDrafts, saveDraft, loadDraft } from "./drafts.ts";

beforeEach(() => sessionStorage.clear());

test("a draft is stored for its owner and not shown to another user", () => {
  saveDraft("ann", "application", { title: "Baker" });
  expect(loadDraft("ann", "application")).toEqual({ title: "Baker" });
  expect(loadDraft("ben", "application")).toBeUndefined();
});

test("a draft is deleted on submit, and all drafts on logout", () => {
  saveDraft("ann", "application", { title: "Baker" });
  saveDraft("ann", "profile", { city: "Lyon" });
  sessionStorage.setItem("other", "stays");
  clearDraft("ann", "application");
  expect(loadDraft("ann", "application")).toBeUndefined();
  clearDrafts();
  expect(loadDraft("ann", "profile")).toBeUndefined();
  expect(sessionStorage.getItem("other")).toBe("stays");
});

test("unsaved changes are detected by the names of the drafts", () => {
  saveDraft("ann", "entries-other-new", { content: "Licence" });
  const isEntry = (name: string) => name.startsWith("entries-");
  expect(hasDrafts("ann", isEntry)).toBe(true);
  expect(hasDrafts("ann", (name) => name === "profile")).toBe(false);
  expect(hasDrafts("ben", isEntry)).toBe(false);
});
