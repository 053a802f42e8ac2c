import { expect, test } from "vitest";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { plan } from "../plan.ts";
import { knownQuestions } from "../plan/questions/known-question.ts";
import { camilleWithEverything as camille } from "../testing/applicant.ts";
import { writePage } from "../testing/write-page.ts";

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

test("a title before a name is a salutation, and a name beside a surname is the first name", () => {
  const page = `${inputs("Title", "Name", "Surname")}<h2>Work experience</h2>${inputs("Job title", "Company")}`;
  expect(planned(page)).toEqual(["notInProfile", "Camille", "Durand", "Developer", "Fourmi"]);
});

test("a whole name beside the fields of its parts signs something", () => {
  expect(planned(inputs("First name", "Last name", "Full name"))[2]).toBe("question");
  expect(planned(inputs("Email", "Full name"))[1]).toBe("Camille Durand");
});

test("an address to which a copy of the form is sent is left", () => {
  const copy = `<label>Email address <input name="wantCopyAddress"></label>`;
  expect(planned(inputs("Email address") + copy)).toEqual(["camille@durand.example", "question"]);
});

test("a city whose name in the markup names the school is the school's", () => {
  const city = `<label>City <input name="profile.EducationCity"></label>`;
  expect(planned(`${inputs("City")}${city}`)).toEqual(["Lyon", "notInProfile"]);
});

test("a format of a whole date is no month", () => {
  const date = `<label>I can only work thru <input placeholder="mm/dd/yyyy"></label>`;
  expect(planned(`<h2>Work experience</h2>${inputs("Company")}${date}`)[1]).toBe("question");
});

const box = (name: string) => `<label><input type="checkbox" name="${name}"> ${name}</label>`;
const button = (text: string, more = "") => `<button type="button" ${more}>${text}</button>`;

test.each([
  ["boxes", `<div>${box("Yes")}${box("No")}</div>`],
  ["buttons", `<div>${button("Yes")}${button("No")}</div>`],
  [
    "pressed buttons",
    `<div role="group">${button("Yes", 'aria-pressed="false"')}${button("No", 'aria-pressed="false"')}</div>`,
  ],
])("a pair of %s is one question", (_, pair) => {
  expect(planned(`<form><p>Are you willing to relocate?</p>${pair}</form>`)).toEqual(["Yes"]);
  const other = `<form><p>Have you been convicted of a crime?</p>${pair}</form>`;
  expect(planned(other)).toEqual(["question"]);
});

test("a pair of buttons that look different may be answered already", () => {
  const pair = `<div>${button("Yes", 'class="primary"')}${button("No")}</div>`;
  expect(planned(`<p>Are you willing to relocate?</p>${pair}`)).toEqual(["alreadyFilled"]);
});

test("a slider takes an amount that is one of its positions, unless it was moved", () => {
  const slider = (range: string) =>
    `<label>Years of experience with SQL <input type="range" ${range}></label>`;
  expect(planned(slider(`min="0" max="10" value="0"`))).toEqual(["4"]);
  expect(planned(slider(`min="0" max="3" value="0"`))).toEqual(["noMatchingChoice"]);
  expect(planned(slider(`min="0" max="10" step="5" value="0"`))).toEqual(["noMatchingChoice"]);
  expect(planned(slider(`min="0" max="10" value="7"`))).toEqual(["alreadyFilled"]);
});

test("an amount has the currency of the list before it, not that of the next amount's", () => {
  const list = (...options: string[]) =>
    `<select aria-label="Currency">${options.map((one) => `<option>${one}`).join("")}</select>`;
  const page = `${list("EUR", "USD")}${inputs("Expected annual salary")}${list("USD", "EUR")}${inputs("Expected annual salary")}`;
  expect(planned(page).filter((_, at) => at % 2 === 1)).toEqual(["48000", "question"]);
});

test("a place that is asked for again after a school is the school's", () => {
  const labels = ["City", "School", "Degree", "Number of years completed", "Notes", "City"];
  expect(planned(inputs(...labels)).filter((_, at) => at !== 4)).toEqual([
    "Lyon",
    "INSA Lyon",
    "Master",
    "question",
    "notInProfile",
  ]);
});

test("a further upload below a remark about the résumé is not for it", () => {
  const named = `<label>CV <input type="file"></label>`;
  const below = (text: string) => `<div>${named}</div><p>${text}</p><div><input type="file"></div>`;
  expect(planned(below("No CV at hand? Create one."))).toEqual(["camille-durand.pdf", "document"]);
  expect(planned(below("Resume/CV *"))[1]).toBe("camille-durand.pdf");
});

test("a school below a university, with its degree, is none of the stored degrees", () => {
  const schools = inputs("High School", "Degree", "College", "Degree", "High School or College");
  expect(planned(schools).slice(0, 4)).toEqual(["question", "question", "INSA Lyon", "Master"]);
  expect(planned(inputs("Lycée", "École", "Diplôme"))).toEqual(["question", "INSA Lyon", "Master"]);
});

test("one field for a whole period takes neither of its ends", () => {
  const job = inputs("Company", "Position", "Employed From - To (Date)");
  expect(planned(job)).toEqual(["Fourmi", "Developer", "question"]);
  expect(planned(inputs("Company", "From", "To"))).toEqual(["Fourmi", "03/2021", "notNeeded"]);
});

test.each([
  "Mention the name of your current employer / payroll company:",
  "Please state the name of your present company",
  "Name of current employer",
])("the name of the current employer in a longer label: %s", (label) => {
  expect(planned(inputs(label))).toEqual(["Fourmi"]);
});

test.each([
  "Contact name of current employer",
  "HR name of your current employer",
  "Full name of current employer contact",
  "State the name of your current employer's CEO",
  "State the name of your current employer / its CEO",
  "Domain name of current company",
  "CEO of your current employer",
])("the name of something else of the current employer is left: %s", (label) => {
  expect(planned(inputs(label))).not.toContain("Fourmi");
});

test("the address of an employer is not the applicant's, whose address has a line for a company", () => {
  const page = (second: string) =>
    planned(
      `<h3>Contact</h3>${inputs("First name", "Company", "Street", "City")}${second}${inputs("Street", "City")}`,
    );
  const own = ["12 rue des Lilas", "Lyon"];
  expect(page("").slice(2)).toEqual([...own, "question", "question"]);
  expect(page("<h3>Place of work</h3>").slice(2, 5)).toEqual([...own, "question"]);
  const company = inputs("Company", "Street", "City");
  expect(planned(company + company)[4]).toBe("question");
});
