import { expect, test } from "vitest";
import { RequestError } from "@postulo/contract/request-error";
import { rejectionOf } from "./session-error.ts";

test.each([
  [
    "the table API",
    { code: "42501", message: "insufficient_aal", details: null },
    "secondFactorMissing",
  ],
  ["storage", { status: 400, message: "insufficient_aal" }, "secondFactorMissing"],
  [
    "our endpoints",
    new RequestError("The account has a second factor", { status: 403, code: "insufficient_aal" }),
    "secondFactorMissing",
  ],
  ["an ended session, by the table API", { code: "PT401", message: "Session" }, "signedOut"],
  [
    "an ended session, by our endpoints",
    new RequestError("", { status: 401, code: "not_authenticated" }),
    "signedOut",
  ],
  ["another error", { code: "42501", message: "permission denied" }, undefined],
  ["an unreachable server", new TypeError("Failed to fetch"), undefined],
  ["no error", undefined, undefined],
])("an error of %s", (_, error, rejection) => {
  expect(rejectionOf(error)).toBe(rejection);
});
