import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { cvForPosting } from "./cv-for-posting.ts";
import { masterCv, otherNotes } from "./master-cv.ts";
import { matchPosting } from "./match-posting.ts";

const today = { year: 2026, month: 11 };
const person = { first_name: "Ines", last_name: "Marchal" };

type Rows = Readonly<Record<string, readonly object[]>> & { readonly summary?: never };

function matched(rows: Rows, posting: string, summary = "") {
  const profile = storedProfile.parse({ profile: { ...person, summary }, ...rows });
  const master = masterCv(profile, "en");
  const notes = otherNotes(profile, "en");
  return matchPosting(master, posting, { otherNotes: notes, today }).requirements;
}

const plasterer = { id: "j1", company: "Quarry", title: "Plasterer", description: "" };
const asksYears = "Plasterer\nRequirements\n- 3 years' experience";

test("years of experience are those of the jobs with the advertised title", () => {
  const of = (job: object) =>
    matched({ experiences: [{ ...plasterer, ...job }] }, asksYears)[0]?.provenBy;
  expect(of({ start_date: "03/2019", is_current: true })).toEqual(["j1"]);
  expect(of({ start_date: "03/2019", end_date: "02/2021" })).toEqual([]);
  expect(of({ start_date: "2018", end_date: "2021" })).toEqual([]);
  expect(of({ title: "Cashier", start_date: "03/2019", is_current: true })).toEqual([]);
  expect(of({})).toEqual([]);
});

test("months of jobs at the same time count once", () => {
  const at = (id: string, start_date: string, end_date: string) => ({
    ...plasterer,
    id,
    start_date,
    end_date,
  });
  const both = [at("j1", "01/2020", "01/2022"), at("j2", "01/2020", "01/2022")];
  expect(matched({ experiences: both }, asksYears)[0]?.provenBy).toEqual([]);
  const after = [at("j1", "01/2018", "01/2020"), at("j2", "01/2020", "01/2022")];
  expect(matched({ experiences: after }, asksYears)[0]?.provenBy).toEqual(["j1", "j2"]);
});

test("a summary says for how many years, of the trade", () => {
  const of = (summary: string) => matched({}, asksYears, summary)[0]?.provenBy;
  expect(of("Plasterer with seven years on sites.")).toEqual(["profile"]);
  expect(of("Plasterer with two years on sites.")).toEqual([]);
  expect(of("Seven years in shops.")).toEqual([]);
});

test("a certificate of the asked level comes before a line that names the subject", () => {
  const rows = {
    experiences: [{ ...plasterer, title: "Cook", description: "Kept HACCP records" }],
    competencies: [{ id: "s1", name: "HACCP", category: "technical" }],
    education: [{ id: "d1", school: "Food Board", degree: "HACCP Level 3", end_date: "2023" }],
  };
  const [wish] = matched(rows, "Cook\nRequirements\n- HACCP Level 2 or 3");
  expect(wish?.provenBy).toEqual(["d1"]);
});

const note = (content: string) => ({ other: [{ id: "n1", label: "Other", content }] });

test("the licences and checks of a note that a posting asks for are on the CV for it, and nothing else of the note", () => {
  const posting = "Cook\nRequirements\n- Full driving licence\n- Garda vetting";
  const linesFor = (content: string, text: string) => {
    const profile = storedProfile.parse({
      profile: person,
      experiences: [{ ...plasterer, title: "Cook" }],
      ...note(content),
    });
    const { master, match } = cvForPosting({ profile, language: "en", posting: text, today });
    const lines = master.sections.flatMap((section) =>
      section.kind === "notes" ? section.lines.map((line) => line.text) : [],
    );
    return { lines, proven: match.requirements.map(({ provenBy }) => provenBy) };
  };
  const held = "Full clean driving licence (B). Garda vetted, March 2026. I left after a quarrel.";
  expect(linesFor(held, posting)).toEqual({
    lines: ["Full clean driving licence (B). Garda vetted, March 2026."],
    proven: [["n1"], ["n1"]],
  });
  expect(linesFor(held, "Cook\nRequirements\n- Pastry").lines).toEqual([]);
  expect(linesFor("Garda vetted, with one conviction from 2011.", posting).lines).toEqual([]);
  expect(linesFor("Driving licence lost in 2024.", posting).lines).toEqual([]);
});
