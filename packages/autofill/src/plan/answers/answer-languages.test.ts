import { expect, test } from "vitest";
import type { Applicant } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { answer, withAnswers } from "../../testing/with-answers.ts";
import { writePage } from "../../testing/write-page.ts";
import { planFields } from "../plan-fields.ts";

const stepIn = (language: "en" | "fr" | "de", body: string, applicant: Applicant) =>
  planFields(classify(collect(writePage(body)).fields), applicant, language)[0]?.step;

test.each([
  ["fr", "Préavis", "1 month", "1 mois"],
  ["fr", "Préavis", "3 semaines", "3 semaines"],
  ["de", "Kündigungsfrist", "3 months", "3 Monate"],
  ["de", "Kündigungsfrist", "1 mois", "1 Monat"],
  ["en", "Notice period", "3 mois", "3 mois"],
  ["en", "Quel est votre préavis ?", "3 months", "3 mois"],
  ["fr", "What is your notice period?", "3 months", "3 months"],
  ["fr", "Préavis", "Immediately", "Immediately"],
] as const)(
  "on a page in “%s”, “%s” gets the duration %s as %s",
  (...[language, label, text, written]) => {
    const applicant = withAnswers([answer("notice_period", text, { question: "Notice" })]);
    expect(stepIn(language, `<label>${label} <input></label>`, applicant)).toMatchObject({
      kind: "type",
      text: written,
    });
  },
);

test("a yes is written in the language of the page", () => {
  const relocates = withAnswers([answer("relocation", "Yes")]);
  const question = "Êtes-vous prêt à déménager ?";
  expect(stepIn("fr", `<label>${question} <input></label>`, relocates)).toMatchObject({
    text: "Oui",
  });
});

test("a text in another language than the page's is only offered, unless it was given to this question", () => {
  const text = "I like building useful things.";
  const page = "<label>Pourquoi nous ? <textarea></textarea></label>";
  const given = (question: string, own = text) =>
    withAnswers([answer("motivation", own, { question, scope: "employer", scopeName: "Acme" })], {
      target: { company: "Acme", title: "Cook" },
    });
  expect(stepIn("fr", page, given("Why us?"))).toMatchObject({
    kind: "skip",
    reason: "question",
    offer: { step: { text } },
  });
  expect(stepIn("fr", page, given("Pourquoi nous ?"))).toMatchObject({ kind: "type", text });
  const french = "Je veux construire des choses utiles avec vous.";
  expect(stepIn("fr", page, given("Why us?", french))).toMatchObject({ kind: "type" });
});
