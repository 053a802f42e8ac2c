import type { FieldView } from "@postulo/contract/extension-messages";
import { expect, test } from "vitest";
import { missingEntries } from "./missing-entries.ts";

const job = { company: "Fourmi", title: "Developer", is_current: false };
const fields = (...keys: string[]): FieldView[] =>
  keys.map((key, fieldId) => ({
    frameId: 0,
    fieldId,
    key,
    label: key,
    state: { kind: "left", reason: "alreadyFilled" },
  }));

test("a form with fewer rows than the profile has jobs misses some", () => {
  const applicant = { jobs: [job, job] };
  expect(missingEntries(fields("exp_company", "exp_title"), applicant)).toEqual([
    { kind: "jobs", shown: 1, all: 2 },
  ]);
  expect(missingEntries(fields("exp_company", "exp_company"), applicant)).toEqual([]);
});

test("a form that asks for no job or school misses none", () => {
  expect(missingEntries(fields("email"), { jobs: [job], schools: [] })).toEqual([]);
});
