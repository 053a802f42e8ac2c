import { describe, expect, test } from "vitest";
import type { Candidate } from "./candidate.ts";
import { omitExampleLinks, omitNearbyHints } from "./conflicting-candidates.ts";

const hint: Candidate = { role: "city", score: 0.9, because: "before: Where is the office?" };

describe("the text before a field", () => {
  test.each<readonly [string, Candidate, boolean]>([
    ["a confident label", { role: "phone", score: 0.7, because: "label: Phone" }, false],
    ["a confident aria-label", { role: "phone", score: 0.9, because: "ariaLabel: Phone" }, false],
    ["a label that is hardly matched", { role: "phone", score: 0.69, because: "label: P" }, true],
    ["a placeholder", { role: "phone", score: 0.9, because: "placeholder: Phone" }, true],
    ["a label of an entry", { role: "entry_title", score: 0.9, because: "label: Title" }, true],
  ])("beside %s", (_, named, isUsed) => {
    expect(omitNearbyHints([named, hint])).toEqual(isUsed ? [named, hint] : [named]);
  });

  test("is used for a sensitive key beside a confident label too", () => {
    const label: Candidate = { role: "phone", score: 0.9, because: "label: Phone" };
    const gender: Candidate = { role: "gender", score: 0.9, because: "before: Gender" };
    expect(omitNearbyHints([label, gender])).toEqual([label, gender]);
  });
});

test("several sites in a placeholder are examples, one site is what the field takes", () => {
  const site = (role: "linkedin_url" | "github_url", because: string): Candidate => ({
    role,
    score: 0.8,
    because,
  });
  const first = site("linkedin_url", "placeholder: Drive, LinkedIn, GitHub");
  const second = site("github_url", "placeholder: Drive, LinkedIn, GitHub");
  const labelled = site("github_url", "label: LinkedIn or GitHub");
  expect(omitExampleLinks([first, second])).toEqual([]);
  expect(omitExampleLinks([first])).toEqual([first]);
  expect(omitExampleLinks([first, labelled])).toEqual([first, labelled]);
});
