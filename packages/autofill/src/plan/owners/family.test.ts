import { expect, test } from "vitest";
import type { StoredAnswer } from "../../answer.ts";
import type { Applicant } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "../questions/known-question.ts";

const camille: Applicant = { ...camilleWithEverything, disclosed: { gender: "female", age: 34 } };

/** What is planned for the fields after the applicant's name and address, without those that are not listed. */
function planned(body: string, applicant: Applicant = camille): readonly string[] {
  const page = `<form>${inputs("Full name", "Email")}${body}</form>`;
  const classified = classify(collect(writePage(page)).fields);
  return plan(knownQuestions(classified, applicant), applicant, "en")
    .slice(2)
    .map(({ step }) => (step.kind === "skip" ? step.reason : step.text));
}

const inputs = (...labels: readonly string[]) =>
  labels.map((label) => `<div><label>${label} <input></label></div>`).join("");
const gender = (name = "g") =>
  `<label>Gender <select name="${name}"><option></option><option>Male</option><option>Female</option></select></label>`;

test.each([
  "Details of children",
  "Child 1",
  "Children",
  "Parents",
  "Father's details",
  "Brothers and sisters",
  "Family members",
  "Enfants",
  "Frères et sœurs",
  "Kinder",
  "Vater",
  "Spouse / Partner",
  "Conjoint",
  "Ehepartner",
])("below %s nothing is the applicant's", (title) => {
  const fields = inputs("Age", "Nationality", "Occupation", "School") + gender();
  expect(planned(`<h3>${title}</h3>${fields}`)).toEqual([]);
  expect(planned(`<p>${title}</p>${inputs("Name of child")}${fields}`)).toEqual(["question"]);
});

test.each(["child_1_gender", "childGender", "spouse_gender", "children[0][sex]"])(
  "a gender with the name %s in the markup is another person's",
  (name) => {
    expect(planned(gender(name))).toEqual([]);
  },
);

test("a stored answer about the applicant is not written for a child, and one about children is", () => {
  const answer = (question: string, text: string): StoredAnswer => ({
    kind: "custom_question",
    question,
    answer: text,
    scope: "global",
    scopeName: "",
    country: "",
  });
  const answers = [answer("Gender", "Female"), answer("How many children have you?", "2")];
  const answered: Applicant = { ...camille, answers };
  expect(planned(gender(), answered)).toEqual(["Female"]);
  const form = `<h3>Children</h3>${inputs("How many children have you?")}${gender()}`;
  expect(planned(form, answered)).toEqual(["2"]);
});

test("a text above other fields ends those of a family", () => {
  const child = `<p>Children</p>${inputs("Name of child")}${gender()}`;
  expect(planned(`${child}<p>About you</p>${inputs("Age")}${gender()}`)).toEqual([
    "question",
    "34",
    "Female",
  ]);
});

test("an upload ends the fields of a family below a text", () => {
  const child = `<p>Children</p>${inputs("Name of child")}${gender()}`;
  const upload = `<label>Résumé <input type="file"></label>`;
  expect(planned(`${child}${upload}${inputs("Age")}`).at(-1)).toBe("34");
});

test.each(["Children's Hospital", "Child care worker", "Sister company"])(
  "below the heading %s of a page the fields are the applicant's",
  (title) => {
    expect(planned(`<h1>${title}</h1>${inputs("Age")}${gender()}`)).toEqual(["34", "Female"]);
  },
);

test("a family name in the markup is the applicant's", () => {
  const page = `<form><label>Surname <input name="family_name"></label>${inputs("First name")}</form>`;
  const classified = classify(collect(writePage(page)).fields);
  expect(knownQuestions(classified, camille).map(({ key }) => key)).toEqual([
    "last_name",
    "first_name",
  ]);
});
