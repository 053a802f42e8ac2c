import { expect, test } from "vitest";
import type { Applicant, School } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { planFields } from "../plan-fields.ts";

const steps = (body: string, change: Partial<Applicant>) =>
  planFields(classify(collect(writePage(body)).fields), { ...camille, ...change }, "en").map(
    ({ step }) => step,
  );

const school = (degree: string, change: Partial<School> = {}): School => ({
  school: "Lycée des Tilleuls",
  degree,
  field_of_study: "",
  is_current: false,
  ...change,
});
const levels = [
  "Sans diplôme",
  "CAP / BEP (niveau 3)",
  "Bac (niveau 4)",
  "Bac +2 (niveau 5)",
  "Bac +3 et plus",
];
const level = (label = "Niveau d'études") =>
  `<label for="l">${label}</label><select id="l"><option value="">-${levels.map((one) => `<option>${one}`).join("")}</select>`;
const left = (reason: string) => ({ kind: "skip", reason });

test.each([
  ["a course that came later", ["Formation HACCP (14 h)", "CAP", "BEP"], "CAP / BEP (niveau 3)"],
  ["certificates of a machine", ["CACES R489", "Bac pro"], "Bac (niveau 4)"],
  ["a lower degree that came later", ["CAP", "BTS"], "Bac +2 (niveau 5)"],
  ["a level beyond the list", ["Master", "Licence"], "Bac +3 et plus"],
])("the highest finished degree decides the level: %s", (_, degrees, text) => {
  const schools = degrees.map((degree) => school(degree));
  expect(steps(level(), { schools })).toEqual([
    expect.objectContaining({ kind: "choose", text, source: "education.degree" }),
  ]);
});

test("the level is left where the highest degree is not certain, and why is said", () => {
  const unknown = [school("Diplôme de la marine"), school("CAP")];
  expect(steps(level(), { schools: unknown })).toEqual([left("notStated")]);
  expect(steps(level(), { schools: [school("Formation HACCP")] })).toEqual([left("notStated")]);
  expect(steps(level(), { schools: [school("Diplôme de la marine")] })).toEqual([
    left("noMatchingChoice"),
  ]);
  expect(steps(level(), { schools: [school("CAP", { is_current: true })] })).toEqual([
    left("notInProfile"),
  ]);
  expect(steps(level("Highest level of education"), { schools: [] })).toEqual([
    left("notInProfile"),
  ]);
});

test("years of experience are left, with the reason that holds", () => {
  const years = `<label>Years of experience in catering <input></label>`;
  expect(steps(years, {})).toEqual([left("notStated")]);
  expect(steps(years, { jobs: [] })).toEqual([left("notInProfile")]);
});

const message = `<label>Message au recruteur <textarea></textarea></label>`;
const upload = `<label>Lettre de motivation <input type="file"></label>`;

test("a letter that is attached is not written into the message as well", () => {
  expect(steps(message + upload, {})).toEqual([
    left("ownText"),
    expect.objectContaining({ kind: "attach" }),
  ]);
  expect(steps(message, {})).toEqual([expect.objectContaining({ kind: "type", source: "letter" })]);
  expect(steps(message, { letterText: "" })).toEqual([left("ownText")]);
  expect(steps(message + upload, { documents: [] })).toEqual([
    expect.objectContaining({ kind: "type" }),
    left("document"),
  ]);
});
