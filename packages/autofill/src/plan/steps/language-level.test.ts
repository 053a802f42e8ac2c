import { expect, test } from "vitest";
import type { Applicant, Skill } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "../questions/known-question.ts";

const language = (name: string, level: string): Skill => ({
  name,
  level,
  category: "language",
  years_of_experience: null,
});
const applicant: Applicant = {
  ...camille,
  skills: [
    language("Français", "expert"),
    language("Anglais C1 (TOEIC 965)", "advanced"),
    language("German", "intermediate"),
    language("Spanish", "beginner"),
    language("Italian", ""),
  ],
};

function planned(label: string, ...options: readonly string[]): string {
  const list = options.map((one) => `<option>${one}</option>`).join("");
  const body = `<label>${label} <select><option value="">--</option>${list}</select></label>`;
  const classified = classify(collect(writePage(body)).fields);
  const [first] = plan(knownQuestions(classified, applicant), applicant, "en");
  return first?.step.kind === "skip" ? first.step.reason : (first?.step.text ?? "");
}

const framework = [
  "A1 – débutant",
  "A2",
  "B1 – intermédiaire",
  "B2",
  "C1 – courant",
  "C2 – langue maternelle",
];
const french = ["Notions", "Intermédiaire", "Courant", "Bilingue"];
const german = ["Grundkenntnisse", "Gut", "Verhandlungssicher", "Muttersprache"];
const english = ["Basic", "Conversational", "Fluent", "Native or bilingual"];

test.each([
  ["Niveau en français", framework, "C2 – langue maternelle"],
  ["Niveau en anglais", framework, "C1 – courant"],
  ["Votre niveau d’anglais *", french, "Courant"],
  ["Niveau d'espagnol", french, "Notions"],
  ["Englischkenntnisse", german, "Verhandlungssicher"],
  ["Spanischkenntnisse", german, "Grundkenntnisse"],
  ["German language proficiency", english, "Conversational"],
  ["French", english, "Native or bilingual"],
  ["Level of German", ["A1/A2", "B1/B2", "C1/C2"], "B1/B2"],
])("the stored level of a language is chosen: %s", (label, options, chosen) => {
  expect(planned(label, ...options)).toBe(chosen);
});

test.each([
  ["Niveau en allemand", framework],
  ["Niveau en italien", framework],
  ["Niveau en polonais", framework],
  ["Deutschkenntnisse", german],
  ["Französischkenntnisse", german],
  ["Niveau d'anglais requis pour ce poste selon vous", framework],
  ["Niveau d'anglais écrit", framework],
  ["English and French", english],
  ["English teacher", english],
  ["Anglais", ["Oui", "Non"]],
])("a level that is not stored, or that several options fit, is left: %s", (label, options) => {
  expect(planned(label, ...options)).toBe("question");
});
