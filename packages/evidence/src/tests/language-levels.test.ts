import { expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

function verdictOf(languages: readonly string[], sentence: string): string {
  const competencies = languages.map((name) => ({ name, category: "language" }));
  const profile = { first_name: "Mo", last_name: "Hale", city: "Lyon", summary: "" };
  return checkerOf({ profile, competencies }, "")(sentence).verdict;
}

test.each([
  [["English (C1)"], "Je parle anglais (C2).", "refused"],
  [["English (C1)"], "Anglais (C1)", "accepted"],
  [["Anglais (C1)"], "My English is at level C2.", "refused"],
  [["Anglais (C1)"], "I speak English (C1).", "accepted"],
  [["German (A2)", "English (C1)"], "Anglais (C1), allemand (A2)", "accepted"],
  [["German (A2)", "English (C1)"], "Anglais (A2), allemand (C1)", "refused"],
  [["Allemand (A2)", "Anglais (C1)"], "Anglais (A2), allemand (C1)", "refused"],
  [["Allemand (A2)", "Anglais (C1)"], "Anglais (C1), allemand (A2)", "accepted"],
])(
  "a level is that of the language beside it, in either language: %j, %s",
  (own, said, verdict) => {
    expect(verdictOf(own, said)).toBe(verdict);
  },
);
