import { expect, test } from "vitest";
import { taskLimits, taskTitle } from "./task.ts";

test("a title is cut between characters, not within one", () => {
  expect(taskTitle("Answer")).toBe("Answer");
  const long = `a${"\u{1F600}".repeat(taskLimits.title)}`;
  expect(taskTitle(long)).toBe(`a${"\u{1F600}".repeat(taskLimits.title - 1)}`);
});
