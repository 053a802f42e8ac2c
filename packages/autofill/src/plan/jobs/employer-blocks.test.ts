import { expect, test } from "vitest";
import type { Applicant } from "../../applicant.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { inputs, left, plannedOfForm, plannedOfPage } from "../../testing/planned-form.ts";

const contact = inputs("Name", "Address", "Phone");
const [newest] = camille.jobs;
/** Without a present job. */
const former: Applicant = {
  ...camille,
  jobs: camille.jobs.map((job) => ({ ...job, is_current: false })),
};

test.each([
  ["Employer 1", "Employer #2"],
  ["Current employer", "Previous employer"],
  ["Employer (most recent)", "Employer (next most recent)"],
])("the name below %s is the company's, and no address and number is written", (one, other) => {
  const form = `<h2>${one}</h2>${contact}<h2>${other}</h2>${contact}`;
  expect(plannedOfForm(form)).toEqual(["Fourmi", ...left(2), "Cigale", ...left(2)]);
});

test("a group of a French or German employer has the company, title and dates of its job", () => {
  const french = inputs("Nom", "Adresse", "Téléphone", "Poste occupé", "Du (MM/AAAA)");
  const german = inputs("Name", "Anschrift", "Telefon", "Tätigkeit", "von (MM/JJJJ)");
  const group = (name: string, fields: string) =>
    `<fieldset><legend>${name}</legend>${fields}</fieldset>`;
  expect(plannedOfForm(group("Dernier employeur", french))).toEqual([
    "Fourmi",
    ...left(2),
    "Developer",
    "03/2021",
  ]);
  expect(plannedOfForm(group("Arbeitgeber 2", german))).toEqual([
    "Cigale",
    ...left(2),
    "Intern",
    "01/2019",
  ]);
});

test("the applicant's own name and address after an employer are filled", () => {
  const own = `<h2>Your details</h2>${inputs("Full name", "Address")}`;
  expect(plannedOfForm(`<h2>Last employer</h2>${contact}${own}`)).toEqual([
    "Fourmi",
    ...left(2),
    "Camille Durand",
    "12 rue des Lilas",
  ]);
});

test("a text over the fields begins an employer, and another text ends it", () => {
  const bare = (label: string) => `<p>${label} <input></p>`;
  const job = ["Name", "Phone", "Your position"].map(bare).join("");
  const form = `<p><b>EMPLOYER 1</b></p>${job}<p><b>Education</b></p>${bare("School")}${bare("E-mail")}`;
  const own = ["INSA Lyon", camille.profile.email];
  expect(plannedOfForm(form)).toEqual(["Fourmi", "question", "Developer", ...own]);
});

test("which job a heading means is left where it is not certain", () => {
  const previous = `<h2>Previous employer</h2>${inputs("Name", "Position")}`;
  const present = `<h2>Current employer</h2>${inputs("Name", "Position")}`;
  expect(plannedOfForm(previous)).toEqual(left(2));
  expect(plannedOfForm(previous, former)).toEqual([newest?.company, newest?.title]);
  expect(plannedOfForm(present)).toEqual([newest?.company, newest?.title]);
  expect(plannedOfForm(present + previous, former)).toEqual(left(4));
});

test("below a heading of several employers each name begins the next one, else a further name is another's", () => {
  const twice = inputs("Name", "Position") + inputs("Name", "Position");
  expect(plannedOfForm(`<h2>Employers</h2>${twice}`)).toEqual([
    "Fourmi",
    "Developer",
    "Cigale",
    "Intern",
  ]);
  expect(plannedOfForm(`<h2>Employer</h2>${twice}`)).toEqual(["Fourmi", "Developer", ...left(2)]);
});

test("below a heading that says more of an employer, names and addresses are left, and which job follows is not certain", () => {
  const form = `<h2>Employer reference</h2>${contact}<h2>Previous employer</h2>${inputs("Name")}`;
  expect(plannedOfForm(form, former)).toEqual(left(4));
});

const { email } = camille.profile;
const phone = "+33 6 12 34 56 78";
const upload = `<label>Résumé <input type="file"></label>`;

test.each([
  "Employer",
  "The employer",
  "Your employer",
  "Your next employer",
  "Employer: Fourmi SA",
  "An Equal Opportunity Employer",
  "Age-friendly employer",
  "A good employer, for 30 years",
])("below the heading %s of a page the fields of an application are the applicant's", (heading) => {
  const page = `<h1>Pastry cook</h1><h2>${heading}</h2><p>Fourmi, Lyon</p>`;
  const own = ["Camille Durand", email, phone];
  expect(
    plannedOfPage(`${page}<form>${inputs("Name", "Email", "Phone")}${upload}</form>`).slice(0, 3),
  ).toEqual(own);
  const parts = inputs("First name", "Last name", "Email", "Phone", "City");
  expect(plannedOfPage(`${page}<form>${parts}</form>`)).toEqual([
    "Camille",
    "Durand",
    email,
    phone,
    "Lyon",
  ]);
});

test.each(["L'employeur", "Employeur responsable", "Der Arbeitgeber"])(
  "below the heading %s a surname is the applicant's",
  (heading) => {
    const form = inputs("Nom", "Prénom", "E-mail", "Poste");
    expect(plannedOfPage(`<h2>${heading}</h2><form>${form}</form>`).slice(0, 3)).toEqual([
      "Durand",
      "Camille",
      email,
    ]);
  },
);

test.each([
  ["Employer", ["Name", "Address", "Email", "Phone", "Job title"]],
  ["Arbeitgeber", ["Name", "Anschrift", "E-Mail", "Telefon", "Position"]],
  ["Employeur", ["Nom", "Adresse", "E-mail", "Téléphone", "Poste"]],
  ["Employer 1", ["Name", "Address", "Email", "Phone", "Job title"]],
  ["Dernier employeur", ["Nom", "Adresse", "E-mail", "Téléphone", "Poste"]],
])("below %s with a title the form's only e-mail address is the employer's", (heading, labels) => {
  const form = `<h2>${heading}</h2>${inputs(...labels)}`;
  const job = ["Fourmi", ...left(3), "Developer"];
  expect(plannedOfForm(form)).toEqual(job);
  expect(plannedOfForm(form + upload).slice(0, 5)).toEqual(job);
});

test.each(["Employer", "Employer details", "Employer 1"])(
  "below %s without a field of a job no name, address or number is the applicant's",
  (heading) => {
    const form = `<h2>${heading}</h2>${inputs("Name", "Email", "Phone", "Address")}`;
    expect(["Fourmi", "question"]).toContain(plannedOfForm(form)[0]);
    expect(plannedOfForm(form).slice(1)).toEqual(left(3));
  },
);

test("after the applicant's name a further name and number below an employer are another's", () => {
  const you = `<h2>You</h2>${inputs("Full name", "Email")}`;
  const own = ["Camille Durand", email];
  const person = inputs("Name", "First name", "Last name", "Phone", "Job title");
  expect(plannedOfForm(`${you}<h2>Employer</h2>${person}`)).toEqual([
    ...own,
    "Fourmi",
    ...left(3),
    "Developer",
  ]);
  const job = inputs("Name", "Phone", "Job title", "From (MM/YYYY)");
  expect(plannedOfForm(`${you}<h2>Employer</h2>${job}${upload}`).slice(0, 6)).toEqual([
    ...own,
    "Fourmi",
    "question",
    "Developer",
    "03/2021",
  ]);
  const other = inputs("Name", "Phone");
  expect(plannedOfForm(`${you}<h2>Employer in Lyon</h2>${other}`)).toEqual([...own, ...left(2)]);
});

test("what follows the fields of a job without a heading is nobody's for certain", () => {
  const job = `<p>Present employer</p>${inputs("Name", "Position")}`;
  const own = inputs("First name", "Last name", "Email", "Phone");
  expect(plannedOfForm(job + inputs("Email", "Phone"))).toEqual([
    "Fourmi",
    "Developer",
    ...left(2),
  ]);
  expect(plannedOfForm(`<h2>You</h2>${own}${job}${inputs("Email", "Phone")}`).slice(4)).toEqual([
    "Fourmi",
    "Developer",
    ...left(2),
  ]);
});

test("in an application below the heading of a present or newest employer only the name is left", () => {
  const form = inputs("Name", "Email", "Phone") + upload;
  expect(plannedOfPage(`<h2>Latest employers</h2><form>${form}</form>`).slice(0, 3)).toEqual([
    "question",
    email,
    phone,
  ]);
});

test("a name below an employer without a time, a number and a field of a job is nobody's for certain", () => {
  expect(plannedOfForm(`<h2>Employer</h2>${contact}`)).toEqual(left(3));
});

test("a text about an employer after an employer's fields leaves names and addresses", () => {
  const form = `<h2>Employer 1</h2>${inputs("Name")}<h2>Employer in Lyon</h2>${contact}`;
  expect(plannedOfForm(form)).toEqual(["Fourmi", ...left(3)]);
});

test("numbered previous employers count from the present one, and are left without it", () => {
  const previous = [1, 2].map((at) => `<h2>Previous employer ${at}</h2>${inputs("Name")}`).join("");
  expect(plannedOfForm(previous)).toEqual(left(2));
  expect(plannedOfForm(previous, former)).toEqual(["Fourmi", "Cigale"]);
  const present = `<h2>Current employer</h2>${inputs("Name")}`;
  expect(plannedOfForm(present + previous).slice(0, 2)).toEqual(["Fourmi", "Cigale"]);
});

test("a date with a day is not written where only the month is stored", () => {
  const day = `<div><label>To <input type="date"></label></div>`;
  expect(plannedOfForm(`<h2>Employer 2</h2>${inputs("From (DD/MM/YYYY)")}${day}`)).toEqual([
    "notPrecise",
    "notPrecise",
  ]);
});

test("what follows a group within an employer's fields is of the same job", () => {
  const dates = `<fieldset><legend>Dates</legend>${inputs("From (MM/YYYY)")}</fieldset>`;
  const job = inputs("Name") + dates + inputs("Position");
  expect(
    plannedOfForm(`<h2>Employer</h2>${job}<h2>Previous employer</h2>${inputs("Name")}`),
  ).toEqual(["Fourmi", expect.anything(), "Developer", "Cigale"]);
});

test("the name of an employer after a supervisor's is the employer's", () => {
  const group = (name: string) =>
    `<div role="group" aria-label="${name}">${inputs("Name", "Supervisor's name")}</div>`;
  expect(plannedOfForm(group("Current employer") + group("Former employer"))).toEqual([
    "Fourmi",
    "question",
    "Cigale",
    "question",
  ]);
});

test("the question of a group of boxes is no heading of an employer", () => {
  const box = (name: string, text: string) =>
    `<label><input type="radio" name="${name}" value="${text}"> ${text}</label>`;
  const job = (name: string) =>
    `${inputs("Employer Name:")}<fieldset><legend>Is this your Current Employer?</legend>${
      box(name, "Yes") + box(name, "No")
    }</fieldset>${inputs("Start Date:", "Position Held:")}`;
  const planned = plannedOfForm(`<h2>Employment History</h2>${job("a")}${job("b")}`);
  expect(planned.slice(0, 4)).toEqual(["Fourmi", "Yes", "03/2021", "Developer"]);
  expect(planned.slice(4)).toEqual(["Cigale", "No", "01/2019", "Intern"]);
});
