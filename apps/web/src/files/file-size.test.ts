import { expect, test } from "vitest";
import { sizeLabel } from "./file-size.ts";

/** Replaces non-breaking and narrow spaces, which depend on the language. */
const label = (...parameters: Parameters<typeof sizeLabel>) =>
  sizeLabel(...parameters).replace(/\s/g, " ");

test("formats a size in the fitting unit and the language", () => {
  expect([1, 940, 48_213, 999_499, 1_234_567].map((bytes) => label(bytes, "en"))).toEqual([
    "1 byte",
    "940 bytes",
    "48 kB",
    "999 kB",
    "1.2 MB",
  ]);
  expect([940, 48_213, 1_234_567].map((bytes) => label(bytes, "fr"))).toEqual([
    "940 octets",
    "48 ko",
    "1,2 Mo",
  ]);
});
