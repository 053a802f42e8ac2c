import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

test("a text is decoded whatever encoding it was saved in, and a binary file is rejected", () => {
  const windows = Uint8Array.from("Soci\u00E9t\u00E9;20 \u0080", (letter) => letter.charCodeAt(0));
  expect(decodeText(windows)).toBe("Société;20 €");
  const utf16 = Uint8Array.from("\xFF\xFES\0o\0c\0i\0\xE9\0", (letter) => letter.charCodeAt(0));
  expect(decodeText(utf16)).toBe("Socié");
  expect(decodeText(new TextEncoder().encode("\uFEFFSociété"))).toBe("Société");
  expect(decodeText(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined();
});
