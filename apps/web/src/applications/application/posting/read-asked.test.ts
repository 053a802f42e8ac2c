import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readAsked } from "./read-asked.ts";

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-28T12:00:00Z") });
});
afterAll(() => {
  vi.useRealTimers();
});

const posting = (lines: string) =>
  `Baker\nCompany: Lenoir\n\nYou bake bread and cakes.\n\n${lines}`;

test.each([
  ["Apply by 11/12/2026", "2026-12-11"],
  ["Closing date: 05/01/2027", "2027-01-05"],
])("the last day of a posting is a task: %s", (line, due) => {
  expect(readAsked(posting(line)).tasks).toEqual([{ text: line, due, isDeadline: true }]);
});

test("the last day of a French posting is a task", () => {
  const text = "Boulanger H/F\nEntreprise : Lenoir\n\nVous préparez le pain et les gâteaux.\n\n";
  const line = "Date limite : 11 décembre";
  expect(readAsked(text + line).tasks).toEqual([
    { text: line, due: "2026-12-11", isDeadline: true },
  ]);
});

test("a task that has the last day is not repeated", () => {
  const lines =
    "Please send your covering letter by 11 December 2026.\nClosing date: 11 December 2026";
  expect(readAsked(posting(lines)).tasks.map(({ due }) => due)).toEqual(["2026-12-11"]);
});

test("the day of something else is no task", () => {
  expect(readAsked(posting("Start date: 5 January 2027")).tasks).toEqual([]);
});
