import { expect, test } from "vitest";
import type { Applicant } from "../applicant.ts";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { plan } from "../plan.ts";
import { camilleWithEverything as camille } from "../testing/applicant.ts";
import { writePage } from "../testing/write-page.ts";
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
  "If a referral was selected, how did you hear about us?",
  "Tell us more about what you look for, and when you can start",
  "[Compensation] Do you accept the listed salary range for this position?",
  "This is an onsite job in SF or Seattle, with one day a week from home. Have you taken this into consideration and still want to proceed? If so, when is your earliest start date?",
])("a fact is not written where a condition or another question is around it: %s", (label) => {
  expect(planned(input(label))).toBe("question");
});

test.each([
  ["Vorname", "Camille"],
  ["Nachname* (erforderlich)", "Durand"],
  ["Vor- und Nachname *", "Camille Durand"],
  ["PLZ", "69003"],
  ["Wohnort", "Lyon"],
  ["E-Mail Adresse*", "camille@durand.example"],
  ["Straße / Hausnummer", "12 rue des Lilas"],
  ["Telefon (Privat/Mobile) *", "+33 6 12 34 56 78"],
  ["Frühestmöglicher Eintrittstermin", "2027-02-01"],
  ["Wie bist du auf uns aufmerksam geworden?", "LinkedIn"],
  ["Kündigungsfrist", "3 months"],
  ["Gehaltsvorstellung brutto pro Jahr in EUR", "48000"],
  ["Was ist Ihre Gehaltsangabe?", "48000"],
  ["Bitte teilen Sie uns Ihren Gehaltswunsch mit", "48000"],
  ["Welche Gehaltsvorstellungen (Jahresbrutto) hast Du?", "48000"],
  ["Gib deine Kündigungsfrist an", "3 months"],
  ["Wann wäre Dein frühstmöglicher Starttermin?", "2027-02-01"],
])("a German name of a field counts before its name in the markup: %s", (label, value) => {
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
  ["Salary expectation", "48000"],
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

test("the stored currency counts before the country's", () => {
  const answer = { question: "", scope: "global", scopeName: "", country: "" } as const;
  const stored = [
    { ...answer, kind: "salary_expectation", answer: "98000" },
    { ...answer, kind: "salary_currency", answer: "CHF" },
  ] as const;
  const paidInFrancs: Applicant = { ...camille, answers: stored };
  expect(planned(input("Salary expectation (CHF)"), paidInFrancs)).toBe("98000");
  expect(planned(input("Salary expectation (EUR)"), paidInFrancs)).toBe("question");
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
