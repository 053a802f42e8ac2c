import { expect, test } from "vitest";
import { classify } from "./classify.ts";
import { collect } from "./collect.ts";
import { plan } from "./plan.ts";
import { knownQuestions } from "./plan/known-question.ts";
import { camilleWithEverything as camille } from "./testing/applicant.ts";
import { writePage } from "./testing/write-page.ts";

/** What is planned for each field: its text, or why it is skipped. */
function planned(body: string): readonly string[] {
  const classified = classify(collect(writePage(body)).fields);
  return plan(knownQuestions(classified, camille), camille, "en").map(({ step }) =>
    step.kind === "skip" ? step.reason : step.text,
  );
}

const inputs = (...labels: string[]) =>
  labels.map((one) => `<label>${one} <input></label>`).join("");

test("a telephone between the fields of a job is the employer's, with and without a heading", () => {
  const job = inputs("Company", "Phone", "Job title", "Description");
  expect(planned(job)[1]).toBe("question");
  expect(planned(`<h3>Work experience</h3>${job}`)[1]).toBe("question");
  expect(planned(inputs("First name", "Phone", "City"))[1]).toBe("+33 6 12 34 56 78");
});

test("the consent before a field does not make the field a consent", () => {
  const before = `<ul><li><input type="checkbox" name="sms"><span>I agree to receive messages</span></li></ul>`;
  expect(
    planned(`${before}<h3>Address</h3><input name="cAddress" placeholder="Address">`).at(-1),
  ).toBe("12 rue des Lilas");
});

test("the country of a passport is not the country of residence", () => {
  expect(planned(inputs("Passport country"))).toEqual(["sensitive"]);
  expect(planned("<label>Passport country<select><option><option>France</select></label>")).toEqual(
    ["sensitive"],
  );
});

test("a title at the end of a job is not the degree of the school after it", () => {
  expect(planned(inputs("Company", "Title", "School", "Degree"))).toEqual([
    "Fourmi",
    "Developer",
    "INSA Lyon",
    "Master",
  ]);
});

test("the start of a school is not the availability", () => {
  expect(planned(inputs("First name", "School start date"))[1]).toBe("09/2014");
});

test("a telephone field that lists dial codes gets the whole number when there is no other", () => {
  const field = `<label>Selected country: France +33 <input type="tel"></label>`;
  expect(planned(field)).toEqual(["+33 6 12 34 56 78"]);
});

test.each(["No answer", "(No value)", "-- No answer --"])("a list on %s is empty", (preset) => {
  const list = (options: string) => `<label>Country<select>${options}</select></label>`;
  const rest = `<option>France<option>Spain`;
  expect(planned(list(`<option value="0" selected>${preset}${rest}`))).toEqual(["France"]);
  expect(planned(list(`<option value="0">None<option selected>Spain<option>France`))).toEqual([
    "alreadyFilled",
  ]);
});

test("the title of a second job is not its supervisor's", () => {
  const job = ["Company", "Name of supervisor", "Supervisor phone", "Job title"];
  const steps = planned(inputs(...job, ...job));
  expect(steps.filter((one) => one === "Developer" || one === "Intern")).toEqual([
    "Developer",
    "Intern",
  ]);
});

test("the only site of one's own is the portfolio", () => {
  expect(planned(inputs("Portfolio URL"))).toEqual(["https://camille.example"]);
});

test("a title between nationality and address is an academic one", () => {
  const labels = ["First name", "Last name", "Date of birth", "Nationality", "Title", "Street"];
  expect(planned(inputs(...labels))[4]).toBe("notInProfile");
});
