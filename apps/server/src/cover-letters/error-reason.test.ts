import { expect, test } from "vitest";
import { reasonOf } from "./error-reason.ts";

test("each error of a letter has a message", () => {
  expect(reasonOf({ kind: "blankPosting" })).toBe("The posting is blank.");
  expect(reasonOf({ kind: "nameMissing" })).toBe("The profile has no name to sign with.");
  expect(reasonOf({ kind: "profileEmpty" })).toMatch(/^The profile says nothing to write from/);
});
