import { expect, test } from "vitest";
import { sizeLabel } from "./file-size.ts";

/** Whatever kind of space the language puts in between. */
const label = (...parameters: Parameters<typeof sizeLabel>) =>
  sizeLabel(...parameters).replace(/\s/g, " ");

test("a size is said in the unit that fits it, as the language writes it", () => {
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
