import { expect, test } from "vitest";
import { letterSpacing } from "./letter-spacing.ts";

const moveText = 40;
const showText = 44;

/** A page that draws each text on a line of its own. */
const pageOf = (...texts: readonly string[]) => ({
  fnArray: texts.flatMap(() => [moveText, showText]),
  argsArray: texts.flatMap((text) => [[0, -14], [Array.from(text, (unicode) => ({ unicode }))]]),
});

test("a word that wide letters tear apart is one, where the page draws its spaces", () => {
  const spaced = letterSpacing(pageOf("Ada EXAMPLE", "CERTIFICATIONS", "Two years at the quay"));
  expect(spaced("CERTIFI C ATIONS")).toBe("CERTIFICATIONS");
  expect(spaced("A da EX AMPLE")).toBe("Ada EXAMPLE");
  expect(spaced("Not on the page")).toBe("Not on the page");
});

test("words are kept apart where the page places them without spaces", () => {
  const spaced = letterSpacing(pageOf("Bachelorofarts", "Twoyearsatthequay"));
  expect(spaced("Bachelor of arts")).toBe("Bachelor of arts");
});

const beginText = 31;
const endText = 32;
const setMatrix = 42;

/** A page that draws text objects on one baseline, their letters `apart` from each other by thousandths of their size. */
const baselineOf = (apart: number, ...texts: readonly string[]) => ({
  fnArray: texts.flatMap(() => [beginText, setMatrix, showText, endText]),
  argsArray: texts.flatMap((text, at) => [
    null,
    [{ 0: 1, 1: 0, 2: 0, 3: 1, 4: 100 * at, 5: 455 }],
    [Array.from(text, (unicode) => [{ unicode }, -apart]).flat()],
    null,
  ]),
});

test("letters set apart in several text objects of a line are words", () => {
  const torn = "QUA Y PLAN NER | LAR MOR";
  const texts = ["QUAY PLANNER", " ", "| ", "LARMOR"];
  expect(letterSpacing(baselineOf(98, ...texts))(torn)).toBe("QUAY PLANNER | LARMOR");
  expect(letterSpacing(baselineOf(2, "QUAY TEA", " ", "SHOP"))("QUA Y TEA SHO P")).toBe(
    "QUAY TEA SHOP",
  );
});

test("words that only their letters' distance would join stay apart in evenly set text", () => {
  const spaced = letterSpacing(baselineOf(2, "The Quayshop", " ", "in the town"));
  expect(spaced("The Quay shop")).toBe("The Quay shop");
});

test("text objects of a line without a space between them stay apart", () => {
  const spaced = letterSpacing(baselineOf(98, "FOUNDER OF A ", "SHOP", "ON QUAYS"));
  expect(spaced("FOUN DER OF A SHOP ON QUAYS")).toBe("FOUNDER OF A SHOP ON QUAYS");
});
