import { expect, test } from "vitest";
import type { Applicant, School } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "../questions/known-question.ts";

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

const lyceum = school("Lycée Pasteur", "Baccalauréat", "Sciences");
const engineer = school("INSA Lyon", "Master", "Informatics");
const education = `<h2>Education</h2>`;
const choice = (question: string) =>
  `<fieldset><legend>${question}</legend>${["Yes", "No"]
    .map((text) => `<label><input type="radio" name="${question}">${text}</label>`)
    .join("")}</fieldset>`;
const list = (question: string) =>
  `<div><label>${question} <select><option></option><option>Yes</option><option>No</option></select></label></div>`;

/** What is planned in a section for education. */
const inEducation = (body: string, ...schools: readonly School[]) =>
  planned(education + body, withSchools(...schools));

test.each([
  "Other",
  "Other training",
  "Vocational training/other",
  "Graduate/Other",
  "Graduate Professional School Name",
  "Post Graduate College or University",
])("the fields after %s are of no stored school", (label) => {
  const form = inputs("High School", "College", "Degree", label, "Course of study", "Degree");
  expect(inEducation(form, engineer, lyceum)).toEqual([lyceum.school, ...of(engineer), ...left(3)]);
  expect(inEducation(form, engineer)).toEqual([...left(1), ...of(engineer), ...left(3)]);
  const colleges = inputs("College", "Degree", label, "Course of study", "Degree");
  expect(inEducation(colleges, engineer, lyceum)).toEqual([...of(engineer), ...left(3)]);
});

test("a label of an unknown level leaves colleges counting from the newest school", () => {
  const unknown = school("Akademie", "Diplom");
  const form = inputs("College", "Degree", "School activities");
  expect(inEducation(form, unknown)).toEqual([...of(unknown), ...left(1)]);
});

test("a number may directly follow the level in a label", () => {
  const form = inputs("High School", "College1", "Degree", "College2", "Degree");
  expect(inEducation(form, engineer, lyceum)).toEqual([lyceum.school, ...of(engineer), ...left(2)]);
});

test.each([
  ["a college", choice("Did you attend college?") + inputs("If yes, which college?")],
  [
    "further education",
    choice("Have you obtained any education after high school?") + inputs("Years"),
  ],
  ["a university", inputs("University attended abroad?", "Years")],
  ["an institution", inputs("Last institution attended", "Years")],
  ["a college or a technical school", inputs("Name of College / Technical School", "Years")],
])("a label or a question that names %s ends the fields of a high school", (_, further) => {
  const form = inputs("High School") + further + inputs("Degree");
  expect(inEducation(form, engineer, lyceum)).not.toContain(lyceum.degree);
  expect(inEducation(form, lyceum)).not.toContain(lyceum.degree);
});

test("a date of a high school begins no fields of a degree", () => {
  const form = inputs("High school graduation year", "Degree", "Major", "University");
  expect(inEducation(form, engineer, lyceum)).toEqual([
    "notInProfile",
    ...left(2),
    engineer.school,
  ]);
});

test.each([choice, list])("a question with yes and no begins no school", (asked) => {
  for (const question of ["High School Graduate?", "High School Graduate or GED?"]) {
    expect(inEducation(asked(question) + inputs("Degree"), engineer, lyceum)).toEqual([
      ...left(1),
      engineer.degree,
    ]);
    const form = asked(question) + inputs("College", "Major", "Degree");
    expect(inEducation(form, engineer, lyceum)).toEqual([
      ...left(1),
      engineer.school,
      engineer.field_of_study,
      engineer.degree,
    ]);
  }
});

test("a list with yes and no takes no school of its level", () => {
  const form = inputs("High School") + list("College?") + inputs("College", "Degree");
  expect(inEducation(form, engineer, lyceum)).toEqual([lyceum.school, ...left(1), ...of(engineer)]);
});

test("a label that asks for a graduate of a high school gets no school", () => {
  const form = inputs("High School Graduate", "College");
  expect(inEducation(form, engineer, lyceum)).toEqual([...left(1), engineer.school]);
});

test("a college or another school is a college", () => {
  const form = inputs("High School", "From", "College/Other", "From", "Degree");
  expect(inEducation(form, engineer, lyceum)).toEqual([
    lyceum.school,
    "notInProfile",
    engineer.school,
    "notInProfile",
    engineer.degree,
  ]);
});

test("a text about the place of a college begins no further one", () => {
  const place = `<fieldset><legend>College address</legend></fieldset>`;
  const form = inputs("High School", "College") + place + inputs("Degree");
  expect(inEducation(form, engineer, lyceum)).toEqual([lyceum.school, ...of(engineer)]);
});

test("hidden fields of a level are of no school where visible ones follow", () => {
  const hidden = `<div style="display:none">${inputs("College", "Degree", "Major")}</div>`;
  const form = inputs("High School") + hidden + inputs("College", "Degree");
  expect(inEducation(form, engineer, lyceum).slice(-2)).toEqual(of(engineer));
  expect(inEducation(form, engineer, lyceum)).not.toContain(lyceum.degree);
});
