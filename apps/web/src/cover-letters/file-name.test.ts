import { expect, test } from "vitest";
import { letterFileName } from "./file-name.ts";

test(".pdf is appended when it is missing", () => {
  expect(letterFileName("cover-letter")).toBe("cover-letter.pdf");
  expect(letterFileName(" Lettre à l’équipe.PDF ")).toBe("Lettre à l’équipe.PDF");
});

test("a name makes no folders", () => {
  expect(letterFileName("../a/b\\c")).toBe("..-a-b-c.pdf");
});

test("nothing is no name", () => {
  expect(letterFileName("  ")).toBeUndefined();
});

test("a document of a word processor has its own ending instead", () => {
  expect(letterFileName("cover-letter", "docx")).toBe("cover-letter.docx");
  expect(letterFileName("Lenoir.pdf", "docx")).toBe("Lenoir.docx");
  expect(letterFileName("Lenoir.docx", "docx")).toBe("Lenoir.docx");
});
