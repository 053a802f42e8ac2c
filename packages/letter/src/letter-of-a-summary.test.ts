import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { writeLetter } from "./write-letter.ts";

test("a profile of nothing but a summary gives a letter with it, in the person's own words", () => {
  const summary = "Baker with ten years of sourdough.";
  const outcome = writeLetter({
    profile: storedProfile.parse({
      profile: { first_name: "Ada", last_name: "Quill", email: "ada@example.com", summary },
    }),
    jobDescription: "Baker at Maison Lenoir",
    fallbackLanguage: "en",
    today: { year: 2026, month: 11, day: 22 },
  });
  if (outcome.kind !== "written") throw new Error(outcome.kind);
  expect(outcome.letter.paragraphs).toContainEqual([
    { text: summary, sources: ["profile"], isLine: true },
  ]);
});
