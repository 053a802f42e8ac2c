import type { Applicant } from "./applicant.ts";
import type { Classified } from "./classify.ts";

/** Decides, between classification and plan, which questions that bind are known. */
export type QuestionGate = (
  classified: readonly Classified[],
  applicant: Applicant,
) => readonly Classified[];
