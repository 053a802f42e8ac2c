import { guessColumns } from "@postulo/domain/sheet/application-sheet";
import { expect, test } from "vitest";
import { importQuestions, planImport } from "./import-plan.ts";

const reading = {
  dateOrder: "dayFirst",
  appliedAt: "2026-11-21",
  missingLinkNote: undefined,
} as const;
const columns = guessColumns(["title", "company", "url"]);

test("planning an import parses without storing: new, known and invalid lines with their errors", () => {
  const lines = [
    ["Nurse", "Clinic", "https://a.example/1"],
    ["", "Clinic", "https://a.example/2"],
    ["Nurse", "Clinic", "https://a.example/3"],
    ["Baker", "Lenoir", "https://a.example/4"],
  ];
  const first = planImport({ lines, columns, existing: [], reading });
  expect(first.rows.map(({ job_title }) => job_title)).toEqual(["Nurse", "Baker"]);
  expect([first.known, first.wrong]).toEqual([1, [{ line: 3, problems: ["noTitle"] }]]);
});

test("five thousand lines are compared with five thousand applications in a moment", () => {
  const lines = Array.from({ length: 5000 }, (_, at) => [
    `Job ${at}`,
    "Co",
    `https://a.example/${at}`,
  ]);
  const { rows } = planImport({ lines, columns, existing: [], reading });
  expect(rows).toHaveLength(5000);
  const existing = rows.map((row, at) => ({
    ...row,
    id: String(at),
    application_method: "manual" as const,
    version: 1,
    created_at: "2026-11-01T08:00:00+00:00",
  }));
  const again = planImport({ lines, columns, existing, reading });
  expect([again.rows.length, again.known]).toEqual([0, 5000]);
});

test("a file may leave questions that only the user can answer", () => {
  const headings = guessColumns(["title", "company", "url", "date", "stage"]);
  const lines = [
    ["Nurse", "Clinic", "", "10/06/2026", ""],
    ["Baker", "Lenoir", "", "", "Wishlist"],
    ["Cook", "Chez Paul", "https://a.example/1", "", ""],
    ["", "Nobody", "", "", ""],
  ];
  expect(importQuestions({ lines, columns: headings })).toEqual({
    dateOrder: { kind: "ambiguous", examples: ["10/06/2026"] },
    unknownStages: [],
    withoutLink: 2,
    withoutDate: 1,
  });
});

test("names of stages that no rule knows are asked, the most frequent first", () => {
  const headings = guessColumns(["title", "company", "url", "date", "stage"]);
  const lines = [
    ["Nurse", "Clinic", "https://a.example/1", "2026-10-01", "Archived"],
    ["Baker", "Lenoir", "https://a.example/2", "2026-10-01", "Trial day"],
    ["Cook", "Chez Paul", "https://a.example/3", "", "trial day"],
    ["", "Nobody", "", "", "Somewhere"],
  ];
  const file = { lines, columns: headings };
  const unknownStages = [
    { name: "Trial day", count: 2 },
    { name: "Archived", count: 1 },
  ];
  expect(importQuestions(file)).toMatchObject({ unknownStages, withoutDate: 0 });
  const stages = new Map([["trial day", "interview2" as const]]);
  expect(importQuestions(file, stages)).toMatchObject({ unknownStages, withoutDate: 1 });
  const plan = planImport({ ...file, existing: [], reading: { ...reading, stages } });
  expect(plan.rows.map(({ application_stage }) => application_stage)).toEqual([
    "interview2",
    "interview2",
  ]);
  expect(plan.wrong).toMatchObject([{ line: 2, problems: ["unknownStage"] }, { line: 5 }]);
});
