import { answeredQuestions } from "../answered-questions.ts";
import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { createEntryRows } from "../fill/add-entry.ts";
import { plan, type PlannedField } from "../plan.ts";
import { resolveChoice, type ChooseOption } from "./answers/choice-target.ts";
import type { PageLanguage } from "./countries.ts";
import { isApplication } from "./questions/is-application.ts";
import { knownQuestions } from "./questions/known-question.ts";

/** Plans a step for each classified field of a page in a language. */
export type Planner = {
  (
    classified: readonly Classified[],
    applicant: Applicant,
    language: PageLanguage,
  ): readonly PlannedField[];
  /** Reads the user's own answers; here because of the size limit of an extension's script without the plan. */
  readonly answered?: typeof answeredQuestions;
  /** Finds the option of an opened list; here for the same reason. */
  readonly choose?: ChooseOption;
  /** Adds and removes rows for jobs and schools; here for the same reason. */
  readonly rows?: typeof createEntryRows;
  /** Whether the fields are those of an application; here for the same reason. */
  readonly isApplication?: typeof isApplication;
};

/** The plan, with the questions that bind passed through the gate. */
export const planFields: Planner = Object.assign<
  Planner,
  Pick<Planner, "answered" | "choose" | "rows" | "isApplication">
>(
  (classified, applicant, language) =>
    plan(knownQuestions(classified, applicant), applicant, language),
  { answered: answeredQuestions, choose: resolveChoice, rows: createEntryRows, isApplication },
);
