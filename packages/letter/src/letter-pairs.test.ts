import { describe, expect, test } from "vitest";
import { countWords } from "@postulo/evidence/words";
import { letterText, paragraphText } from "./letter.ts";
import { letterPairs, medianSharedFiveGrams } from "./testing/letter-pairs.ts";
import { writeLetter } from "./write-letter.ts";

const pairs = letterPairs();
const outcomes = pairs.map((pair) => ({ ...pair, outcome: writeLetter(pair.request) }));
const letters = outcomes.flatMap(({ outcome, ...pair }) =>
  outcome.kind === "written" ? [{ ...pair, letter: outcome.letter }] : [],
);
/** Those that can quote the profile: it is written in the language of the posting. */
const own = letters.filter(
  ({ person, letter }) =>
    letter.language === (/^(?:warehouseLead|officeManager)$/.test(person) ? "en" : "fr"),
);

describe("the letters of five people with full profiles for forty postings", () => {
  test("are all written, and lose hardly a sentence to the fact gate", () => {
    expect(letters).toHaveLength(200);
    const count = letters.flatMap(({ letter }) => letter.paragraphs.flat()).length;
    const lost = outcomes.flatMap(({ outcome }) =>
      outcome.kind === "written" ? outcome.refused.map(({ sentence }) => sentence) : [],
    );
    expect(new Set(lost).size / count).toBeLessThanOrEqual(0.02);
  });

  test("are the same when they are written again", () => {
    for (const { request, letter } of letters.filter((_, at) => at % 17 === 0)) {
      const again = writeLetter(request);
      expect(again.kind === "written" && letterText(again.letter)).toBe(letterText(letter));
    }
  });

  test("differ: two of one user share less than half of their runs of five words", () => {
    for (const person of new Set(pairs.map((pair) => pair.person))) {
      const ofPerson = own.filter((pair) => pair.person === person).map(({ letter }) => letter);
      expect(ofPerson).toHaveLength(20);
      expect(medianSharedFiveGrams(ofPerson)).toBeLessThanOrEqual(0.5);
    }
  });

  test("have 220 to 400 words in the language of the profile", () => {
    const counts = own.map(({ letter }) =>
      countWords(letter.paragraphs.map(paragraphText).join(" ")),
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(220);
    expect(Math.max(...counts)).toBeLessThanOrEqual(400);
  });

  test("in the other language are short, and say that the descriptions cannot be quoted", () => {
    for (const { letter } of letters.filter((pair) => !own.includes(pair)))
      expect(letter.missing).toContainEqual({ kind: "add", what: "descriptionsInLanguage" });
  });
});
