import { expect, test } from "vitest";
import { reasonOf } from "./error-reason.ts";

test("each refusal of a letter has its reason in words", () => {
  expect(reasonOf({ kind: "blankPosting" })).toBe("The posting is blank.");
  expect(reasonOf({ kind: "nameMissing" })).toBe("The profile has no name to sign with.");
  expect(reasonOf({ kind: "profileEmpty" })).toMatch(/^The profile says nothing to write from/);
});
