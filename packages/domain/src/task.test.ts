import { expect, test } from "vitest";
import { firstWords, taskLimits, taskTitle } from "./task.ts";
import { sampleTask } from "./testing/sample-schedule.ts";

test("a title is cut between characters, not within one", () => {
  expect(taskTitle("Answer")).toBe("Answer");
  const long = `a${"\u{1F600}".repeat(taskLimits.title)}`;
  expect(taskTitle(long)).toBe(`a${"\u{1F600}".repeat(taskLimits.title - 1)}`);
});

test("the words of an application are those of its first task, unless an action was chosen after them", () => {
  const [id, other] = [
    "11111111-1111-4111-8111-111111111111",
    "22222222-2222-4222-8222-222222222222",
  ];
  const early = sampleTask(id, { title: "Ring Priya", due_date: "2027-01-02" });
  const tasks = [sampleTask(id), sampleTask(other, { due_date: "2026-01-01" }), early];
  expect(firstWords(tasks, id)).toBe("Ring Priya");
  expect(
    firstWords([...tasks, { ...early, due_date: "2027-01-01", action: "followUp" }], id),
  ).toBeUndefined();
  expect(firstWords([], id)).toBeUndefined();
});
