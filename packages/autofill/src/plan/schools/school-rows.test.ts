import { expect, test } from "vitest";
import type { Applicant, School } from "../../applicant.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { plannedOfForm } from "../../testing/planned-form.ts";

/** A table with a row for each level. */
function table(columns: readonly string[], rows: readonly string[]): string {
  const head = columns.map((one) => `<th>${one}</th>`).join("");
  const fields = "<td><input></td>".repeat(columns.length);
  const body = rows.map((row) => `<tr><th>${row}</th>${fields}</tr>`).join("");
  return `<h2>Education</h2><table><tr><th></th>${head}</tr>${body}</table>`;
}

const school = (name: string, degree: string): School => ({
  school: name,
  degree,
  field_of_study: "",
  is_current: false,
});
const withSchools = (...schools: readonly School[]): Applicant => ({ ...camille, schools });
const master = school("York University", "Master of Science");
const bachelor = school("Leeds University", "Bachelor of Arts");
const lower = school("Park High School", "High school diploma");
const english = ["Name and location of school", "Degree"];
const left = ["question", "question"];

test("each row gets the stored school of its level, and none where no school is stored", () => {
  const form = table(english, ["High School", "College", "Trade School", "Other"]);
  const of = ({ school: name, degree }: School) => [name, degree];
  expect(plannedOfForm(form, withSchools(master, lower))).toEqual([
    ...of(lower),
    ...of(master),
    ...left,
    ...left,
  ]);
  expect(plannedOfForm(form, withSchools(bachelor))).toEqual([
    ...left,
    ...of(bachelor),
    ...left,
    ...left,
  ]);
  expect(plannedOfForm(form, withSchools(lower))).toEqual([
    ...of(lower),
    ...left,
    ...left,
    ...left,
  ]);
});

test("a master's degree is in the row of graduate schools where there is one", () => {
  const form = table(english, ["College/University", "Graduate School"]);
  expect(plannedOfForm(form, withSchools(master))).toEqual([...left, master.school, master.degree]);
  expect(plannedOfForm(form, withSchools(master, bachelor))).toEqual([
    bachelor.school,
    bachelor.degree,
    master.school,
    master.degree,
  ]);
});

test("a school whose level is not known is in no row but that of its name", () => {
  const form = table(english, ["High School", "University"]);
  const unknown = school("Akademie", "Diplom");
  expect(plannedOfForm(form, withSchools(unknown))).toEqual([...left, ...left]);
  const named = school("Universität Bern", "Lizentiat");
  expect(plannedOfForm(form, withSchools(named))).toEqual([...left, named.school, named.degree]);
});

test("rows with the same name are one school each", () => {
  const form = table(english, ["Secondary school", "University", "University"]);
  const of = ({ school: name, degree }: School) => [name, degree];
  expect(plannedOfForm(form, withSchools(master, lower))).toEqual([
    ...of(lower),
    ...of(master),
    ...left,
  ]);
  expect(plannedOfForm(form, withSchools(master, bachelor))).toEqual([
    ...left,
    ...of(master),
    ...of(bachelor),
  ]);
});

test("French and German tables", () => {
  const french = table(["Nom de l'établissement", "Diplôme obtenu"], ["Lycée", "Université"]);
  const german = table(["Name und Ort", "Abschluss"], ["Realschule", "Hochschule"]);
  for (const form of [french, german])
    expect(plannedOfForm(form, withSchools(master))).toEqual([
      ...left,
      master.school,
      master.degree,
    ]);
});

test("rows that name no level are the schools one after the other", () => {
  const form = table(["School", "Degree"], ["1", "2"]);
  expect(plannedOfForm(form, withSchools(master, bachelor))).toEqual([
    master.school,
    master.degree,
    bachelor.school,
    bachelor.degree,
  ]);
});

test("a place in a row of schools is not the applicant's", () => {
  const form = table(["School name", "City/State", "Degree"], ["High School", "College"]);
  expect(plannedOfForm(form, withSchools(master))).toEqual([
    ...left,
    "question",
    master.school,
    "notInProfile",
    master.degree,
  ]);
});

test("a row with a name that is no level is left", () => {
  expect(
    plannedOfForm(table(["School", "Degree"], ["Elsewhere", "School 2"]), withSchools(master)),
  ).toEqual([...left, ...left]);
});

test.each(["Education", "Further education"])(
  "a second table, below %s, has the next school of a level",
  (heading) => {
    const one = table(english, ["College"]);
    const two = one.replace("Education", heading);
    expect(plannedOfForm(one + two, withSchools(master, bachelor))).toEqual([
      master.school,
      master.degree,
      bachelor.school,
      bachelor.degree,
    ]);
    expect(plannedOfForm(one + two, withSchools(master))).toEqual([
      master.school,
      master.degree,
      ...left,
    ]);
  },
);
