import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";

/** A live test of a suite: one that fails when no server is there. */
export interface ExpectedTest {
  /** File and full name. */
  test: string;
  inScope: boolean;
  passes: boolean;
}

/** The names of passed and failed tests, with the first message of each failure. */
export interface Results {
  passed: ReadonlySet<string>;
  failed: ReadonlyMap<string, string>;
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads a JSON report of Jest or Vitest. Tests of the same name are numbered. */
export async function readResults(file: string): Promise<Results> {
  const report = reportSchema.parse(JSON.parse(await readFile(file, "utf8")));
  const passed = new Set<string>();
  const failed = new Map<string, string>();
  const uses = new Map<string, number>();
  for (const { name, assertionResults } of report.testResults) {
    for (const { fullName, status, failureMessages } of assertionResults) {
      const title = `${path.basename(name)} > ${fullName.replaceAll(/\s+/g, " ").trim()}`;
      const use = (uses.get(title) ?? 0) + 1;
      uses.set(title, use);
      const test = use === 1 ? title : `${title} (${use})`;
      if (status === "passed") passed.add(test);
      if (status === "failed") failed.set(test, failureMessages?.[0] ?? "");
    }
  }
  return { passed, failed };
}

const listFile = (suite: string): string =>
  path.join(import.meta.dirname, "expected", `${suite}.txt`);

const line = /^(passes|fails ) (in |out) (\S.*)$/;

/** The checked-in list of a suite; empty when there is none. */
export async function readExpected(suite: string): Promise<ExpectedTest[]> {
  const file = listFile(suite);
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, "utf8")).split("\n").filter((text) => text !== "");
  return lines.map((text) => {
    const [, state, scope, test] = line.exec(text) ?? [];
    if (test === undefined) throw new Error(`${file}: not a line of the list: ${text}`);
    return { test, inScope: scope === "in ", passes: state === "passes" };
  });
}

export async function writeExpected(suite: string, tests: readonly ExpectedTest[]): Promise<void> {
  const text = tests.map(
    ({ test, inScope, passes }) =>
      `${passes ? "passes" : "fails "} ${inScope ? "in " : "out"} ${test}\n`,
  );
  await writeFile(listFile(suite), text.join(""));
}

export interface Comparison {
  passed: number;
  inScope: { passed: number; all: number };
  live: number;
  /** Expected to pass, and failed or did not run. */
  regressions: string[];
  /** Expected to fail, and passed. */
  gains: string[];
}

/** Compares with the list. Tests outside it need no server and are not counted. */
export function compare(expected: readonly ExpectedTest[], { passed }: Results): Comparison {
  const names = (tests: readonly ExpectedTest[]): string[] => tests.map(({ test }) => test);
  const scoped = expected.filter(({ inScope }) => inScope);
  return {
    passed: expected.filter(({ test }) => passed.has(test)).length,
    inScope: { passed: scoped.filter(({ test }) => passed.has(test)).length, all: scoped.length },
    live: expected.length,
    regressions: names(expected.filter(({ test, passes }) => passes && !passed.has(test))),
    gains: names(expected.filter(({ test, passes }) => !passes && passed.has(test))),
  };
}
