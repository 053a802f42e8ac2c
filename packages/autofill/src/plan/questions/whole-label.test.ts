import { describe, expect, test } from "vitest";
import type { Applicant } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "./known-question.ts";

function planned(body: string, applicant: Applicant = camille): string {
  const classified = classify(collect(writePage(body)).fields);
  const [first] = plan(knownQuestions(classified, applicant), applicant, "en");
  return first?.step.kind === "skip" ? first.step.reason : (first?.step.text ?? "");
}

const input = (label: string) => `<label>${label} <input></label>`;
const area = (label: string) => `<label>${label} <textarea></textarea></label>`;

test.each([
  area("How much experience and budget have you managed in LinkedIn Ads?"),
  area("Provide your portfolio: links to GitHub repos, plugin examples. We do not answer if empty"),
  area("How many followers does your Facebook page reach in a month?"),
  input("Portfolio, Video, or Website Password"),
  input("Mot de passe du portfolio"),
])("a site in a label about something else is not written: %s", (field) => {
  expect(planned(field)).toBe("question");
});

test.each([
  "Are you legally eligible to work in the country where you’re planning to work from?",
  "Where do you plan on working from (for payroll tax purposes)?",
  "Which state or province do you currently live in?",
  "Zip Code / Postal Code (Non-U.S. based candidates, please enter 00000)",
  "What is your English Language Proficiency?",
  "Salary expectation (GHS)",
  "Indisponibilités à prévoir",
  "Area code",
  "Permanent address (if different)",
  "Adresse de correspondance (si différente)",
  "Abweichende Adresse",
  "Start date at current employer",
  "Name and location of high school",
  "Domaine / Spécialité",
  "If a referral was selected, how did you hear about us?",
  "Tell us more about what you look for, and when you can start",
  "[Compensation] Do you accept the listed salary range for this position?",
  "This is an onsite job in SF or Seattle, with one day a week from home. Have you taken this into consideration and still want to proceed? If so, when is your earliest start date?",
])("a fact is not written where a condition or another question is around it: %s", (label) => {
  expect(planned(input(label))).toBe("question");
});

test("hours of the week in an example are not the day of the start", () => {
  const field = `<label>Disponibilités <input placeholder="Ex. : lundi au vendredi, matin"></label>`;
  expect(planned(field)).toBe("question");
  expect(planned(input("Disponibilités"))).toBe("01/02/2027");
});

test.each([
  ["Disponible à partir du (laissez vide si vous l'êtes déjà)", "01/02/2027"],
  ["Vorname", "Camille"],
  ["Nachname* (erforderlich)", "Durand"],
  ["Vor- und Nachname *", "Camille Durand"],
  ["PLZ", "69003"],
  ["Wohnort", "Lyon"],
  ["E-Mail Adresse*", "camille@durand.example"],
  ["Straße / Hausnummer", "12 rue des Lilas"],
  ["Telefon (Privat/Mobile) *", "+33 6 12 34 56 78"],
  ["Frühestmöglicher Eintrittstermin", "01.02.2027"],
  ["Wie bist du auf uns aufmerksam geworden?", "LinkedIn"],
  ["Kündigungsfrist", "3 months"],
  ["Gehaltsvorstellung brutto pro Jahr in EUR", "48000"],
  ["Was ist Ihre Gehaltsangabe?", "48000"],
  ["Bitte teilen Sie uns Ihren Gehaltswunsch mit", "48000"],
  ["Welche Gehaltsvorstellungen (Jahresbrutto) hast Du?", "48000"],
  ["Gib deine Kündigungsfrist an", "3 months"],
  ["Wann wäre Dein frühstmöglicher Starttermin?", "01.02.2027"],
])("a name of a field counts before its name in the markup: %s", (label, value) => {
  expect(planned(`<label>${label} <input name="name"></label>`)).toBe(value);
});

test.each([
  ["Please provide a link to your LinkedIn profile", "linkedin"],
  ["LinkedIn URL (if available)", "linkedin"],
  ["Add your LinkedIn URL (if available)", "linkedin"],
  ["Lien vers votre profil LinkedIn", "linkedin"],
  ["Personal website or blog", "camille.example"],
])("a link is written where the label is about it: %s", (label, part) => {
  expect(planned(input(label))).toContain(part);
});

test("the best time for a call is not the address, and a career is not a subject of study", () => {
  expect(planned(`<label>Best time to contact you: <input name="email_time"></label>`)).not.toBe(
    camille.profile.email,
  );
  expect(planned(input("What is your career focus/discipline?"))).toBe("question");
});

test.each([
  ["What are your salary expectations? (EUR gross)", "48000"],
  ["Salary expectation in €", "48000"],
  ["Salary expectation", "question"],
  ["Prétentions salariales", "48000"],
  ["Gehaltswunsch", "48000"],
  ["What is your minimum annual salary expectation in CAD?", "question"],
  ["Salary expectation (CHF)", "question"],
  ["Salary expectation (£)", "question"],
  ["What is your salary expectation within this range?", "question"],
  ["Salary expectation per month", "question"],
  ["Hourly salary expectation", "question"],
  ["Prétention salariale (Ar)", "question"],
  ["Prétentions salariales en FCFA", "question"],
  ["Salaire souhaité (DH)", "question"],
])("a salary is written in its own currency, for a year: %s", (label, value) => {
  expect(planned(input(label))).toBe(value);
});

test("the question above a field names the currency, too", () => {
  const below = (question: string) => `<div><h3>${question}</h3><input name="section_4"></div>`;
  expect(planned(below("What is your yearly salary requirement in USD?"))).toBe("question");
  expect(planned(below("What is your yearly salary requirement in EUR?"))).toBe("48000");
});

test("what is stored about references is no name, employer or number of a referee", () => {
  const answer = { question: "", scope: "global", scopeName: "", country: "" } as const;
  const answers = [{ ...answer, kind: "references", answer: "On request" }] as const;
  const applicant: Applicant = { ...camille, answers };
  const form = ["Referee full name", "Company", "Phone"].map(input).join("");
  const classified = classify(collect(writePage(`<h2>References</h2>${form}`)).fields);
  const texts = plan(knownQuestions(classified, applicant), applicant, "en").map(({ step }) =>
    step.kind === "skip" ? "" : step.text,
  );
  expect(texts).toEqual(["", "", ""]);
  expect(planned(area("Please list your references"), applicant)).toBe("On request");
});

test("the days and hours somebody is available are no day of the start", () => {
  const named = (label: string) => `<label>${label} <input name="availability"></label>`;
  expect(planned(named("Days and hours available"))).toBe("question");
  expect(planned(named("Availability"))).toBe("2027-02-01");
  expect(planned(named("Available start date (allow 5 business days)"))).toBe("2027-02-01");
  expect(planned(named("When are you available to start? (e.g. in 30 days)"))).toBe("2027-02-01");
});

test("a label of both names asks for the whole name, also beside a shorter example", () => {
  const named = (label: string, example: string) =>
    `<label for="name">${label}</label><input id="name" placeholder="${example}">`;
  expect(planned(named("Nom & Prénom*", "Votre nom"))).toBe("Camille Durand");
  expect(planned(named("Nom et prenom", "Votre nom"))).toBe("Camille Durand");
  expect(planned(named("Nom & Prénom*", "Prénom"))).toBe("Camille");
  expect(planned(named("Nom & Prénom*", "Votre nom de famille"))).toBe("Durand");
});

test("a label over two boxes asks for one name in each", () => {
  const boxes = `<label>Nom et prénom<input placeholder="Votre nom"></label><input placeholder="Votre prénom">`;
  const keys = classify(collect(writePage(boxes)).fields).map(({ key }) => key);
  expect(keys).toEqual(["last_name", "first_name"]);
});

test("the degree of a college is not the college", () => {
  expect(planned(input("College/University Degree"))).toBe("Master");
  expect(planned(input("College/University"))).toBe("INSA Lyon");
});

describe("references", () => {
  const answer = { question: "", scope: "global", scopeName: "", country: "" } as const;
  const answers = [{ ...answer, kind: "references", answer: "On request" }] as const;

  test.each([
    "Please list your references with name and email",
    "References (name, company, phone)",
    "Please provide two references (name, title, phone)",
    "Références (nom et téléphone)",
    "List your references below",
    "Kindly provide references",
    "References (no family)",
    "Reference list",
    "Veuillez indiquer vos références",
    "Références professionnelles (optionnel)",
  ])("are written where the label says what of each: %s", (label) => {
    expect(planned(area(label), { ...camille, answers })).toBe("On request");
  });

  test.each([
    "Reference contact",
    "Referee",
    "Referee 2",
    "Reference 1 name",
    "Name of references",
    "Reference 1 - City",
    "Reference 3 - Length of time acquainted",
    "References' occupation",
    "How long have you known your references?",
    "Please list at least two professional references",
  ])("are no single detail or person: %s", (label) => {
    expect(planned(input(label), { ...camille, answers })).toBe("question");
  });
});

test.each([
  "Domaine de spécialisation",
  "Major / Domaine",
  "Votre domaine d'études principal",
  "Domaine de la formation",
  "Domaine universitaire",
  "Domaine du diplôme",
])("the subject of the studies is written: %s", (label) => {
  expect(planned(input(label))).toBe("Computer science");
});

test.each([
  "Disponibilités (jours et horaires)",
  "Disponibilités pour un entretien",
  "Vos disponibilités pour un échange téléphonique",
  "Jours de disponibilité",
])("times of the week or of an interview are not the first day: %s", (label) => {
  expect(planned(input(label))).toBe("question");
});

test.each([
  ["LinkedIn (leave blank, if none)", "linkedin"],
  ["LinkedIn (leave blank for none)", "linkedin"],
  ["LinkedIn (laissez vide s'il n'y en a pas)", "linkedin"],
  ["LinkedIn (laisser vide sinon)", "linkedin"],
  ["City (leave blank when abroad)", "Lyon"],
  ["Website (leave blank if you don't have one)", "camille.example"],
  ["Site web (laissez vide si vous n'en avez pas)", "camille.example"],
])("a remark for those who have nothing to write changes nothing: %s", (label, part) => {
  expect(planned(input(label))).toContain(part);
});

test.each([
  ["Additional comment", "I ride a bicycle."],
  ["Comments", "I ride a bicycle."],
  ["Comment", "question"],
])("a further remark is written where remarks are asked for: %s", (label, text) => {
  const answer = { question: "", scope: "global", scopeName: "", country: "" } as const;
  const answers = [{ ...answer, kind: "additional_info", answer: "I ride a bicycle." }] as const;
  expect(planned(area(label), { ...camille, answers })).toBe(text);
});

test("the stored currency counts before the country's", () => {
  const answer = { question: "", scope: "global", scopeName: "", country: "" } as const;
  const stored = [
    { ...answer, kind: "salary_expectation", answer: "98000" },
    { ...answer, kind: "salary_currency", answer: "CHF" },
  ] as const;
  const paidInFrancs: Applicant = { ...camille, answers: stored };
  expect(planned(input("Salary expectation (CHF)"), paidInFrancs)).toBe("98000");
  expect(planned(input("Salary expectation (EUR)"), paidInFrancs)).toBe("question");
  expect(planned(input("Gehaltswunsch"), paidInFrancs)).toBe("question");
  expect(planned(input("Lohnvorstellung"), paidInFrancs)).toBe("98000");
});

test.each(["Hausnummer", "Geburtsdatum", "Staatsangehörigkeit", "Anmerkungen zur Anrede"])(
  "a German label of something else is left: %s",
  (label) => {
    expect(planned(`<label>${label} <input name="name"></label>`)).not.toMatch(
      /Camille|Durand|rue/,
    );
  },
);

const beside = (options: string) =>
  `<label>Desired salary <select name="salaryCurrency">${options}</select><input name="salary"></label>`;

test("a salary is written only beside the currency that it is meant in", () => {
  const salary = (options: string) => {
    const classified = classify(collect(writePage(beside(options))).fields);
    const step = plan(knownQuestions(classified, camille), camille, "en").at(-1)?.step;
    return step?.kind === "skip" ? step.reason : step?.text;
  };
  expect(salary("<option>Euro (€)<option>US Dollar ($)")).toBe("48000");
  expect(salary("<option>US Dollar ($)<option>Euro (€)")).toBe("question");
});

test("sponsorship is answered for the country that the question before it names", () => {
  const german: Applicant = {
    ...camille,
    answers: [
      ...(camille.answers ?? []),
      {
        kind: "visa_sponsorship",
        question: "",
        answer: "Yes",
        scope: "global",
        scopeName: "",
        country: "DE",
      },
    ],
  };
  const sponsorship = (country: string) => {
    const body = `${input(`Are you authorized to work in ${country}?`)}${input("Will you require visa sponsorship?")}`;
    const classified = classify(collect(writePage(body)).fields);
    const step = plan(knownQuestions(classified, german), german, "en").at(-1)?.step;
    return step?.kind === "skip" ? step.reason : step?.text;
  };
  expect(sponsorship("Germany")).toBe("Yes");
  expect(sponsorship("Canada")).toBe("question");
});

test.each([
  [`<label>Country <select><option>United States<option>Canada</select></label>`, "question"],
  [`<label>Country <select><option>France<option>Canada</select></label>`, "48000"],
  [
    `<fieldset><legend>Are you authorized to work in the United States?</legend>
     <label><input type="radio" name="q">Yes</label><label><input type="radio" name="q">No</label></fieldset>`,
    "question",
  ],
])("a salary without a currency is meant in that of the form's country: %s", (about, value) => {
  expect(planned(`${input("Desired salary")}${about}`)).toBe(value);
});

test("the currency of a salary may be in a hint of its label, or in its placeholder", () => {
  const label = (hint: string) => `Expected salary <small class="hint">${hint}</small>`;
  expect(planned(`<label for="a">${label("annual, INR lakhs")}</label><input id="a">`)).toBe(
    "question",
  );
  expect(planned(`<label for="a">${label("annual, EUR")}</label><input id="a">`)).toBe("48000");
  expect(
    planned(input("Expected salary").replace("<input", `<input placeholder="30,000 USD"`)),
  ).toBe("question");
});
