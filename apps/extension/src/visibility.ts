import { knownQuestions } from "@postulo/autofill/plan/known-question";
import { createVisibilityCheck } from "@postulo/autofill/visibility/visibility-check";
import { shadowRootOf } from "./page/page-root.ts";
import { watchScrolling } from "./page/watch-scrolling.ts";

globalThis.postuloQuestions ??= knownQuestions;
// A separate script, because of the size limit of `content.js`.
globalThis.postuloSight ??= createVisibilityCheck(document, {
  shadowRootOf,
  isScrolling: watchScrolling(),
  isOurs: (element) => globalThis.postuloPanel?.isHost(element) === true,
});
