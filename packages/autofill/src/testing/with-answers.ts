import type { StoredAnswer } from "../answer.ts";
import type { Applicant } from "../applicant.ts";
import { camilleWithEverything as camille } from "./applicant.ts";

/** An answer for all employers. */
export const answer = (
  kind: StoredAnswer["kind"],
  text: string,
  change: Partial<StoredAnswer> = {},
) => ({
  kind,
  question: "",
  answer: text,
  scope: "global" as const,
  scopeName: "",
  country: "",
  ...change,
});
/** An applicant with these answers alone. */
export const withAnswers = (
  answers: readonly StoredAnswer[],
  change: Partial<Applicant> = {},
): Applicant => ({ ...camille, answers, ...change });
