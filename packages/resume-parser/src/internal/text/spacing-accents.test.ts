import { expect, test } from "vitest";
import { mergeSpacingAccents } from "./spacing-accents.ts";

const item = (text: string, x: number, width: number) => ({
  text,
  x,
  y: 100,
  width,
  size: 11,
  font: "CMR10",
  bold: false,
  italic: false,
});

test("merges an accent that overlaps the next item with its letter", () => {
  const read = mergeSpacingAccents([
    item("mai 2018–pr´", 455.8, 61.6),
    item("", 455.8, 0),
    item("esent", 512.3, 23.5),
  ]);
  expect(read.map(({ text }) => text)).toEqual(["mai 2018–pr", "ésent"]);
  expect(read[0]?.width).toBeCloseTo(56.5);
});

test("merges a raised accent with a capital and with a dotless i, keeps one elsewhere", () => {
  const texts = (...items: ReturnType<typeof item>[]) =>
    mergeSpacingAccents(items).map(({ text }) => text);
  expect(texts({ ...item("´", 61, 5), y: 97 }, item("Etudes", 60, 30))).toEqual(["", "Études"]);
  expect(texts(item("Ana¨", 60, 22), item("ıs", 77, 8))).toEqual(["Ana", "ïs"]);
  expect(texts(item("Fran¸", 60, 25), item("cais", 80, 18))).toEqual(["Fran", "çais"]);
  expect(texts(item("a `", 60, 12), item("bold", 67, 20))).toEqual(["a `", "bold"]);
  expect(texts(item("nom´", 60, 22), item("ecole", 120, 20))).toEqual(["nom´", "ecole"]);
});
