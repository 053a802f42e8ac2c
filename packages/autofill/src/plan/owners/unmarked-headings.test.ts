import { expect, test } from "vitest";
import { inputs, left, plannedOfForm } from "../../testing/planned-form.ts";

const own = inputs("Full Name", "Email", "City");
const ofOwn = ["Camille Durand", "camille@durand.example", "Lyon"];
const person = inputs("First Name", "Last Name", "Relationship", "Phone", "City");

test.each([
  "<div><p><strong>Emergency contact</strong></p></div>",
  "<div><p><strong>Emergency contact</strong></p><p>Somebody whom we can call.</p></div>",
  "<div><b>Emergency contact</b><br>Please name somebody whom we can call if anything happens to you at work.</div>",
  "<p>Who should be contacted in case of emergency?</p>",
  "<label>Emergency contact information</label>",
  "<legend>Emergency contact</legend>",
  "<div><fieldset><legend>Emergency contact</legend></fieldset></div>",
  "<p>Professional references</p>",
  "<p>Personne à prévenir en cas d'urgence</p>",
  "<b>Notfallkontakt</b>",
])("the fields below %s are not the applicant's", (title) => {
  expect(plannedOfForm(own + title + person)).toEqual([...ofOwn, ...left(5)]);
  expect(plannedOfForm(`<section>${own}</section><div>${title}</div>${person}`)).toEqual([
    ...ofOwn,
    ...left(5),
  ]);
});

test("a text above names that only examples ask for is no name of the first one alone", () => {
  const names = `<input placeholder="First name"><input placeholder="Last name"><input placeholder="Phone">`;
  expect(plannedOfForm(`<p>Emergency contact</p>${names}`)).toEqual(left(3));
});

test("the section of another person ends at a heading, an upload and after other fields", () => {
  const title = "<p>Emergency contact</p>";
  const phone = "+33 6 12 34 56 78";
  const next = `${inputs("First name")}<h3>Contact</h3>${inputs("Phone")}`;
  expect(plannedOfForm(title + next).at(-1)).toBe(phone);
  const upload = `${inputs("First name")}<label>CV <input type="file"></label>${inputs("Phone")}`;
  expect(plannedOfForm(title + upload).at(-1)).toBe(phone);
  const others = inputs("First name", "Hobbies", "Pets", "Colours", "Music", "Phone");
  expect(plannedOfForm(title + others).at(-1)).toBe(phone);
  const applicant = `${inputs("First name")}<p>Your details</p>${inputs("Phone")}`;
  expect(plannedOfForm(title + applicant).at(-1)).toBe(phone);
});

test("the company and the title of a referee end no section of referees, and a text about jobs does", () => {
  const referee = inputs("Name", "Company", "Job title", "Phone");
  const referees = `<p>Please list three professional references.</p>${referee}${referee}`;
  expect(plannedOfForm(referees)).toEqual(left(8));
  const jobs = `<p>Employment history</p>${inputs("Company", "Job title")}`;
  expect(plannedOfForm(referees + jobs)).toEqual([...left(8), "Fourmi", "Developer"]);
});

test("a question with a legend does not end the section of referees before it", () => {
  const referee = inputs("Full name", "Relationship", "Company", "Phone");
  const question = `<fieldset><legend>May we contact your supervisor?</legend><label><input type="radio" name="m" value="1"> Yes</label><label><input type="radio" name="m" value="0"> No</label></fieldset>`;
  const job = inputs("Company", "Job title", "Reason for leaving") + question;
  const referees = `<p>Please list three professional references.</p>${referee}${referee}`;
  expect(plannedOfForm(referees + job + inputs("Company", "Job title")).slice(-2)).toEqual(left(2));
});

test("a long sentence about parents or references is no heading", () => {
  const remark = "<p>Applicants below the age of 18 need the consent of a parent or guardian.</p>";
  expect(plannedOfForm(remark + inputs("First name", "Last name"))).toEqual(["Camille", "Durand"]);
  const reference = "<p>Reference: 4711</p>";
  expect(plannedOfForm(reference + inputs("First name"))).toEqual(["Camille"]);
});

test("dates below a text that names military service are of no job", () => {
  const jobs = inputs("Company", "Job title", "From", "To");
  const service = `<p><b>Military Service</b></p>${inputs("Branch", "From", "To")}`;
  expect(plannedOfForm(jobs + service).slice(5)).toEqual(left(2));
});

test("a question about convictions is no section of its own", () => {
  const question = `<p>Have you been convicted of a traffic violation?</p><label><input type="radio" name="c" value="1"> Yes</label><label><input type="radio" name="c" value="0"> No</label>`;
  expect(plannedOfForm(inputs("Email") + question + inputs("City")).at(-1)).toBe("Lyon");
  const text = `<p>Any traffic violations?</p>${inputs("Answer")}`;
  expect(plannedOfForm(inputs("Email") + text + inputs("City")).at(-1)).toBe("Lyon");
});
