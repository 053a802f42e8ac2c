import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { suites } from "./suites.ts";
import { compare, readExpected, readResults } from "./test-list.ts";

const assertion = (fullName: string, status: string) => ({
  fullName,
  status,
  failureMessages: status === "failed" ? ["expected 1"] : [],
});

async function resultsOf(assertions: readonly ReturnType<typeof assertion>[]) {
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-report-"));
  const file = path.join(folder, "report.json");
  const testResults = [{ name: "/suite/rows.test.ts", assertionResults: assertions }];
  await writeFile(file, JSON.stringify({ testResults }));
  const results = await readResults(file);
  await rm(folder, { recursive: true });
  return results;
}

test("reads names by file, and numbers tests of the same name", async () => {
  const { passed, failed } = await resultsOf([
    assertion("rows are read", "passed"),
    assertion("rows are read", "failed"),
    assertion("rows are skipped", "pending"),
  ]);
  expect([...passed]).toEqual(["rows.test.ts > rows are read"]);
  expect([...failed]).toEqual([["rows.test.ts > rows are read (2)", "expected 1"]]);
});

test("a test that should pass and fails, or does not run, is a regression", async () => {
  const results = await resultsOf([
    assertion("a", "passed"),
    assertion("b", "failed"),
    assertion("d", "passed"),
    assertion("client only", "passed"),
  ]);
  const expected = ["a", "b", "c", "d"].map((name) => ({
    test: `rows.test.ts > ${name}`,
    inScope: name !== "c",
    passes: name !== "d",
  }));
  expect(compare(expected, results)).toEqual({
    passed: 2,
    inScope: { passed: 2, all: 3 },
    live: 4,
    regressions: ["rows.test.ts > b", "rows.test.ts > c"],
    gains: ["rows.test.ts > d"],
  });
});

test.each(suites)("$name has a list with tests in scope", async ({ name }) => {
  const tests = await readExpected(name);
  expect(tests.filter(({ inScope }) => inScope).length).toBeGreaterThan(10);
  expect(new Set(tests.map((entry) => entry.test)).size).toBe(tests.length);
});

test("all five suites are there", () => {
  expect(suites).toHaveLength(5);
});
