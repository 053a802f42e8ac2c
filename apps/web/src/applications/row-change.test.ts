import type { Application } from "@postulo/domain/application";
import { expect, test } from "vitest";
import { OwnVersions, withChanges } from "./row-change.ts";

const application = (id: string): Application => ({
  id,
  job_title: "Baker",
  company_name: "Maison Lenoir",
  job_url: "https://jobs.example/1",
  location: null,
  applied_at: "2026-11-01",
  source: null,
  application_stage: "applied",
  priority_level: "medium",
  application_method: "manual",
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  next_action: null,
  next_action_date: null,
  reminder_set: false,
  version: 1,
});
const first = application("1");
const second = application("2");

test("what is asked of the server is shown before it answers, the last word last", () => {
  const shown = withChanges(
    [first, second],
    [
      { kind: "edit", row: first, edit: { application_stage: "offer" } },
      { kind: "edit", row: first, edit: { application_stage: "rejected" } },
      { kind: "edit", row: first, edit: { priority_level: "high" } },
      { kind: "removal", row: second },
    ],
  );
  expect(shown).toEqual([{ ...first, application_stage: "rejected", priority_level: "high" }]);
});

test("without what was asked, the rows are the server's again", () => {
  expect(withChanges([first, second], [])).toEqual([first, second]);
});

test("a row that is to come back is shown when it is back", () => {
  expect(withChanges([first], [{ kind: "restoration", row: second }])).toEqual([first]);
});

test("a version that this page replaced itself is followed to the newest, another one is not", () => {
  const versions = new OwnVersions();
  versions.replaced("1", 1, 2);
  versions.replaced("1", 2, 3);
  expect(versions.after("1", 1)).toBe(3);
  expect(versions.after("1", 7)).toBe(7);
  expect(versions.after("2", 1)).toBe(1);
  versions.forget("1");
  expect(versions.after("1", 1)).toBe(1);
});
