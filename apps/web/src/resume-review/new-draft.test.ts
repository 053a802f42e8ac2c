import type { ResumeReview } from "@postulo/contract/resume";
import { expect, test } from "vitest";
import { newDraft } from "./new-draft.ts";

const review = (fields: ResumeReview["fields"]): ResumeReview => ({
  readBy: "rules",
  lines: [],
  titles: [],
  unread: [],
  fields,
  entries: [],
});
const name = (field: "first_name" | "last_name", current: string, found: string) => ({
  field,
  current,
  found,
  confidence: 1,
  isProposed: false,
  lines: [],
});
const taken = (fields: ResumeReview["fields"]) =>
  newDraft("cv.pdf", review(fields)).fields.map(({ field, isTaken }) => [field, isTaken]);

test("a surname that was registered as the only name is completed by the file", () => {
  expect(taken([name("first_name", "MORVAN", "Odile"), name("last_name", "", "Morvan")])).toEqual([
    ["first_name", true],
    ["last_name", true],
  ]);
});

test("a name without a capital in the profile is offered with one, and not replaced silently", () => {
  expect(
    taken([name("first_name", "odile", "Odile"), name("last_name", "morvan", "Morvan")]),
  ).toEqual([
    ["first_name", false],
    ["last_name", false],
  ]);
  expect(
    taken([name("first_name", "Odile", "Odile"), name("last_name", "MORVAN", "Morvan")]),
  ).toEqual([]);
});

test("another name is not mixed with that of the profile", () => {
  expect(taken([name("first_name", "Ada", "Odile"), name("last_name", "", "Morvan")])).toEqual([
    ["first_name", false],
    ["last_name", false],
  ]);
});
