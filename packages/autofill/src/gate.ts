import type { Applicant } from "./applicant.ts";
import type { Classified } from "./classify.ts";
import { keyClassOf } from "./field-key.ts";

/** Decides, between classification and plan, which questions that bind are known. */
export type QuestionGate = (
  classified: readonly Classified[],
  applicant: Applicant,
) => readonly Classified[];

/** Knows no question: each is answered only where the same one is stored, and no lone box is ticked. */
export const leaveBinding: QuestionGate = (classified) =>
  classified.map((one) =>
    one.field.widget === "checkbox" || /answer|sensitive/.test(keyClassOf(one.key))
      ? { ...one, isBinding: true }
      : one,
  );
