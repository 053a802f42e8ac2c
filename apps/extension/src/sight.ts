import { openSight } from "@postulo/autofill/sight/sight";
import { shadowRootOf } from "./page/page-root.ts";
import { watchScrolling } from "./page/watch-scrolling.ts";

// A script of its own beside the engine, which is as large as a script in a page may be.
globalThis.postuloSight ??= openSight(document, {
  shadowRootOf,
  isScrolling: watchScrolling(),
  isOurs: (element) => globalThis.postuloPanel?.isHost(element) === true,
});
