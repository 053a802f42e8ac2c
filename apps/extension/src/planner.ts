import { answeredQuestions } from "@postulo/autofill/answered-questions";
import { createEntryRows } from "@postulo/autofill/fill/add-entry";
import { resolveChoice } from "@postulo/autofill/plan/answers/choice-target";
import { isApplication } from "@postulo/autofill/plan/questions/is-application";
import { knownQuestions } from "@postulo/autofill/plan/questions/known-question";
import { plan } from "@postulo/autofill/plan";
import type { Planner } from "@postulo/autofill/plan/plan-fields";
import { createFieldGuide, isRequiredField } from "./page/field-guide.ts";
import { withRequired } from "./page/required-fields.ts";

// A separate script, because of the size limit of `content.js`.
if (!globalThis.postuloGuide) {
  const { guide, applyCorrections } = createFieldGuide();
  globalThis.postuloGuide = guide;
  const planner: Planner = (classified, applicant, language) => {
    const known = applyCorrections(knownQuestions(classified, applicant));
    return withRequired(plan(known, applicant, language), known, isRequiredField);
  };
  globalThis.postuloPlanner = Object.assign(planner, {
    answered: answeredQuestions,
    choose: resolveChoice,
    rows: createEntryRows,
    isApplication,
  });
}
