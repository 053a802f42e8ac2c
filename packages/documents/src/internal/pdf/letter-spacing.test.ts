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
