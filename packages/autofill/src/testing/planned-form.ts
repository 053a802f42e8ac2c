import type { Applicant } from "../applicant.ts";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { knownQuestions } from "../plan/questions/known-question.ts";
import { plan } from "../plan.ts";
import { camilleWithEverything as camille } from "./applicant.ts";
import { writePage } from "./write-page.ts";

/** What is planned for each field of a page: its text, or why it is skipped. */
export function plannedOfPage(page: string, applicant: Applicant = camille): readonly string[] {
  const classified = classify(collect(writePage(page)).fields);
  return plan(knownQuestions(classified, applicant), applicant, "en").map(({ step }) =>
    step.kind === "skip" ? step.reason : step.text,
  );
}

/** The same for the content of a form. */
export const plannedOfForm = (body: string, applicant?: Applicant): readonly string[] =>
  plannedOfPage(`<form>${body}</form>`, applicant);

/** A text input for each label. */
export const inputs = (...labels: readonly string[]): string =>
  labels.map((label) => `<div><label>${label} <input></label></div>`).join("");

/** What is planned for fields that are left to the person. */
export const left = (count: number): readonly string[] =>
  Array.from({ length: count }, () => "question");
