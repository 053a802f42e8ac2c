import { knownQuestions } from "@postulo/autofill/plan/known-question";
import { createVisibilityCheck } from "@postulo/autofill/visibility/visibility-check";
import { createFieldGuide } from "./page/field-guide.ts";
import { shadowRootOf } from "./page/page-root.ts";
import { watchScrolling } from "./page/watch-scrolling.ts";

// A separate script, because of the size limit of `content.js`.
if (!globalThis.postuloGuide) {
  const { guide, applyCorrections } = createFieldGuide();
  globalThis.postuloGuide = guide;
  globalThis.postuloQuestions = (classified, applicant) =>
    applyCorrections(knownQuestions(classified, applicant));
}
globalThis.postuloSight ??= createVisibilityCheck(document, {
  shadowRootOf,
  isScrolling: watchScrolling(),
  isOurs: (element) => globalThis.postuloPanel?.isHost(element) === true,
});
