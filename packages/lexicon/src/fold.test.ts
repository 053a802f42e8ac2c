import { expect, test } from "vitest";
import { fold, foldInPlace } from "./fold.ts";

test.each([
  ["Élève infirmière", "eleve infirmiere"],
  ["Cœur, Ægir", "coeur, aegir"],
  ["l’hôpital ‘x’", "l'hopital 'x'"],
  ["Zoe\u0308", "zoe"],
  ["Đà Nẵng 東京", "đa nang 東京"],
  ["C++ / C#", "c++ / c#"],
])("folds %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

test.each([
  ["Élève infirmière", "eleve infirmiere"],
  ["Mise en œuvre à l’été", "mise en œuvre a l'ete"],
  ["Zoe\u0308 sœur", "zoe\u0308 sœur"],
])("folds %s in place", (text, folded) => {
  expect(foldInPlace(text)).toBe(folded);
  expect(folded).toHaveLength(text.length);
});

test("folds long and many runs alike", () => {
  expect(fold("é".repeat(1_000))).toBe("e".repeat(1_000));
  const words = Array.from(
    { length: 6_000 },
    (_, index) => `é${String.fromCodePoint(0x4e00 + index)}`,
  );
  expect(words.map(fold)).toEqual(words.map((word) => `e${word.slice(1)}`));
});
