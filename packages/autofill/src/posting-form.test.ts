import { expect, test } from "vitest";
import { isApplicationForm } from "./application-form.ts";
import { classify } from "./classify.ts";
import { collect } from "./collect.ts";
import { plan } from "./plan.ts";
import { knownQuestions } from "./plan/questions/known-question.ts";
import { camilleWithEverything as camille } from "./testing/applicant.ts";
import { writePage } from "./testing/write-page.ts";

const formOf = (labels: readonly string[], around = "") =>
  `<form>${around}${labels.map((one) => `<label>${one} <input></label>`).join("")}</form>`;

/** Whether a page is an application, and what is written into it. */
function read(body: string) {
  const classified = classify(collect(writePage(body)).fields);
  const planned = plan(knownQuestions(classified, camille), camille, "fr");
  return {
    isApplication: isApplicationForm(classified, undefined),
    written: planned.flatMap(({ step }) => (step.kind === "skip" ? [] : [step.text])),
  };
}
const nothing = { isApplication: false, written: [] };

test.each([
  [
    "Titre du poste *",
    "Entreprise",
    "Lieu",
    "Type de contrat",
    "Salaire min",
    "Description du poste",
  ],
  ["Job title", "Company name", "Location", "Salary range", "Description"],
  [
    "Position title (required)",
    "City",
    "Employment type",
    "Application deadline",
    "Job description",
  ],
  ["Stellentitel", "Firma", "Arbeitsort", "Vertragsart", "Stellenbeschreibung"],
])("a form in which an employer describes a job gets nothing: %s, …", (...labels) => {
  expect(read(formOf(labels))).toEqual(nothing);
  expect(read(labels.map((one) => `<label>${one} <input></label>`).join(""))).toEqual(nothing);
});

test("a form that is called one for publishing a job gets no contact data of the user either", () => {
  const labels = ["Your name", "Your email", "Job title", "Location", "Description"];
  expect(read(formOf(labels, "<h2>Post a job</h2>"))).toEqual(nothing);
  expect(read(formOf(labels, "<h2>About you</h2>")).written).toContain("camille@durand.example");
});

test("an application beside it is filled", () => {
  const posting = formOf([
    "Titre du poste",
    "Entreprise",
    "Lieu",
    "Type de contrat",
    "Description",
  ]);
  const { isApplication, written } = read(
    `${posting}${formOf(["Prénom", "Nom", "E-mail"], "<h2>Votre candidature</h2>")}`,
  );
  expect(isApplication).toBe(true);
  expect(written).toEqual(["Camille", "Durand", "camille@durand.example"]);
});

test.each([
  [
    [
      "Company",
      "Job title",
      "Location",
      "Employment type",
      "Start date",
      "End date",
      "Description",
    ],
  ],
  [["Prénom", "Nom", "Titre du poste", "Entreprise", "Lieu", "Type de contrat", "Description"]],
])("a former job is no posting: %s", (labels) => {
  const { isApplication, written } = read(formOf(labels, "<h2>Expérience professionnelle</h2>"));
  expect(isApplication).toBe(true);
  expect(written).toContain("Fourmi");
});
