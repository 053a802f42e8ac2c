import { hostileText } from "@postulo/domain/testing/hostile-texts";
import { describe, expect, test } from "vitest";
import { checkText } from "./fact-gate.ts";
import { readEntries } from "@postulo/evidence/entry";
import { storedProfile } from "@postulo/evidence/profile";
import { createModelGate } from "./model-gate.ts";
import { readPosting } from "@postulo/posting/posting";
import { stripInjections } from "@postulo/posting/strip-injections";
import { fullProfilesEn } from "./testing/full-profiles-en.ts";
import { maxRelativeCost, relativeCost } from "@postulo/domain/testing/relative-cost";
import { writeLetter } from "./write-letter.ts";

const profile = storedProfile.parse(Object.values(fullProfilesEn)[0]);
const today = { year: 2026, month: 11, day: 22 };
const calmPosting = readPosting("Nurse at Durand. You have a diploma. Requirements: Excel, care.");

/** Each once took far longer than linear reading: the first for postings, the others for letters. */
const slowest = [60, 927, 54, 579, 639, 918];
const seeds = [...slowest, ...Array.from({ length: 24 }, (_, at) => at * 41)];
/** Longer postings are cut, in characters. */
const postingLength = 40_000;
const letterLength = 100_000;

describe.each(seeds)("hostile text %i", (seed) => {
  test("is parsed as a posting, and a letter is written for it", () => {
    const jobDescription = hostileText(seed, postingLength);
    const write = () =>
      writeLetter({
        profile,
        jobDescription,
        fallbackLanguage: "en",
        today,
      });
    expect(relativeCost(write)).toBeLessThan(maxRelativeCost);
    expect(relativeCost(() => stripInjections(readPosting(jobDescription)))).toBeLessThan(
      maxRelativeCost,
    );
  });

  test("is checked as a letter", () => {
    const letter = hostileText(seed, letterLength);
    const check = () => checkText(letter, { profile, posting: calmPosting, today, language: "en" });
    expect(relativeCost(check)).toBeLessThan(maxRelativeCost);
  });
});

test("a letter is checked against a hostile posting", () => {
  for (const word of ["chef", "University", "Excel", "2020"]) {
    const posting = readPosting(`${word}\n`.repeat(10_000));
    const letter = `I am ${word} ${word} in ${word} of Senior ${word}. `.repeat(1_000);
    const check = () => checkText(letter, { profile, posting, today, language: "en" });
    expect.soft(relativeCost(check), word).toBeLessThan(maxRelativeCost);
  }
});

test("a model's sentence over the length limit is rejected unparsed", () => {
  const gate = createModelGate({
    entries: readEntries(profile),
    posting: calmPosting,
    today,
    language: "en",
    instructions: "Write a letter.",
  });
  const text = "I am chief of NASA since 1999 ".repeat(20);
  expect(gate({ text, sources: ["posting"] })).toEqual({
    verdict: "refused",
    problems: [{ kind: "tooLong", words: `${text.slice(0, 40)}…` }],
  });
});

test("the end of a very long sentence is checked", () => {
  const text = `${"I keep stock and help customers, and ".repeat(100)} I was a pilot.`;
  const problems = checkText(text, { profile, posting: calmPosting, today, language: "en" });
  expect(problems.map(({ words }) => words)).toContain("pilot");
});
