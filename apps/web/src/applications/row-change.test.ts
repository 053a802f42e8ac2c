import { expect, test } from "vitest";
import { OwnVersions, valuesBefore, withChanges } from "./row-change.ts";
import { sampleApplication } from "./testing/sample-application.ts";

const first = sampleApplication("1");
const second = sampleApplication("2");

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

test("an undone stage takes back the applied date that came with it, and no other", () => {
  const edit = { application_stage: "applied" } as const;
  const saved = { ...first, application_stage: "saved" as const, applied_at: null };
  expect(valuesBefore({ kind: "edit", row: saved, edit })).toEqual({
    application_stage: "saved",
    applied_at: null,
  });
  const dated = { ...first, application_stage: "offer" as const };
  expect(valuesBefore({ kind: "edit", row: dated, edit })).toEqual({ application_stage: "offer" });
});
