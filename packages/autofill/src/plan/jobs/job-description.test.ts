import { expect, test } from "vitest";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "../questions/known-question.ts";

const job = (company: string, year: number, description: string) => ({
  company,
  title: "Cook",
  description,
  is_current: false,
  start: { date: `${year}-01-01`, precision: "month" } as const,
  end: { date: `${year}-12-01`, precision: "month" } as const,
});
const cook = {
  ...camilleWithEverything,
  jobs: [job("Bouchon", 2022, "Cooked for sixty."), job("Cigale", 2019, "Baked bread.")],
};

/** What is written into the text areas of a page. */
function described(body: string): readonly (string | undefined)[] {
  const { fields } = collect(writePage(`<form>${body}</form>`));
  const areas = new Set(fields.filter(({ widget }) => widget === "textarea").map(({ id }) => id));
  return plan(knownQuestions(classify(fields), cook), cook, "en")
    .filter(({ fieldId }) => areas.has(fieldId))
    .map(({ step }) => (step.kind === "skip" ? undefined : step.text));
}

const area = (label: string) => `<label>${label} <textarea></textarea></label>`;
const row = (label: string, title = "Work experience") =>
  `<fieldset><legend>${title}</legend><label>Company <input></label><label>Job title <input></label>${area(label)}</fieldset>`;

test.each([
  "Brief description of duties",
  "Description of duties:",
  "Tätigkeitsbeschreibung",
  "Kurze Beschreibung der Tätigkeit",
  "Aufgaben",
  "Description des tâches",
  "Brève description des tâches effectuées",
])("the duties of each job are those of its row: %s", (label) => {
  expect(described(row(label, "Employer 1") + row(label, "Employer 2"))).toEqual([
    "Cooked for sixty.",
    "Baked bread.",
  ]);
});

test("duties that are below no job are left", () => {
  const alone = (name: string, label: string) =>
    described(`<label>${name} <input></label>${area(label)}`);
  expect(alone("First name", "Brief description of duties")).toEqual([undefined]);
  expect(alone("Vorname", "Tätigkeitsbeschreibung")).toEqual([undefined]);
});

test("duties of a volunteer are no job's", () => {
  const other = (title: string) =>
    `<h2>${title}</h2><label>Organisation <input></label>${area("Description of duties")}`;
  const first = `<h2>Work experience</h2>${row("Description of duties")}`;
  for (const title of ["Volunteering", "Bénévolat", "Ehrenamt"])
    expect(described(first + other(title))).toEqual(["Cooked for sixty.", undefined]);
});
