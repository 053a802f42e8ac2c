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

const sizes = [1, 10_000, 1_000_000];

/** What a month needs, in the order of the table. */
function monthlyUnits(people: number): number[] {
  const peak = (people * requestsPerDay * 0.2) / 3600;
  const cores = Math.max(1, Math.round(peak / 100 + 1));
  const databaseCores = people === 1 ? 0 : Math.round((peak * 0.005 + 1) * 2);
  const database = (people * 96.3) / 1e6;
  const documents = (people * 106) / 1e6;
  return [
    cores,
    cores * 0.2,
    databaseCores,
    databaseCores * 4,
    database * 4,
    documents,
    (database / 5 + documents) * 14,
    (people * 30) / 1000,
    (people * 30 * 0.5) / 1000,
    (people * 30 * 4000) / 1e6,
  ];
}

/** The cells of the columns in the rows of a table that begins with these words. */
function readTable(heading: string, columns: readonly number[]): number[][] {
  const from = document.indexOf(`| ${heading}`);
  const table = document.slice(from, document.indexOf("\n\n", from));
  return table
    .split("\n")
    .slice(2)
    .map((row) => {
      const cells = row.split("|").map((cell) => Number(cell.replaceAll(",", "")));
      return columns.map((column) => cells[column] ?? Number.NaN);
    });
}

/** The cells that differ by more than the rounding to two digits, as row, column, value and exact value. */
function differences(written: number[][], exact: readonly number[][]): number[][] {
  return written.flatMap((cells, row) =>
    cells.flatMap((value, column) => {
      const expected = exact[column]?.[row] ?? Number.NaN;
      const isRounded = Math.abs(value - expected) <= expected * 0.11;
      return isRounded ? [] : [[row, column, value, expected]];
    }),
  );
}

test("docs/scale.md has the units of its cost table by its formulas", () => {
  const written = readTable("a month, in units", [3, 4, 5]);
  expect(written).toHaveLength(10);
  expect(differences(written, sizes.map(monthlyUnits))).toEqual([]);
});

test("docs/scale.md has the cost by its units and its assumed prices", () => {
  const prices = readTable("a month, in units", [7]).map(([price]) => price ?? Number.NaN);
  const cost = (people: number) => {
    const each = monthlyUnits(people).map((units, at) => units * (prices[at] ?? Number.NaN));
    const sum = (from: number, to: number) => each.slice(from, to).reduce((all, one) => all + one);
    return [sum(0, 4), sum(4, 7), sum(7, 8), sum(8, 9), sum(0, 9), sum(9, 10)];
  };
  const written = readTable("€ a month, by the assumed prices", [2, 3, 4]);
  expect(written).toHaveLength(6);
  expect(differences(written, sizes.map(cost))).toEqual([]);
});
