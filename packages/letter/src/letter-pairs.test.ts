import { describe, expect, test } from "vitest";
import { letterStyles } from "@postulo/domain/letter-style";
import { countWords } from "@postulo/evidence/words";
import { letterText, paragraphText } from "./letter.ts";
import { letterPairs } from "./testing/letter-pairs.ts";
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

  test("have 45 to 400 words in the language of the profile, half of them more than 80", () => {
    const counts = own
      .map(({ letter }) => countWords(letter.paragraphs.map(paragraphText).join(" ")))
      .sort((one, other) => one - other);
    expect(counts[0]).toBeGreaterThanOrEqual(45);
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(80);
    expect(counts.at(-1)).toBeLessThanOrEqual(400);
  });

  test.each(letterStyles)("begin at most one sentence in five with scaffolding: %s", (style) => {
    const scaffolding =
      /^(?:In the same role|I also|In addition|Par ailleurs|De plus|J’apporte aussi|Également)|, (?:also|également)\s?:$/;
    const some = pairs.filter((_, at) => at % 3 === 0);
    const shares = some.map(({ request }) => {
      const outcome = writeLetter({ ...request, style });
      const sentences = outcome.kind === "written" ? outcome.letter.paragraphs.flat() : [];
      return sentences.filter(({ text }) => scaffolding.test(text)).length / sentences.length;
    });
    expect(shares.length).toBeGreaterThan(60);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1 / 5);
  });

  test("contain no sentence that only announces more", () => {
    const texts = letters.map(({ letter }) => letterText(letter));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts)
      expect(text).not.toMatch(/encore à votre annonce|autres points|My tasks also include/);
  });

  test("in the other language are short, and say that the descriptions cannot be quoted", () => {
    for (const { letter } of letters.filter((pair) => !own.includes(pair)))
      expect(letter.missing).toContainEqual({ kind: "add", what: "descriptionsInLanguage" });
  });
});
