import { plainResume } from "@postulo/resume-parser/plain-resume";
import { describe, expect, test } from "vitest";
import { readResume } from "./read-resume.ts";
import { defaultLimits } from "./resume-reader.ts";
import { agreement, compareResumes, type Counts, macroF1 } from "./testing/agreement.ts";
import { fuzzReading } from "./testing/measured-reading.ts";
import { writtenResumes } from "@postulo/documents/testing/written-resumes";

const files = writtenResumes();
const counts: Record<"en" | "fr", Counts> = { en: new Map(), fr: new Map() };

describe("a file written by another program", () => {
  test.each(files)("$name is read", async ({ bytes, expected }) => {
    const outcome = await readResume(bytes);
    if (outcome.kind !== "parsed") throw new Error(outcome.reason);
    const plain = plainResume(outcome.resume);
    compareResumes(expected, plain, counts[expected.language]);
    expect(agreement(expected, plain)).toBeGreaterThan(0.85);
  });

  test("is one of many, in both languages", () => {
    const languages = files.map((file) => file.expected.language);
    expect(languages.filter((one) => one === "fr").length).toBeGreaterThanOrEqual(10);
    expect(languages.filter((one) => one === "en").length).toBeGreaterThanOrEqual(10);
  });

  test("is read with a macro F1 of 0.93, in French as well as in English", () => {
    const [english, french] = [macroF1(counts.en), macroF1(counts.fr)];
    expect(Math.min(english, french)).toBeGreaterThan(0.93);
    expect(Math.abs(english - french)).toBeLessThan(0.03);
  });
});

describe("the reader process", () => {
  const one = { ...defaultLimits, atOnce: 1 };

  test("survives damaged files of every format", { timeout: 30_000 }, async () => {
    const { files: read, outcomes, stopped, goesOn } = await fuzzReading(12, 1, one);
    expect(read).toBe(12);
    expect(outcomes.parsed + outcomes.rejected).toBe(12);
    expect(stopped).toEqual([]);
    expect(goesOn).toBe(true);
  });
});
