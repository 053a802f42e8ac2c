import { configure, prettyDOM } from "@testing-library/react";
import React from "react";

/** How much of the page a failed look prints, in characters: nothing, unless somebody asks for it. */
const printedLength = Number(import.meta.env["DEBUG_PRINT_LIMIT"] ?? 0);

/** Every look for what is not there yet fails, and would write the whole page down before it looks again. */
function lookFailure(message: string | null, container: Element): Error {
  const page = prettyDOM(container, printedLength);
  const failure = new Error([message, page].filter(Boolean).join("\n\n"));
  failure.name = "TestingLibraryElementError";
  return failure;
}

/** React takes the stack of each element that is made, which only makes its warnings longer. */
function takeNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
  );
  if (typeof internals !== "object" || internals === null) return;
  // It takes none beyond a number of them, and begins to count anew each second.
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}

/** Leaves out what would only help to read a failure; `DEBUG_PRINT_LIMIT=7000` brings it back. */
export function spareDiagnostics(): void {
  configure({ getElementError: lookFailure });
  if (printedLength === 0) takeNoOwnerStacks();
}
