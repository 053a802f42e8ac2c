import { fold } from "@postulo/lexicon/fold";
import { describe, expect, test } from "vitest";
import { readPosting } from "../posting.ts";
import { scorePosting, summarise } from "../testing/posting-scores.ts";
import { laterPostings, statedPostings } from "../testing/stated-postings.ts";

const all = [...statedPostings, ...laterPostings];

describe("the facts of eighty-four third-party postings", () => {
  const summary = summarise(all.map(scorePosting));
  test("are quoted in the posting's words", () => {
    expect(statedPostings).toHaveLength(40);
    expect(laterPostings).toHaveLength(44);
    expect(statedPostings.filter(({ language }) => language === "fr")).toHaveLength(20);
    for (const { text, must, nice } of all) {
      const { text: read } = readPosting(text);
      for (const phrase of [...must, ...nice]) expect(fold(read)).toContain(fold(phrase));
    }
  });

  test("are found: musts with an F1 of at least 0.90", () => {
    expect(summary.mustF1).toBeGreaterThanOrEqual(0.9);
  });

  test("are found: title and company in at least 95 %", () => {
    expect(summary.titles).toBeGreaterThanOrEqual(0.95);
    expect(summary.companies).toBeGreaterThanOrEqual(0.95);
  });

  test("are in the detected language", () => {
    for (const { text, language } of all) expect(readPosting(text).language).toBe(language);
  });
});
