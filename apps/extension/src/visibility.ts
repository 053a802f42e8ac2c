import { answeredQuestions } from "@postulo/autofill/answered-questions";
import { knownQuestions } from "@postulo/autofill/plan/known-question";
import { plan } from "@postulo/autofill/plan";
import type { Planner } from "@postulo/autofill/plan/plan-fields";
import { createVisibilityCheck } from "@postulo/autofill/visibility/visibility-check";
import { createFieldGuide } from "./page/field-guide.ts";
import { shadowRootOf } from "./page/page-root.ts";
import { watchScrolling } from "./page/watch-scrolling.ts";

// A separate script, because of the size limit of `content.js`.
if (!globalThis.postuloGuide) {
  const { guide, applyCorrections } = createFieldGuide();
  globalThis.postuloGuide = guide;
  const planner: Planner = (classified, applicant, language) =>
    plan(applyCorrections(knownQuestions(classified, applicant)), applicant, language);
  globalThis.postuloPlanner = Object.assign(planner, { answered: answeredQuestions });
}
globalThis.postuloSight ??= createVisibilityCheck(document, {
  shadowRootOf,
  isScrolling: watchScrolling(),
  isOurs: (element) => globalThis.postuloPanel?.isHost(element) === true,
});
