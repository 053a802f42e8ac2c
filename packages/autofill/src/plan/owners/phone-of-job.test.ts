import { expect, test } from "vitest";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "../questions/known-question.ts";

const inputs = (...labels: readonly string[]) =>
  labels.map((label) => `<div><label>${label} <input></label></div>`).join("");

/** What is planned for the telephone numbers of a form, after the applicant's name and address. */
function phonesOf(body: string): readonly string[] {
  const form = `<form>${inputs("Full name", "Email")}${body}</form>`;
  const classified = classify(collect(writePage(form)).fields);
  return plan(knownQuestions(classified, camille), camille, "en").flatMap(({ label, step }) =>
    /phone|mobile/i.test(label) ? [step.kind === "skip" ? step.reason : step.text] : [],
  );
}

const group = (name: string, ...labels: readonly string[]) =>
  `<fieldset><legend>${name}</legend>${inputs(...labels)}</fieldset>`;
const address = ["Street", "City", "State", "Zip"];
const own = "+33 6 12 34 56 78";

test("a telephone in the group of a job is the employer's, however far the company is", () => {
  const job = group("Career", "Company", "Title", ...address, "From", "To", "Phone");
  expect(phonesOf(job)).toEqual(["question"]);
  expect(phonesOf(group("You", "Phone") + job)).toEqual([own, "question"]);
});

test("a choice in the group of a job does not end it", () => {
  const box = (value: string) => `<label><input type="radio" name="c">${value}</label>`;
  const choice = `<fieldset><legend>May we contact them?</legend>${box("Yes")}${box("No")}</fieldset>`;
  const job = `<h3>Career</h3>${inputs("Firm", "From")}${choice}${inputs("Phone")}`;
  expect(phonesOf(job)).toEqual(["question"]);
});

test.each(["Company/Business", "Company #1", "Firm", "Employer 2", "Entreprise 1", "Firma"])(
  "a telephone after %s and before a field of that job is the employer's",
  (company) => {
    expect(phonesOf(inputs(company, "Phone", "Your title"))).toEqual(["question"]);
    expect(phonesOf(inputs(company, "Phone", "From"))).toEqual(["question"]);
  },
);

test("a telephone after the period of a job, or asked for again after a company, is the employer's", () => {
  expect(phonesOf(inputs("Company", "Title", ...address, "From", "To", "Phone"))).toEqual([
    "question",
  ]);
  expect(phonesOf(inputs("Phone", "Company #1", ...address, "Phone"))).toEqual([own, "question"]);
});

test("the list of calling codes before the telephone of an employer stays as it is", () => {
  const code = `<label>Phone country code <select><option></option><option>France (+33)</option></select></label>`;
  const job = `<h3>Career</h3>${inputs("Firm", "From")}${code}${inputs("Phone")}`;
  expect(phonesOf(job)).toEqual(["question", "question"]);
});

test("the applicant's own telephone beside a company is filled", () => {
  expect(phonesOf(inputs("Company", "Title", "Phone"))).toEqual([own]);
  expect(phonesOf(group("Contact", "Company", "Phone", "City"))).toEqual([own]);
  expect(phonesOf(group("Profile", "Current company", "Current title", "Phone"))).toEqual([own]);
  expect(phonesOf(inputs("Phone", "Company", ...address, "Home phone"))).toEqual([own, own]);
  const jobs = group("Career", "Company", "Title", "From", "To");
  expect(phonesOf(jobs + group("Contact", "Phone", "City"))).toEqual([own]);
});
