import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { letterText } from "./letter.ts";
import { profiles } from "./testing/profiles.ts";
import { writeLetter } from "./write-letter.ts";

test.each([
  ["Harrow Vale is where my mother was nursed in 2019, alone, for 40 days."],
  ["I have seen ICP-MS only once. Nights are fine."],
])("what the person answers for this letter stands word for word: %s", (know) => {
  const outcome = writeLetter({
    profile: storedProfile.parse(profiles["nurseEn"]),
    jobDescription: "Staff Nurse\nCompany: Harrow Vale Hospital\nYou need wound care.",
    answers: { know },
    fallbackLanguage: "en",
    today: { year: 2026, month: 11, day: 23 },
  });
  if (outcome.kind !== "written") throw new Error(outcome.kind);
  expect(letterText(outcome.letter)).toContain(know);
  expect(outcome.refused).toEqual([]);
});
