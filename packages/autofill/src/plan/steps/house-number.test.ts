import { expect, test } from "vitest";
import type { Applicant } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "../questions/known-question.ts";

const living = (address: string): Applicant => ({
  ...camille,
  profile: { ...camille.profile, address },
});

function planned(labels: readonly string[], applicant = camille): readonly string[] {
  const body = labels.map((one) => `<label>${one} <input></label>`).join("");
  const classified = classify(collect(writePage(`<form>${body}</form>`)).fields);
  return plan(knownQuestions(classified, applicant), applicant, "de").map(({ step }) =>
    step.kind === "skip" ? step.reason : step.text,
  );
}

test.each([
  [
    ["Straße", "Hausnummer"],
    ["rue des Lilas", "12"],
  ],
  [
    ["Straße", "Nr."],
    ["rue des Lilas", "12"],
  ],
  [
    ["House number", "Street"],
    ["12", "rue des Lilas"],
  ],
  [
    ["Numéro", "Rue"],
    ["12", "rue des Lilas"],
  ],
  [
    ["N° de voie", "Nom de la voie"],
    ["12", "rue des Lilas"],
  ],
  [
    ["House number", "Postcode"],
    ["12", "69003"],
  ],
  [["Straße und Hausnummer"], ["12 rue des Lilas"]],
])("a house number with a field of its own is written there: %s", (labels, texts) => {
  expect(planned(labels)).toEqual(texts);
});

test.each([
  ["Hauptstraße 5a", ["Hauptstraße", "5a"]],
  ["12 bis, rue des Lilas", ["rue des Lilas", "12 bis"]],
  ["Résidence Les Lilas", ["Résidence Les Lilas", "question"]],
  ["5 rue du 8 mai 1945", ["5 rue du 8 mai 1945", "question"]],
])("an address is divided only where it has one number: %s", (address, texts) => {
  expect(planned(["Straße", "Hausnummer"], living(address))).toEqual(texts);
});

test("a number beside a whole address is any number", () => {
  expect(planned(["Adresse", "Numéro"])).toEqual(["12 rue des Lilas", "question"]);
});
