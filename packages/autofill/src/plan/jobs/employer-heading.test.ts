import { expect, test } from "vitest";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { inputs, left, plannedOfForm, plannedOfPage } from "../../testing/planned-form.ts";

const { email } = camille.profile;
const phone = "+33 6 12 34 56 78";
const upload = `<label>Résumé <input type="file"></label>`;

const month = (label: string) => `<div><label>${label} (MM/YYYY) <input></label></div>`;

test.each([
  ["Employers", inputs("Employer's name", "Position")],
  ["Employeurs", inputs("Nom de l'employeur", "Poste")],
  ["Former employers", inputs("Position", "Employer")],
])("below %s a field that is asked for again begins the next job", (heading, job) => {
  const form = plannedOfForm(`<h2>${heading}</h2>${job}${job}`);
  expect(form.slice(0, 2).toSorted()).toEqual(["Developer", "Fourmi"]);
  expect(form.slice(2).toSorted()).toEqual(["Cigale", "Intern"]);
});

test("dates before the company are of the same job", () => {
  const job = month("From") + month("To") + inputs("Employer", "Position");
  const form = plannedOfForm(`<h2>Former employers</h2>${job}${job}`);
  expect(form.filter((_, at) => at !== 1)).toEqual([
    "03/2021",
    "Fourmi",
    "Developer",
    "01/2019",
    expect.anything(),
    "Cigale",
    "Intern",
  ]);
});

test("a further company with its address in one field begins the next job", () => {
  const job = inputs("Name and address of employer", "Position");
  expect(plannedOfForm(`<h2>Employers</h2>${job}${job}`)).toEqual([
    "question",
    "Developer",
    "question",
    "Intern",
  ]);
});

test("a further title without a company is another person's", () => {
  const manager = inputs("Name", "Position", "Line manager", "Position");
  expect(plannedOfForm(`<h2>Current employer</h2>${manager}`)).toEqual([
    "Fourmi",
    "Developer",
    ...left(2),
  ]);
  const titles = inputs("Position", "Position");
  expect(plannedOfForm(`<h2>Employers</h2>${titles}`)).toEqual(["Developer", "question"]);
});

test.each([
  ["2. Current employer", "3. Previous employer"],
  ["4 - Employeur actuel", "5 - Employeur précédent"],
  ["Section A-2: Present employer", "Section A-3: Former employer"],
])("the number of the section %s is no employer's", (now, before) => {
  const job = inputs("Company name", "Job title");
  expect(plannedOfForm(`<h2>${now}</h2>${job}<h2>${before}</h2>${job}`)).toEqual([
    "Fourmi",
    "Developer",
    "Cigale",
    "Intern",
  ]);
});

test.each(["Last 3 employers", "2 most recent employers", "Vos 3 derniers employeurs"])(
  "the number of %s is how many there are",
  (heading) => {
    const job = inputs("Company", "Position");
    expect(plannedOfForm(`<h2>${heading}</h2>${job}${job}`)).toEqual([
      "Fourmi",
      "Developer",
      "Cigale",
      "Intern",
    ]);
  },
);

test.each(["Employer's name", "Current employer name", "Employer / Company name"])(
  "%s below an employer is the company",
  (label) => {
    expect(plannedOfForm(`<h2>Current employer</h2>${inputs(label, "Position")}`)).toEqual([
      "Fourmi",
      "Developer",
    ]);
  },
);

test.each([
  "Name/Address of previous employer",
  "A-2. Previous employer information",
  "Previous employer (if any)",
  "Current employer (if employed)",
  "Your current employer's details",
  "First employer",
  "Your last two employers",
  "Employers in the last 10 years",
  "Job 2",
  "Company 2",
  "Entreprise 2",
])("below %s no address and number is the applicant's", (heading) => {
  const you = `<h2>You</h2>${inputs("Full name", "Email")}`;
  const form = `${you}<h2>${heading}</h2>${inputs("Name", "Address", "City", "Phone", "Position")}`;
  expect(plannedOfForm(form).slice(3, 6)).toEqual(left(3));
});

test("below the employer of another person nothing is the applicant's", () => {
  const job = inputs("Company", "Position");
  expect(
    plannedOfForm(`${inputs("Full name", "Email")}<h2>Husband's present employer</h2>${job}`),
  ).toEqual(["Camille Durand", email, ...left(2)]);
});

test.each(["Equal opportunity employer", "The best employer of 2025"])(
  "below %s the name, the present job and the upload are the applicant's",
  (heading) => {
    const form = inputs("Full name", "Email", "Phone", "Current company") + upload;
    expect(plannedOfPage(`<h2>${heading}</h2><form>${form}</form>`).slice(0, 4)).toEqual([
      "Camille Durand",
      email,
      phone,
      "Fourmi",
    ]);
  },
);
