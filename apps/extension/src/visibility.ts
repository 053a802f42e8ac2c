import { createVisibilityCheck } from "@postulo/autofill/visibility/visibility-check";
import { OwnAnswers } from "./page/own-answers.ts";
import { shadowRootOf } from "./page/page-root.ts";
import { watchScrolling } from "./page/watch-scrolling.ts";

// A separate script, because of the size limit of `content.js`.
globalThis.postuloOwnAnswers ??= new OwnAnswers();
globalThis.postuloSight ??= createVisibilityCheck(document, {
  shadowRootOf,
  isScrolling: watchScrolling(),
  isOurs: (element) => globalThis.postuloPanel?.isHost(element) === true,
});
