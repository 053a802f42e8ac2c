import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { comparePosting } from "./compare-posting.ts";
import { cvForPosting } from "./cv-for-posting.ts";

const profile = storedProfile.parse({
  profile: { first_name: "Ines", last_name: "Marchal" },
  experiences: [
    {
      id: "j1",
      company: "Quarry Inn",
      title: "Cook",
      description: "Cashed up each night",
      start_date: "2021-03-01",
      start_date_precision: "month",
      is_current: true,
    },
  ],
  competencies: [{ id: "s1", name: "German", category: "language" }],
  other: [{ id: "n1", label: "Other", content: "Full clean driving licence (B). Garda vetted." }],
});
const today = { year: 2026, month: 11 };
const compare = (posting: string) =>
  comparePosting({ profile, posting, fallbackLanguage: "en", today });

test("notes, dates of a job and skills show what a posting asks for, each with the entry that it is from", () => {
  const { requirements } = compare(
    "Cook\nRequirements\n- Full driving licence\n- Garda vetting\n- 3 years' experience\n- German\n- Excel",
  );
  expect(requirements.map(({ provenBy }) => provenBy.map(({ source }) => source))).toEqual([
    [{ kind: "note", name: "Other" }],
    [{ kind: "note", name: "Other" }],
    [{ kind: "experience", name: "Cook, Quarry Inn" }],
    [{ kind: "language", name: "German" }],
    [],
  ]);
});

test("what nothing proves has what comes closest in other words of its trade, as in the CV", () => {
  const posting = "Shop assistant\nRequirements\n- Till balancing";
  const { match } = cvForPosting({ profile, posting, language: "en", today });
  const closest = "Cashed up each night";
  expect(match.requirements).toMatchObject([{ provenBy: [], closest }]);
  expect(compare(posting).requirements).toMatchObject([{ provenBy: [], closest }]);
});

test("duties are compared only where nothing else is asked for", () => {
  const kinds = (posting: string) => compare(posting).requirements.map(({ kind }) => kind);
  const duties = "Cook\nYour tasks\n- Preparing breakfast";
  expect(kinds(duties)).toEqual(["duty"]);
  expect(kinds(`${duties}\nRequirements\n- Excel`)).toEqual(["must"]);
});
