import { expect, test } from "vitest";
import type { Applicant, School } from "../applicant.ts";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { plan } from "../plan.ts";
import { camilleWithEverything as camille } from "../testing/applicant.ts";
import { writePage } from "../testing/write-page.ts";
import { knownQuestions } from "./known-question.ts";

/** What is planned for each field of a page: its text, or why it is skipped. */
function plannedOf(page: string, applicant: Applicant): readonly string[] {
  const classified = classify(collect(writePage(page)).fields);
  return plan(knownQuestions(classified, applicant), applicant, "en").map(({ step }) =>
    step.kind === "skip" ? step.reason : step.text,
  );
}

const inputs = (...labels: readonly string[]) =>
  labels.map((label) => `<div><label>${label} <input></label></div>`).join("");
const contact = inputs("Full name", "Email");

/** What is planned after the applicant's name and address. */
const planned = (body: string, applicant: Applicant) =>
  plannedOf(`<form>${contact}${body}</form>`, applicant).slice(2);

const school = (name: string, degree: string, field = ""): School => ({
  school: name,
  degree,
  field_of_study: field,
  is_current: false,
});
const withSchools = (...schools: readonly School[]): Applicant => ({ ...camille, schools });
const master = school("York University", "Master of Science", "Physics");
const bachelor = school("Leeds University", "Bachelor of Arts", "History");
const lower = school("Park High School", "High school diploma");
const left = (count: number) => Array.from({ length: count }, () => "question");
const of = ({ school: name, degree }: School) => [name, degree];
const fields = inputs("School name", "Degree");

test("below the heading of a level are the fields of its school", () => {
  const form =
    `<h2>High School</h2>${fields}<h2>College or University</h2>${fields}` +
    `<h2>Graduate School</h2>${fields}`;
  expect(planned(form, withSchools(master, bachelor, lower))).toEqual(
    [lower, bachelor, master].flatMap(of),
  );
  expect(planned(form, withSchools(bachelor))).toEqual([...left(2), ...of(bachelor), ...left(2)]);
});

test.each(["High School", "Graduate School", "Trade or business school", "Elementary school"])(
  "below the heading %s alone nothing of another level is written",
  (heading) => {
    const form = `<h2>${heading}</h2>${inputs("School name", "City", "Degree", "Major")}`;
    expect(planned(form, withSchools(bachelor))).toEqual(left(4));
  },
);

test("a name and a place below the heading of a level are the school's", () => {
  const form = `<h2>High School</h2>${inputs("Name", "City")}`;
  expect(planned(form, withSchools(master))).toEqual(left(2));
  expect(planned(form, withSchools(master, lower))).toEqual([lower.school, "question"]);
});

test("a text above the fields names a level too", () => {
  const form = `<p><b>High School</b></p>${fields}<p><b>College</b></p>${fields}`;
  expect(planned(form, withSchools(master))).toEqual([...left(2), ...of(master)]);
});

test("a further school below the heading of a level is the next one of the level", () => {
  const form = `<h2>High School</h2>${fields}<h2>University</h2>${fields}${fields}`;
  expect(planned(form, withSchools(master, lower, bachelor))).toEqual(
    [lower, master, bachelor].flatMap(of),
  );
  expect(planned(form, withSchools(master))).toEqual([...left(2), ...of(master), ...left(2)]);
});

test("a label that names a level begins the fields of its school", () => {
  const form = inputs("College", "Major", "Graduate School", "Major");
  expect(planned(form, withSchools(master, bachelor))).toEqual([
    "Leeds University",
    "History",
    "York University",
    "Physics",
  ]);
  expect(planned(form, withSchools(bachelor))).toEqual(["Leeds University", "History", ...left(2)]);
});

test.each([
  ["High School Name and Location", "Graduated/Degree"],
  ["Trade/Business/Other School", "Degree/Diploma/Certificate"],
  ["Lycée", "Diplôme obtenu"],
  ["High school", "High school graduation year"],
])("%s and %s of a level that is not stored are left", (name, degree) => {
  expect(planned(inputs(name, degree), withSchools(master))).toEqual(left(2));
});

test("the school of a label is the stored one of its level", () => {
  const form = inputs("High School Name and Location", "Degree", "College/University", "Degree");
  expect(planned(form, withSchools(master, lower))).toEqual([lower, master].flatMap(of));
});

test("a question about a school does not end its fields", () => {
  const box = (value: string) => `<label><input type="radio" name="g">${value}</label>`;
  const question = `<fieldset><legend>Did you graduate?</legend>${box("Yes")}${box("No")}</fieldset>`;
  const form = inputs("High School") + question + inputs("Degree");
  expect(planned(form, withSchools(master))).toEqual(left(3));
});

test("where a form asks for colleges alone, they count from the newest school", () => {
  const unknown = school("Akademie", "Diplom");
  const form = inputs("College/University", "Degree");
  expect(planned(form, withSchools(unknown))).toEqual(of(unknown));
  expect(planned(form, withSchools(master))).toEqual(of(master));
  expect(planned(form, withSchools(lower))).toEqual(left(2));
});

test.each(["School / college", "School"])("%s is of any level", (label) => {
  expect(planned(inputs(label, "Degree"), withSchools(master))).toEqual(of(master));
});

test("an e-mail address below the heading of a level begins the applicant's fields", () => {
  const form = `${inputs("Full name")}<h2>High School</h2>${fields}${inputs("Email", "Phone")}`;
  expect(plannedOf(`<form>${form}</form>`, withSchools(master)).slice(1)).toEqual([
    ...left(2),
    camille.profile.email,
    camille.phone?.international,
  ]);
});

test("a level over the applicant's own fields is the name of a page", () => {
  const form = `<form>${inputs("Name", "Email", "School", "Degree")}</form>`;
  expect(plannedOf(`<h1>High School</h1>${form}`, withSchools(master))).toEqual([
    "Camille Durand",
    camille.profile.email,
    ...of(master),
  ]);
});
