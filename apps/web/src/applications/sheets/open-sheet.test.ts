import { expect, test } from "vitest";
import { decodeSheet } from "./open-sheet.ts";

test("a sheet is decoded whatever encoding a spreadsheet saved it in, and a workbook is rejected", () => {
  const windows = Uint8Array.from("Soci\u00E9t\u00E9;20 \u0080", (letter) => letter.charCodeAt(0));
  expect(decodeSheet(windows)).toBe("Société;20 €");
  const utf16 = Uint8Array.from("\xFF\xFES\0o\0c\0i\0\xE9\0", (letter) => letter.charCodeAt(0));
  expect(decodeSheet(utf16)).toBe("Socié");
  expect(decodeSheet(new TextEncoder().encode("\uFEFFSociété"))).toBe("Société");
  expect(decodeSheet(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined();
});
