import { expect, test } from "vitest";
import { sessionWith } from "../testing/fake-tables.ts";
import { loadEntries } from "./stored-rows.ts";

const profile_id = "p";
const period = {
  profile_id,
  start_date: "2015-01-01",
  start_date_precision: "year",
  end_date: "2017-06-01",
  end_date_precision: "month",
  is_current: false,
};
const noPeriod = {
  profile_id,
  start_date: null,
  start_date_precision: null,
  end_date: null,
  end_date_precision: null,
  is_current: false,
};
const answer = {
  profile_id,
  kind: "motivation",
  question: "Why us?",
  content: "For the bread.",
  scope: "employer",
  scope_name: "Le Bouchon",
  country: null,
};

const load = (tables: Parameters<typeof sessionWith>[0]) =>
  loadEntries(sessionWith(tables).client, profile_id);

test("entries of the profile are read from its five tables", async () => {
  const skill = { name: "Sauces", category: "technical", years_of_experience: 4 };
  const job = { company: "Le Bouchon", title: "Cook", location: null, description: "Sauces" };
  const school = { school: "Ferrandi", degree: "CAP", field_of_study: null, description: null };
  const entries = await load({
    websites: [{ profile_id, domain: "https://cook.example", display_name: null }],
    experiences: [{ ...period, ...job }],
    education: [{ ...noPeriod, ...school }],
    competencies: [{ profile_id, level: "expert", ...skill }],
    other: [answer],
  });
  expect(entries).toEqual({
    websites: [{ domain: "https://cook.example", display_name: "" }],
    skills: [{ level: "expert", ...skill }],
    jobs: [
      {
        ...job,
        location: "",
        start: { date: "2015-01-01", precision: "year" },
        end: { date: "2017-06-01", precision: "month" },
        is_current: false,
      },
    ],
    schools: [
      {
        ...school,
        field_of_study: "",
        description: "",
        start: undefined,
        end: undefined,
        is_current: false,
      },
    ],
    answers: [
      {
        kind: "motivation",
        question: "Why us?",
        answer: "For the bread.",
        scope: "employer",
        scopeName: "Le Bouchon",
        country: "",
      },
    ],
  });
});

test("entries of another profile are not read", async () => {
  const site = { profile_id: "other", domain: "https://other.example", display_name: null };
  expect(await load({ websites: [site] })).toMatchObject({ websites: [], jobs: [], answers: [] });
});

test("the current job is first, then the ones that ended last", async () => {
  const job = (company: string, more: object) => ({
    ...period,
    company,
    title: "Cook",
    location: null,
    description: null,
    ...more,
  });
  const { jobs } = await load({
    experiences: [
      job("without dates", noPeriod),
      job("ended 2017", {}),
      job("current", { is_current: true, end_date: null, end_date_precision: null }),
      job("ended 2019", { end_date: "2019-01-01" }),
      job("ended 2017, began later", { start_date: "2016-01-01" }),
    ],
  });
  expect(jobs.map(({ company }) => company)).toEqual([
    "current",
    "ended 2019",
    "ended 2017, began later",
    "ended 2017",
    "without dates",
  ]);
});

test("an answer of an unknown kind is left out", async () => {
  const { answers } = await load({ other: [{ ...answer, kind: "horoscope" }, answer] });
  expect(answers.map(({ kind }) => kind)).toEqual(["motivation"]);
});

const note = { ...answer, kind: null, question: null, scope: "global", scope_name: null };

test.each([
  ["Notice period", "notice_period"],
  ["Salary expectation", "salary_expectation"],
  ["Driving licence", "drivers_license"],
  ["Willing to relocate", "relocation"],
  ["Right to work in the United Kingdom", "work_authorization"],
  ["Do you need visa sponsorship?", "visa_sponsorship"],
  ["Civilité", "name_prefix"],
  ["Salutation", "name_prefix"],
  ["Do you know anybody who works with bees?", "custom_question"],
])("a note with the label “%s” is an answer to it", async (label, kind) => {
  const { answers } = await load({
    other: [{ ...note, label, content: "1 month" }],
  });
  expect(answers).toMatchObject([{ kind, question: label, answer: "1 month", scope: "global" }]);
});

test.each(["General", "Hobbies", "Gender", "City", "Right to work without a visa", "I agree"])(
  "a note with the label “%s” is no answer",
  async (label) => {
    expect((await load({ other: [{ ...note, label }] })).answers).toEqual([]);
  },
);

test("the level in the name of a language is no part of what forms get", async () => {
  const row = { profile_id, level: "intermediate", years_of_experience: null };
  const { skills } = await load({
    competencies: [
      { ...row, category: "language", name: "Anglais (B1)" },
      { ...row, category: "language", name: "Chinese (Mandarin)" },
      { ...row, category: "technical", name: "Welding (level 2)" },
    ],
  });
  expect(skills.map(({ name }) => name)).toEqual([
    "Anglais",
    "Chinese (Mandarin)",
    "Welding (level 2)",
  ]);
});
