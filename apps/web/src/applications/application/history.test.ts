import { sampleApplication } from "@postulo/domain/testing/sample-application";
import { describe, expect, test } from "vitest";
import { listedChanges, stepsOf, undoOf, type HistoryEvent } from "./history.ts";

const row = sampleApplication("11111111-1111-4111-8111-111111111111", {
  application_stage: "offer",
  location: "Lyon",
});
const now = { ...row, notes: "Third", salary: null, posting_text: null };

function event(
  field: HistoryEvent["field"],
  [old_value, new_value]: readonly [string | null, string | null],
  minute: number,
): HistoryEvent {
  const occurred_at = `2026-11-02T09:0${minute}:00Z`;
  return { id: `${field} ${minute}`, kind: "changed", field, old_value, new_value, occurred_at };
}

test("columns that were changed together are one step, which is taken back as a whole", () => {
  const steps = stepsOf(
    [
      event("application_stage", ["applied", "offer"], 3),
      event("location", [null, "Lyon"], 3),
      event("reminder_set", ["false", "true"], 1),
    ],
    now,
  );
  expect(steps.map(({ changes }) => changes.length)).toEqual([2, 1]);
  expect(steps[1]?.changes[0]).toMatchObject({
    before: { reminder_set: false },
    after: { reminder_set: true },
  });
  expect(undoOf(steps, now)).toEqual({ application_stage: "applied", location: null });
});

test("the text after a change is the one before the next change, or the present one", () => {
  const steps = stepsOf([event("notes", ["Second", null], 3), event("notes", ["", null], 1)], now);
  expect(steps.map(({ changes: [change] }) => [change?.before, change?.after])).toEqual([
    [{ notes: "Second" }, { notes: "Third" }],
    [{ notes: null }, { notes: "Second" }],
  ]);
  expect(undoOf(steps, now)).toEqual({ notes: "Second" });
  expect(undoOf(steps, { ...now, notes: "Second" })).toBeUndefined();
});

test("a change that was taken back stays so, and the one before it is next", () => {
  const moved = event("location", ["Paris", "Lyon"], 1);
  const offered = event("application_stage", ["applied", "offer"], 2);
  const back = event("application_stage", ["offer", "applied"], 3);
  const before = { ...now, application_stage: "applied" as const };
  const steps = stepsOf([back, offered, moved], before);
  expect(undoOf(steps, before)).toEqual({ location: "Paris" });
  const both = { ...before, location: "Paris" };
  const movedBack = event("location", ["Lyon", "Paris"], 4);
  expect(undoOf(stepsOf([movedBack, back, offered, moved], both), both)).toBeUndefined();
});

test("a change of several columns is taken back only by all of them", () => {
  const both = [
    event("application_stage", ["applied", "offer"], 2),
    event("location", ["Paris", "Lyon"], 2),
  ];
  const steps = stepsOf([event("location", ["Lyon", "Paris"], 3), ...both], now);
  expect(undoOf(steps, { ...now, location: "Paris" })).toEqual({ location: "Lyon" });
});

test("what is not known is not taken back: the beginning, a text that was too long, and one that is loading", () => {
  const begun = { ...event("application_stage", [null, "applied"], 1), kind: "created" as const };
  expect(undoOf(stepsOf([begun], now), now)).toBeUndefined();
  const long = stepsOf([event("notes", [null, ""], 1)], now);
  expect(long[0]?.changes[0]?.before).toBeUndefined();
  expect(undoOf(long, now)).toBeUndefined();
  const loading = stepsOf([event("notes", ["Second", null], 1)], row);
  expect(loading[0]?.changes[0]?.after).toBeUndefined();
  expect(undoOf(loading, row)).toBeUndefined();
  expect(undoOf([], now)).toBeUndefined();
});

test("a change without values is shown, and not taken back", () => {
  const contact = { ...now, contact_name: "Léa" };
  const steps = stepsOf([event("contact_name", [null, null], 1)], contact);
  expect(steps[0]?.changes[0]).toMatchObject({ before: undefined, after: undefined });
  expect(undoOf(steps, contact)).toBeUndefined();
});

test("a stage that no longer exists is not taken back", () => {
  const steps = stepsOf([event("application_stage", ["dreamt", "offer"], 1)], now);
  expect(undoOf(steps, now)).toBeUndefined();
});

describe("a task and the columns that follow from it", () => {
  const open = { title: null, action: "followUp", due_date: "2026-12-01", is_done: false };
  const shown = { ...now, next_action: "followUp" as const, next_action_date: "2026-12-03" };
  const edited = { ...open, due_date: "2026-12-03" };
  const at = (milliseconds: string) => ({ occurred_at: `2026-11-02T09:03:00.${milliseconds}Z` });
  const column = { ...event("next_action_date", ["2026-12-01", "2026-12-03"], 3), ...at("140") };
  const task = (before: object | null, after: object | null): HistoryEvent => ({
    ...event("task", [before && JSON.stringify(before), after && JSON.stringify(after)], 3),
    kind: before === null ? "added" : after === null ? "removed" : "changed",
    ...at("100"),
  });

  test("are one step, which lists the task", () => {
    const other = { ...task(null, open), id: "other task", ...at("050") };
    const steps = stepsOf([column, task(open, edited), other], shown);
    expect(
      steps.map((step) => [step.parts.length, step.changes.length, listedChanges(step).length]),
    ).toEqual([
      [1, 1, 0],
      [1, 0, 0],
    ]);
    expect(undoOf(steps, shown)).toEqual({ next_action_date: "2026-12-01" });
  });

  test.each([
    ["an added one", null, edited],
    ["a finished one", edited, { ...edited, is_done: true }],
    ["a deleted one", edited, null],
    ["one with another title", open, { ...edited, title: "Call Tom" }],
    ["one that another task stands before", open, { ...edited, due_date: "2026-12-20" }],
  ])("are not taken back by the columns: %s", (_, before, after) => {
    expect(undoOf(stepsOf([column, task(before, after)], shown), shown)).toBeUndefined();
  });
});
