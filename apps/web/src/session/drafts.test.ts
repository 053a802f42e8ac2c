import { beforeEach, expect, test } from "vitest";
import { forgetDraft, forgetDrafts, hasDrafts, keepDraft, readDraft } from "./drafts.ts";

beforeEach(() => sessionStorage.clear());

test("a draft is kept for its owner and shown to nobody else", () => {
  keepDraft("ann", "application", { title: "Baker" });
  expect(readDraft("ann", "application")).toEqual({ title: "Baker" });
  expect(readDraft("ben", "application")).toBeUndefined();
});

test("a draft goes when it was submitted, and all go at logout", () => {
  keepDraft("ann", "application", { title: "Baker" });
  keepDraft("ann", "profile", { city: "Lyon" });
  sessionStorage.setItem("other", "stays");
  forgetDraft("ann", "application");
  expect(readDraft("ann", "application")).toBeUndefined();
  forgetDrafts();
  expect(readDraft("ann", "profile")).toBeUndefined();
  expect(sessionStorage.getItem("other")).toBe("stays");
});

test("whether something is unsaved is asked by the names of the drafts", () => {
  keepDraft("ann", "entries-other-new", { content: "Licence" });
  const isEntry = (name: string) => name.startsWith("entries-");
  expect(hasDrafts("ann", isEntry)).toBe(true);
  expect(hasDrafts("ann", (name) => name === "profile")).toBe(false);
  expect(hasDrafts("ben", isEntry)).toBe(false);
});
