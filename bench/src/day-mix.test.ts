import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { dayMix, requestsPerDay } from "./day-mix.ts";

const document = await readFile(path.join(import.meta.dirname, "../../docs/scale.md"), "utf8");

test("docs/scale.md has the day of one person that the load generator sends", () => {
  const rows = Object.entries(dayMix).map(([name, { perDay, requests }]) => [
    name,
    perDay,
    requests.length,
  ]);
  const documented = [...document.matchAll(/^\| ([A-Za-z ]+?) +\| (\d+) +\| (\d+) +\|$/gmu)]
    .map(([, name, times, each]) => [name, Number(times), Number(each)])
    .filter(([name]) => rows.some(([known]) => known === name));
  expect(documented).toEqual(rows);
  expect(document).toContain(`Requests on a day: ${requestsPerDay}.`);
});

test("docs/scale.md has the units of its cost table by its formulas", () => {
  const kilobytes = { database: 96.3, documents: 106 };
  const units = (people: number) => {
    const peak = (people * requestsPerDay * 0.2) / 3600;
    const cores = Math.max(1, Math.round(peak / 100 + 1));
    const [database, documents] = [kilobytes.database, kilobytes.documents].map(
      (each) => (people * each) / 1e6,
    );
    return [
      cores,
      cores * 0.2,
      (database ?? 0) * 4,
      documents ?? 0,
      ((database ?? 0) / 5 + (documents ?? 0)) * 14,
      (people * 30) / 1000,
      (people * 30 * 0.5) / 1000,
      (people * 30 * 4000) / 1e6,
    ];
  };
  const table = /^\| a month, in units[\s\S]*?\n\n/mu.exec(document)?.[0] ?? "";
  const written = table
    .trim()
    .split("\n")
    .slice(2)
    .map((row) =>
      row
        .split("|")
        .slice(3, 6)
        .map((cell) => Number(cell.replaceAll(",", ""))),
    );
  const expected = [1, 10_000, 1_000_000].map(units);
  expect(written).toHaveLength(8);
  // Two digits are written.
  for (const [row, cells] of written.entries())
    for (const [column, value] of cells.entries()) {
      const exact = expected[column]?.[row] ?? Number.NaN;
      expect(Math.abs(value - exact), `${row}, ${column}: ${exact}`).toBeLessThanOrEqual(
        exact * 0.11,
      );
    }
});
