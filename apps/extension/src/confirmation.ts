import { isFormGone, readConfirmation } from "@postulo/autofill/confirmation";
import { shadowRootOf } from "./page/page-root.ts";

// Injected from the first filling on: neither reading nor filling needs it.
globalThis.postuloSent ??= {
  isConfirmed: () => readConfirmation(document, new URL(location.href), shadowRootOf) !== undefined,
  isGone: () => isFormGone(document, shadowRootOf),
};
