import { configure, prettyDOM } from "@testing-library/react";
import React from "react";

/** Printed characters of the DOM on a failed query: none by default. */
const printedLength = Number(import.meta.env["DEBUG_PRINT_LIMIT"] ?? 0);

/** Each retry of `findBy` creates an error, which would serialise the whole DOM. */
function queryError(message: string | null, container: Element): Error {
  const page = prettyDOM(container, printedLength);
  const failure = new Error([message, page].filter(Boolean).join("\n\n"));
  failure.name = "TestingLibraryElementError";
  return failure;
}

/** React captures the stack of each created element, which only extends its warnings. */
function disableOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
  );
  if (typeof internals !== "object" || internals === null) return;
  // React captures none beyond a limit, which it resets each second.
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}

/** Disables diagnostics that slow down tests; `DEBUG_PRINT_LIMIT=7000` enables them. */
export function disableDiagnostics(): void {
  configure({ getElementError: queryError });
  if (printedLength === 0) disableOwnerStacks();
}
