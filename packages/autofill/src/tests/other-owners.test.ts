import { expect, test } from "vitest";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { knownQuestions } from "../plan/questions/known-question.ts";
import { plan } from "../plan.ts";
import { camilleWithEverything as camille } from "../testing/applicant.ts";
import { writePage } from "../testing/write-page.ts";

/** What is planned for each field: its text, or why it is skipped. */
function plannedOf(page: string): readonly string[] {
  const classified = classify(collect(writePage(page)).fields);
  return plan(knownQuestions(classified, camille), camille, "en").map(({ step }) =>
    step.kind === "skip" ? step.reason : step.text,
  );
}

const planned = (body: string) => plannedOf(`<form>${body}</form>`);

const input = (label: string, name = "") => `<label>${label} <input name="${name}"></label>`;
const inputs = (...labels: readonly string[]) => labels.map((label) => input(label)).join("");
const phone = "+33 6 12 34 56 78";

test("a name that a form asks for again is another person's, with the number and the address beside it", () => {
  const person = inputs("First name", "Last name", "Telephone", "Street address");
  expect(planned(person + inputs("Role") + person)).toEqual([
    "Camille",
    "Durand",
    phone,
    "12 rue des Lilas",
    "question",
    "question",
    "question",
    "question",
    "question",
  ]);
});

test.each(["Confirmation Email", "Email confirmation", "Confirmation d'email"])(
  "the confirmation of an address is no company's: %s",
  (label) => {
    expect(planned(inputs("Email", label)).at(-1)).toBe("camille@durand.example");
  },
);

test("a name, a number or an address is asked for again to confirm it", () => {
  const own = inputs("Nom", "Prénom", "Email", "Confirmez votre email");
  expect(planned(own)).toEqual([
    "Durand",
    "Camille",
    "camille@durand.example",
    "camille@durand.example",
  ]);
});

test.each(["Représentants légaux", "Legal representative", "Gesetzliche Vertreter"])(
  "nothing of the applicant's is written in the section %s",
  (legend) => {
    const fields = inputs("Name", "Telephone");
    expect(planned(`<fieldset><legend>${legend}</legend>${fields}</fieldset>`)).toEqual([]);
  },
);

test("a number whose name in the markup is about an emergency or a referee is theirs", () => {
  expect(planned(input("Telephone", "emergency_phone"))).toEqual([]);
  expect(planned(input("Telephone", "referee_1_phone"))).not.toContain(phone);
});

test("the house number of another address is left, by its place in the form and by its name in the markup", () => {
  const address = (owner: string) =>
    input("Street number", `${owner}_street_number`) + input("City", `${owner}_city`);
  expect(planned(address("contact") + address("hs"))).toEqual([
    "12",
    "Lyon",
    "question",
    "question",
  ]);
  expect(planned(input("Street number", "previous_employment1_street_number"))).toEqual([
    "question",
  ]);
});

test.each([
  ["Country obtained", "question"],
  ["City of issue", "question"],
  ["Pays de délivrance", "question"],
  ["Country of residence", "France"],
  ["Pays de résidence", "France"],
  ["Ville actuelle", "Lyon"],
  ["Confirm city", "Lyon"],
  ["Legal first name", "Camille"],
  ["Nom de famille", "Durand"],
])("each word of a short label is one for a place or a name of one's own: %s", (label, text) => {
  expect(planned(input(label)).at(0)).toBe(text);
});

test("a name with another word is the applicant's only where a form asks for no other name", () => {
  expect(planned(inputs("First name", "Last name", "Pet name")).at(-1)).toBe("question");
  expect(planned(inputs("Driver first name", "Driver last name"))).toEqual(["Camille", "Durand"]);
});

test.each([
  "Intitulé du poste visé",
  "Poste recherché",
  "Job title applied for",
  "Desired job title",
])("the wanted job is not the present one: %s", (label) => {
  expect(planned(input(label) + input("Employer")).at(0)).toBe("question");
});

test("the last position is the newest one, also after the wanted one", () => {
  const wanted = input("Intitulé du poste visé");
  const last = `<h2>Expérience professionnelle</h2>${input("Dernier poste occupé")}`;
  expect(planned(wanted + last)).toEqual(["question", "Developer"]);
});

test("a section of jobs begins with the newest one after the present employer", () => {
  const present = `<h2>En poste</h2>${inputs("Nom de l'entreprise", "Fonction exercée")}`;
  const job = inputs("Poste occupé", "Entreprise");
  expect(planned(`${present}<h2>Expériences professionnelles</h2>${job}${job}`)).toEqual([
    "Fourmi",
    "Developer",
    "Developer",
    "Fourmi",
    "Intern",
    "Cigale",
  ]);
});

test.each(["Stages", "Internships", "Praktika"])("a job in the section %s is left", (heading) => {
  expect(planned(`<h2>${heading}</h2>${inputs("Job title", "Company")}`)).toEqual([
    "question",
    "question",
  ]);
});

test("jobs that include internships are jobs", () => {
  const job = inputs("Job title", "Company");
  expect(planned(`<h2>Work experience (including internships)</h2>${job}`)).toEqual([
    "Developer",
    "Fourmi",
  ]);
});

test.each(["Awards", "Récompenses", "Professional Qualification", "Professional certificates"])(
  "a school and a year in the section %s are of no study",
  (heading) => {
    const fields = inputs("Institution", "Year completed");
    expect(planned(`<h2>${heading}</h2>${fields}`)).toEqual(["question", "question"]);
  },
);

test("a summary among the fields of a study is not the applicant's", () => {
  const study = `<h2>Education</h2>${inputs("School", "Field of study")}`;
  expect(planned(`${study}<label>Summary <textarea></textarea></label>`).at(-1)).toBe(
    "notInProfile",
  );
});

test("a specialization among the fields of a job is not that of a study", () => {
  const job = `<h2>Working experience</h2>${inputs("Company", "Job title", "Specialization")}`;
  expect(planned(job)).toEqual(["Fourmi", "Developer", "question"]);
});

test("what the markup adds to a label is whose it is, and a label of more words is another thing", () => {
  const named = `<label for="niveauEcole">Niveau</label><input id="niveauEcole">`;
  expect(planned(`${input("Ecole")}${named}`)).toEqual(["INSA Lyon", "question"]);
  expect(planned(input("Employeur souhaitant recruter", "employeur"))).toEqual(["question"]);
});

test("an example does not say what a label of other words asks for", () => {
  const field = (label: string) =>
    `<label>${label} <input placeholder="Advertisement / Website / Referral"></label>`;
  expect(planned(field("Source of information"))).toEqual(["question"]);
});

test("a label with the id of an earlier field is the one of the field behind it", () => {
  const study = `<label for="study">Course of study</label><input id="study">`;
  const job = inputs("Company", "Job title");
  const copied = `<div><label for="study">Work performed</label><textarea></textarea></div>`;
  expect(planned(study + job + copied)).toEqual([
    "Computer science",
    "Fourmi",
    "Developer",
    "Builds the shop.",
  ]);
});

test("a label with the id of a later field is the one of the field without a name behind it", () => {
  const from = `<label for="to">First name</label><input id="from">`;
  const to = `<label for="to">Last name</label><input id="to">`;
  expect(planned(from + to)).toEqual(["Camille", "Durand"]);
});

test("a list without a name does not part a field from its labels", () => {
  const labels = `<label for="p">Phone</label><label for="p">With its area code</label>`;
  const fields = `<select><option>+33</option></select><input id="p">`;
  expect(planned(labels + fields).at(-1)).toContain("6 12 34 56 78");
});

test("a name in the markup around a form names no section of it", () => {
  const page = (fields: string) =>
    `<article class="category-employment-forms"><form>${fields}</form></article>`;
  const own = inputs("Full name", "Postal code", "Company", "Role");
  expect(plannedOf(page(own))[1]).toBe("69003");
  const job = inputs("Postal code", "Company", "Role");
  expect(plannedOf(page(`<div class="employment">${job}</div>`))[0]).toBe("question");
});

test.each(["Education", "Formation", "Studium", "Ausbildung / Studium"])(
  "below the heading %s a name in the markup makes no field one of a job",
  (heading) => {
    const job = `<h3>Employer</h3>${inputs("Company", "Job title")}`;
    const still = `<label><input type="checkbox" name="current_job"> Ich bin noch dabei</label>`;
    const study = input("Bezeichnung", "designation") + input("Fachrichtung", "profession") + still;
    expect(planned(`<h3>${heading}</h3>${study}${job}`)).toEqual([
      "question",
      "question",
      "question",
      "Fourmi",
      "Developer",
    ]);
    const place = input("Ort", "company_location");
    expect(planned(`<h3>${heading}</h3>${place}`)).toEqual(["notInProfile"]);
  },
);

test("a heading about an apprenticeship names no section of studies", () => {
  const job = input("Bezeichnung", "designation") + input("Firma", "company");
  expect(planned(`<h3>Ausbildung zum Koch</h3>${job}`)).toEqual(["Developer", "Fourmi"]);
});

test("a place of birth is no address, whatever the markup calls it", () => {
  expect(planned('<label>Lieu de naissance <input id="lieu" name="lieu"></label>')).toEqual([
    "question",
  ]);
});

test("a name that only an example asks for, behind a label of other words, is another person's", () => {
  expect(planned('<label>Weiterempfohlen von</label><input placeholder="Name">')).toEqual([
    "question",
  ]);
});

test("a picture of a signature is no résumé, whatever the markup calls it", () => {
  expect(
    planned('<p>Upload Digital Signature <input type="file" name="signature" id="resume"></p>'),
  ).toEqual(["document"]);
});

test.each(["Sibling Details", "Family details", "Frères et sœurs", "Familienangehörige"])(
  "the fields of the section “%s” are not the applicant's",
  (heading) => {
    const own = planned(`<h2>${heading}</h2>${inputs("Job title", "Company", "Last name")}`);
    expect(own.every((one) => one === "question")).toBe(true);
  },
);
