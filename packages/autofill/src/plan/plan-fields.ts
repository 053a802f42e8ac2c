import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { plan, type PlannedField } from "../plan.ts";
import type { PageLanguage } from "./countries.ts";
import { knownQuestions } from "./known-question.ts";

/** Plans a step for each classified field of a page in a language. */
export type Planner = (
  classified: readonly Classified[],
  applicant: Applicant,
  language: PageLanguage,
) => readonly PlannedField[];

/** The plan, with the questions that bind passed through the gate. */
export const planFields: Planner = (classified, applicant, language) =>
  plan(knownQuestions(classified, applicant), applicant, language);
