import { answeredQuestions } from "../answered-questions.ts";
import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { plan, type PlannedField } from "../plan.ts";
import type { PageLanguage } from "./countries.ts";
import { knownQuestions } from "./known-question.ts";

/** Plans a step for each classified field of a page in a language. */
export type Planner = {
  (
    classified: readonly Classified[],
    applicant: Applicant,
    language: PageLanguage,
  ): readonly PlannedField[];
  /** Reads the user's own answers; here because of the size limit of an extension's script without the plan. */
  readonly answered?: typeof answeredQuestions;
};

/** The plan, with the questions that bind passed through the gate. */
export const planFields: Planner = Object.assign<Planner, Pick<Planner, "answered">>(
  (classified, applicant, language) =>
    plan(knownQuestions(classified, applicant), applicant, language),
  { answered: answeredQuestions },
);
