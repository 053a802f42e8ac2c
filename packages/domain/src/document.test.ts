import { expect, test } from "vitest";
import {
  documentBucket,
  documentPath,
  isInlineType,
  maxDocumentBytes,
  objectNameOf,
  objectPathOf,
  resumeExtensions,
  sniffFormat,
  withPdfExtension,
} from "./document.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test("the format of a file is detected by its first bytes, not by its name", () => {
  expect(sniffFormat(bytes("%PDF-1.7"), "picture.png").contentType).toBe("application/pdf");
  expect(sniffFormat(bytes("\u0089PNG\r\n\u001A\n"), "a.pdf").contentType).toBe("image/png");
  expect(sniffFormat(bytes("RIFF1234WEBP"), "a").extension).toBe("webp");
  expect(sniffFormat(bytes("<html>"), "page.pdf").contentType).toBe("application/octet-stream");
});

test("the name of an object is one that the storage of a hosted Supabase accepts, and no other document has", () => {
  // https://github.com/supabase/storage/blob/master/src/storage/limits.ts
  const isAccepted = (name: string) => /^(?:\w|[/!\-.*'() &$@=;:+,?])+$/.test(name);
  const plain = "O'Connor-Ann-Letter-Four & Co (2).pdf";
  expect(objectNameOf(plain)).toBe(plain);
  expect(objectNameOf("O'Connor-Amélie-Lettre-Hôpital.pdf")).toMatch(
    /^O'Connor-Amelie-Lettre-Hopital-[a-z\d]{1,7}\.pdf$/,
  );
  const names = [
    "Amélie.pdf",
    "Amèlie.pdf",
    "Amelie.pdf",
    "山本.pdf",
    "Київ.pdf",
    "50% #1.pdf",
    "é",
  ];
  const objects = names.map(objectNameOf);
  expect(objects.filter(isAccepted)).toEqual(objects);
  expect(new Set(objects).size).toBe(names.length);
  expect(objects.map((name) => name.endsWith(".pdf"))).toEqual(names.map((name) => name !== "é"));
  expect(objectPathOf("p/a/é.pdf")).toBe(`p/a/${objectNameOf("é.pdf")}`);
});

test("a ZIP archive with the extension docx is a Word document", () => {
  expect(sniffFormat(bytes("PK\u0003\u0004"), "cv.docx").extension).toBe("docx");
  expect(sniffFormat(bytes("PK\u0003\u0004"), "cv.pdf").extension).toBe("zip");
});

test("images and PDFs are shown inline, other types are not", () => {
  const isShown = (text: string) => isInlineType(sniffFormat(bytes(text), "a"));
  expect(["%PDF-1.7", "GIF89a", "plain text"].map(isShown)).toEqual([true, true, false]);
});

test("the path of an object is profile, timestamp and extension", () => {
  const format = sniffFormat(bytes("plain text"), "Notes.TXT");
  expect(documentPath("p1", 1700000000000, format)).toBe("p1/1700000000000.txt");
  expect(documentPath("p1", 1, sniffFormat(bytes(""), "no ending"))).toBe("p1/1.bin");
});

test("a cover letter gets .pdf when it is missing", () => {
  expect([" letter ", "letter.PDF"].map(withPdfExtension)).toEqual(["letter.pdf", "letter.PDF"]);
});

test.each([
  ["%PDF-", "application/pdf", "pdf"],
  ["\u0089PNG\r\n\u001A\n", "image/png", "png"],
  ["\u00FF\u00D8\u00FF", "image/jpeg", "jpg"],
  ["GIF8", "image/gif", "gif"],
  ["01234567WEBP", "image/webp", "webp"],
  ["\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1", "application/msword", "doc"],
  ["PK\u0003\u0004", "application/zip", "zip"],
])("%j begins a %s", (head, contentType, extension) => {
  expect(sniffFormat(bytes(head), "a.txt")).toEqual({ contentType, extension });
  // One byte less, or another first byte, is no such file.
  expect(sniffFormat(bytes(head.slice(0, -1)), "a.txt").extension).toBe("txt");
  expect(sniffFormat(bytes(` ${head}`), "a.txt").extension).toBe("txt");
});

test("only a short ending of letters and digits is an extension", () => {
  const endingOf = (name: string) => sniffFormat(bytes("text"), name).extension;
  expect(["a.b.csv", "a.abcdefghijk", "a.", ".x y", "csv"].map(endingOf)).toEqual([
    "csv",
    "bin",
    "bin",
    "bin",
    "bin",
  ]);
});

test("documents have at most 10 MB, in the bucket of the specification", () => {
  expect([maxDocumentBytes, documentBucket]).toEqual([10_485_760, "user-documents"]);
  expect(resumeExtensions).toEqual([".pdf", ".doc", ".docx"]);
});
