import { expect, test } from "vitest";
import { LocalVersions, valuesBefore, withChanges } from "./row-change.ts";
import { sampleApplication } from "@postulo/domain/testing/sample-application";

const first = sampleApplication("1");
const second = sampleApplication("2");

test("pending changes are applied to the rows in their order", () => {
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

test("without pending changes, the rows are those of the server", () => {
  expect(withChanges([first, second], [])).toEqual([first, second]);
});

test("a row that is being restored is shown when it is loaded", () => {
  expect(withChanges([first], [{ kind: "restoration", row: second }])).toEqual([first]);
});

test("a version replaced by this page is followed to the newest one, another is not", () => {
  const versions = new LocalVersions();
  versions.replaced("1", 1, 2);
  versions.replaced("1", 2, 3);
  expect(versions.after("1", 1)).toBe(3);
  expect(versions.after("1", 7)).toBe(7);
  expect(versions.after("2", 1)).toBe(1);
  versions.delete("1");
  expect(versions.after("1", 1)).toBe(1);
});

test("undoing a stage clears the applied date that was set with it, and no other", () => {
  const edit = { application_stage: "applied" } as const;
  const saved = { ...first, application_stage: "saved" as const, applied_at: null };
  expect(valuesBefore({ kind: "edit", row: saved, edit })).toEqual({
    application_stage: "saved",
    applied_at: null,
  });
  const dated = { ...first, application_stage: "offer" as const };
  expect(valuesBefore({ kind: "edit", row: dated, edit })).toEqual({ application_stage: "offer" });
});
