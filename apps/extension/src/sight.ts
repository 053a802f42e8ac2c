import { createVisibilityCheck } from "@postulo/autofill/sight/visibility-check";
import { shadowRootOf } from "./page/page-root.ts";
import { watchScrolling } from "./page/watch-scrolling.ts";

// A separate script: the engine has reached the size limit of a content script.
globalThis.postuloSight ??= createVisibilityCheck(document, {
  shadowRootOf,
  isScrolling: watchScrolling(),
  isOurs: (element) => globalThis.postuloPanel?.isHost(element) === true,
});
