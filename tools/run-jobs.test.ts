import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const script = path.join(import.meta.dirname, "run-jobs.ts");

function run(...jobs: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, [script, ...jobs], { encoding: "utf8" });
  return { status, lines: stdout.trimEnd().split("\n") };
}

test("jobs that succeed are printed as blocks", () => {
  const { status, lines } = run("one=printf 'a\\nb\\n'", "two=printf 'c' >&2");
  expect(status).toBe(0);
  expect(lines.filter((line) => line.startsWith("[one] ")).slice(0, 2)).toEqual([
    "[one] a",
    "[one] b",
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^\[two\] c/));
});

test("a failing run ends with the names of the failed jobs and tests, each once", () => {
  const failing = String.raw`printf '\033[31m FAIL \033[39m a.test.ts > is right\n FAIL  a.test.ts > is right\n'; exit 3`;
  const { status, lines } = run(`tests=${failing}`, "types=exit 1", "last=sleep 0.2; echo fine");
  expect(status).toBe(1);
  const fine = lines.indexOf("[last] fine");
  expect(fine).toBeGreaterThanOrEqual(0);
  expect(lines.findIndex((line) => line.startsWith("[tests] "))).toBeGreaterThan(fine);
  expect(lines.slice(-3)).toEqual([
    "Failed: tests",
    "  FAIL  a.test.ts > is right",
    "Failed: types",
  ]);
});
