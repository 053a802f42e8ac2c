import { expect, test } from "vitest";
import type { StoredAnswer } from "../answer.ts";
import type { Applicant } from "../applicant.ts";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { plan } from "../plan.ts";
import { knownQuestions } from "../plan/questions/known-question.ts";
import { camilleWithEverything as camille } from "../testing/applicant.ts";
import { writePage } from "../testing/write-page.ts";

/** What is planned for each field: its text, or why it is skipped. */
function planned(body: string, applicant: Applicant = camille): readonly string[] {
  const classified = classify(collect(writePage(body)).fields);
  return plan(knownQuestions(classified, applicant), applicant, "fr").map(({ step }) =>
    step.kind === "skip" ? step.reason : step.text,
  );
}

const input = (label: string, attributes = "") => `<label>${label} <input ${attributes}></label>`;

test("a label that names a part of the name counts before autocomplete for the whole name", () => {
  const name = 'autocomplete="name" name="your-name"';
  expect(planned(`<form>${input("Nom *", name)}${input("Prénom *", name)}</form>`)).toEqual([
    "Durand",
    "Camille",
  ]);
  expect(planned(input("Name", name))).toEqual(["Camille Durand"]);
});

test("Nom is the whole name where the form does not ask for the first name", () => {
  const mail = input("E-mail", 'type="email"');
  expect(planned(`<form>${input("Votre nom *")}${mail}</form>`)[0]).toBe("Camille Durand");
  expect(planned(`<form>${input("Nom")}${input("Prénom")}${mail}</form>`)[0]).toBe("Durand");
  expect(planned(`<form>${input("Nom de famille")}${mail}</form>`)[0]).toBe("Durand");
});

test.each([
  "First/Last Name",
  "First & Last Name",
  "First name & surname",
  "Last, First, Middle name",
  "Name, First name",
  "Nom/Prénom",
  "Name, Vorname",
])("a label that names all parts of a name asks for the whole one: %s", (label) => {
  const form = `<form>${input(label)}${input("Email")}</form>`;
  expect(planned(form)[0]).toBe("Camille Durand");
});

test("a label with more parts of a name than boxes is left", () => {
  expect(planned(`<form>${input("Last, First, Middle name")}<input></form>`)[0]).toBe("question");
});

test("a group's name before the parts of a name is none of them", () => {
  const form = `<form>${input("Name, First name")}${input("Name, Last name")}</form>`;
  expect(planned(form)).toEqual(["Camille", "Durand"]);
});

test.each(["Weiteres Telefon", "Autre téléphone", "Alternate phone", "Phone 2"])(
  "a further telephone number is left: %s",
  (label) => {
    expect(planned(input("Téléphone", 'type="tel"') + input(label, 'type="tel"'))).toEqual([
      "+33 6 12 34 56 78",
      "question",
    ]);
  },
);

test("the first of two numbered telephones is filled", () => {
  expect(planned(input("Phone 1"))).toEqual(["+33 6 12 34 56 78"]);
});

test("a field for numbers takes a telephone number as digits, and no part of another code", () => {
  const number = 'type="number"';
  const { profile } = camille;
  const irish: Applicant = { ...camille, profile: { ...profile, postal_code: "D08 XY00" } };
  expect(planned(input("Téléphone", number))).toEqual(["0612345678"]);
  expect(planned(input("Code postal", number))).toEqual([profile.postal_code]);
  expect(planned(input("Code postal", number), irish)).toEqual(["noMatchingChoice"]);
});

test.each([
  "Gehaltsvorstellungen (Jahresbruttolohn)",
  "Welchen Brutto-Jahreslohn stellst du dir bei 100% vor?",
])("a yearly Lohn is meant in Swiss francs: %s", (label) => {
  expect(planned(input(label))).toEqual(["question"]);
});

const anyCountry = "Will you require visa sponsorship?";
const ofRole = "Will you require sponsorship to work in the country this role is located?";
const unnamed = {
  kind: "visa_sponsorship",
  answer: "No",
  question: "",
  scope: "global",
  scopeName: "",
  country: "",
} as const;
const ofEmployer = { scope: "employer", scopeName: "Fourmi" } as const;
const american = "Will you require sponsorship to work in the United States?";

test.each<readonly [string, Partial<StoredAnswer>, string]>([
  [anyCountry, {}, "question"],
  [anyCountry, { question: anyCountry }, "No"],
  [anyCountry, { question: "Do you need sponsorship?" }, "question"],
  [anyCountry, { question: anyCountry, country: "US" }, "question"],
  [anyCountry, { question: american }, "question"],
  [anyCountry, ofEmployer, "No"],
  [anyCountry, { ...ofEmployer, country: "US" }, "question"],
  [ofRole, { question: anyCountry }, "question"],
  [ofRole, { question: ofRole }, "question"],
  [ofRole, { ...ofEmployer, question: ofRole }, "No"],
  ["Do you need sponsorship to work in the US?", { question: american }, "No"],
  ["Do you need sponsorship to work in Canada?", { question: american }, "question"],
])("of sponsorship in a country that is not named: %s, stored with %o", (label, change, result) => {
  const applicant: Applicant = {
    ...camille,
    target: { company: "Fourmi", title: "Developer" },
    answers: [{ ...unnamed, ...change }],
  };
  expect(planned(input(label), applicant)).toEqual([result]);
});

test.each([
  ["Cliquez pour télécharger Formats acceptés : PDF, DOC (Max 5MB)", "resume_file"],
  ["Drag and drop your file here, or click to browse", "resume_file"],
  ["A letter of recommendation of your last manager", "custom_question"],
])(
  "the name of an upload in the markup counts where its label only says what to press: %s",
  (label, key) => {
    const upload = `<label for="cv-file">${label}</label><input type="file" id="cv-file">`;
    expect(classify(collect(writePage(upload)).fields).map((one) => one.key)).toEqual([key]);
  },
);

test("further languages than those asked for before are left", () => {
  expect(planned(input("Langues parlées"))[0]).toContain("French");
  expect(planned(input("Autres langues parlées (arabe, espagnol, etc.)"))).toEqual(["question"]);
});

test("the summary is no message to the employer", () => {
  const area = (label: string) => `<label>${label} <textarea></textarea></label>`;
  expect(planned(area("Présentez-vous"))).toEqual([camille.profile.summary]);
  expect(planned(area("Message / Présentation *"))).toEqual(["question"]);
});

test("the school that a diploma is from", () => {
  const school = input("Plus haut diplôme obtenu") + input("Établissement d'obtention");
  expect(planned(school).at(-1)).toBe("INSA Lyon");
});

const degrees = (...options: string[]) =>
  `<label>Plus haut diplôme obtenu <select><option value="">Choisissez</option>${options
    .map((one) => `<option>${one}</option>`)
    .join("")}</select></label>`;

test("a master's degree is not a maîtrise, and is found in an option for several degrees", () => {
  const [maitrise, master] = ["Bac+4 (Maîtrise)", "Bac+5 (Master, Ingénieur)"];
  expect(planned(degrees("Bac+3 (Licence)", maitrise, master))).toEqual([master]);
  expect(planned(degrees("CAP/BEP", "BAC", "LICENCE/MAITRISE"))).toEqual(["noMatchingChoice"]);
});

test("a school-leaving degree is none of the degrees that are counted from it", () => {
  const [school] = camille.schools ?? [];
  const schools = school ? [{ ...school, degree: "Baccalauréat" }] : [];
  const leaver: Applicant = { ...camille, schools };
  expect(planned(degrees("Bac+2", "Doctorat"), leaver)).toEqual(["noMatchingChoice"]);
  expect(planned(degrees("Bac", "Bac+2"), leaver)).toEqual(["Bac"]);
});

test("a German question about a permit names the country that the salary is for", () => {
  const salary = input("Gehaltsvorstellung");
  const permit = (country: string) =>
    input(`Kannst du in ${country} arbeiten und hast du eine gültige Arbeitsbewilligung?`);
  expect(planned(permit("der Schweiz") + salary).at(-1)).toBe("question");
  expect(planned(permit("Deutschland") + salary).at(-1)).toBe("48000");
});

test("a telephone number fits where it has room without spaces only", () => {
  expect(planned(input("Téléphone", 'type="tel" maxlength="10"'))).toEqual(["0612345678"]);
});

test("a graduate degree is not the degree of a college", () => {
  const degree = input("School") + input("Degree");
  expect(planned(degree)[1]).toBe(camille.schools?.[0]?.degree);
  expect(planned(input("School") + input("Graduate/Professional Degree"))[1]).toBe("question");
});
