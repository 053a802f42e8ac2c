import { expect, test } from "vitest";
import { letterFileName } from "./file-name.ts";

test(".pdf is appended if missing", () => {
  expect(letterFileName("cover-letter")).toBe("cover-letter.pdf");
  expect(letterFileName(" Lettre à l’équipe.PDF ")).toBe("Lettre à l’équipe.PDF");
});

test("slashes are replaced", () => {
  expect(letterFileName("../a/b\\c")).toBe("..-a-b-c.pdf");
});

test("an empty name is rejected", () => {
  expect(letterFileName("  ")).toBeUndefined();
});

test("a word processing document has its own extension", () => {
  expect(letterFileName("cover-letter", "docx")).toBe("cover-letter.docx");
  expect(letterFileName("Lenoir.pdf", "docx")).toBe("Lenoir.docx");
  expect(letterFileName("Lenoir.docx", "docx")).toBe("Lenoir.docx");
});
