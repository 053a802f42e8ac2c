import path from "node:path";
import { parseArgs } from "node:util";
import { startTestCluster } from "@postulo/postgres/testing/test-cluster";
import { installSuites } from "./install-suites.ts";
import { upstreamPort } from "./redirect-port.ts";
import { runSuite } from "./run-suite.ts";
import { suites } from "./suites.ts";
import type { Suite } from "./suites.ts";
import { compare, readExpected, writeExpected } from "./test-list.ts";
import type { Comparison, ExpectedTest, Results } from "./test-list.ts";

const usage = `npm run conformance -- --suites DIR [--only SUITE] [--port N] [--test PATTERN] [--failures] [--update | --live]
  --suites DIR     a folder with the checkouts supabase-js and storage
  --only SUITE     ${suites.map(({ name }) => name).join(", ")}
  --test PATTERN   only tests whose name matches; compares nothing
  --failures       prints the message of each failed live test
  --update         writes the passed tests into the checked-in list
  --live           writes the list of live tests, with a server that answers 404 to everything`;

const { values: options } = parseArgs({
  options: {
    suites: { type: "string" },
    only: { type: "string" },
    port: { type: "string", default: String(upstreamPort) },
    test: { type: "string" },
    failures: { type: "boolean", default: false },
    update: { type: "boolean", default: false },
    live: { type: "boolean", default: false },
  },
});

function printComparison(suite: string, found: Comparison): void {
  const { passed, inScope, live, regressions, gains } = found;
  const counts = `${passed} passed of ${live} live, ${inScope.passed} of ${inScope.all} in scope`;
  console.log(`${suite.padEnd(20)} ${counts}`);
  for (const test of regressions) console.log(`- ${test}`);
  for (const test of gains) console.log(`+ ${test}`);
}

function printFailures(expected: readonly ExpectedTest[], { failed }: Results): void {
  for (const { test, inScope } of expected) {
    const message = failed.get(test);
    if (message === undefined) continue;
    console.log(`\n${inScope ? "in scope" : "out of scope"}: ${test}\n${message}`);
  }
}

/** Every test that fails without a server is live. */
async function writeLive(suite: Suite, { failed }: Results): Promise<void> {
  const before = new Map((await readExpected(suite.name)).map((entry) => [entry.test, entry]));
  const tests = [...failed.keys()].map((test) => ({
    test,
    inScope: suite.isInScope(test),
    passes: before.get(test)?.passes ?? false,
  }));
  await writeExpected(suite.name, tests);
  const scoped = tests.filter(({ inScope }) => inScope).length;
  console.log(`${suite.name.padEnd(20)} ${tests.length} live, ${scoped} in scope`);
}

/** @returns whether every test that is expected to pass did. */
async function judge(suite: Suite, results: Results): Promise<boolean> {
  if (options.live) {
    await writeLive(suite, results);
    return true;
  }
  const expected = await readExpected(suite.name);
  if (options.failures) printFailures(expected, results);
  if (options.test !== undefined) {
    console.log(`${suite.name}: ${results.passed.size} passed, ${results.failed.size} failed`);
    return results.failed.size === 0;
  }
  const found = compare(expected, results);
  printComparison(suite.name, found);
  if (!options.update) return found.regressions.length === 0;
  const now = expected.map((entry) => ({ ...entry, passes: results.passed.has(entry.test) }));
  await writeExpected(suite.name, now);
  return true;
}

async function runAll(folder: string, picked: readonly Suite[]): Promise<boolean> {
  await installSuites(folder);
  const cluster = await startTestCluster();
  let isWhole = true;
  try {
    for (const suite of picked) {
      const results = await runSuite(suite, {
        folder,
        port: Number(options.port),
        testNamePattern: options.test,
        withoutServer: options.live,
      });
      if (!(await judge(suite, results))) isWhole = false;
    }
  } finally {
    await cluster.stop();
  }
  return isWhole;
}

const picked = suites.filter(({ name }) => options.only === undefined || name === options.only);
if (options.suites === undefined || picked.length === 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  process.exitCode = (await runAll(path.resolve(options.suites), picked)) ? 0 : 1;
}
