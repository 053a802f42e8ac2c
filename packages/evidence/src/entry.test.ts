import { expect, test } from "vitest";
import { readEntries } from "./entry.ts";
import { datesOf, factsOf } from "./facts.ts";
import { storedProfile } from "./profile.ts";

const profile = storedProfile.parse({
  profile: { first_name: "Ada", city: "Hull", country: "United Kingdom", summary: "Welder." },
  experiences: [
    {
      id: "job-1",
      company: "Humber Yard",
      title: "Welder",
      location: "Hull",
      start_date: "03/2019",
      is_current: true,
      description:
        "• Weld 40 frames a week with TIG welding\n\n- 2. Trained 3 apprentices since May 2021",
    },
  ],
  education: [{ school: "Hull College", degree: "NVQ", field_of_study: "Welding" }],
  competencies: [{ name: "TIG", level: "advanced", years_of_experience: 6 }],
  other: [{ label: "", content: "" }],
});

test("entries keep the ids of their rows, and lines lose their bullets; blank rows are no entries", () => {
  const answers = [{ id: "a1", question: "Why this job?", answer: "I live next door." }];
  const entries = readEntries(profile, answers);
  expect(entries.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    "person profile",
    "job job-1",
    "education education.0",
    "skill competencies.0",
    "answer a1",
  ]);
  expect(entries[1]).toMatchObject({
    organisation: "Humber Yard",
    title: "Welder",
    detail: "Hull",
    lines: ["Weld 40 frames a week with TIG welding", "Trained 3 apprentices since May 2021"],
  });
  expect(entries[3]).toMatchObject({ title: "TIG", level: "advanced", years: 6 });
});

test("the facts of an entry are its numbers, dates, organisation, title and terms", () => {
  const [, job] = readEntries(profile);
  if (!job) throw new Error("no job");
  const { numbers, dates, organisations, titles, terms } = factsOf(job);
  expect(numbers.map(({ value }) => value)).toEqual([40, 3, 2021]);
  expect(dates).toEqual([
    { year: 2019, month: 3 },
    { year: 2021, month: 5 },
  ]);
  expect([organisations, titles]).toEqual([["Humber Yard"], ["Welder"]]);
  expect(terms.length).toBeGreaterThan(0);
});

test.each([
  ["depuis mars 2019", [[2019, 3]]],
  [
    "03/2019 to 2021",
    [
      [2019, 3],
      [2021, undefined],
    ],
  ],
  ["for 2000 € in 2018", [[2018, undefined]]],
  ["2,018 parcels, 12018", []],
])("the dates of %s", (text, expected) => {
  expect(datesOf(text).map(({ year, month }) => [year, month])).toEqual(expected);
});
