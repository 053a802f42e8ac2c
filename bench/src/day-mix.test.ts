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
