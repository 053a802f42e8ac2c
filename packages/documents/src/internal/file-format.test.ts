import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { formatOf } from "./file-format.ts";
import { archive, program, webPage } from "../testing/rejected-files.ts";
import { paragraph, wordFile } from "../testing/word-file.ts";

const compoundFile = (stream: string) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      Buffer.alloc(600),
      Buffer.from(stream, "utf16le"),
    ]),
  );

test.each([
  ["pdf", new Uint8Array(Buffer.from("%PDF-1.7\n..."))],
  ["pdf", new Uint8Array(Buffer.from("\n\n%PDF-1.4"))],
  ["docx", wordFile({ body: paragraph("") })],
  ["doc", compoundFile("WordDocument")],
  ["encrypted", compoundFile("EncryptedPackage")],
  ["other", compoundFile("Workbook")],
  ["other", archive()],
  ["other", program()],
  ["other", webPage()],
  ["empty", new Uint8Array()],
] as const)("%s is known by its content", (format, bytes) => {
  expect(formatOf(bytes)).toBe(format);
});
