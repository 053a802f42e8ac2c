import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "../journey.ts";

const bench = path.join(import.meta.dirname, "../../bench");
const testing = path.join(bench, "src/fill-pages/testing");

type Field = {
  selector: string;
  outcome: string;
  after: string;
  verdict: string;
  binding: boolean;
  onRequest?: boolean;
};
type Report = { results: { page: string; submitted: number; fields: Field[] }[] };

/** Runs `fill-pages` as a developer does. */
async function fillPages(expected: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-filled-"));
  const out = path.join(folder, "out.json");
  try {
    const run = spawn(process.execPath, [
      path.join(bench, "src/fill-pages.ts"),
      `--pages=${path.join(testing, "pages")}`,
      `--applicant=${path.join(testing, "applicants/en.json")}`,
      `--json=${out}`,
      `--expected=${path.join(testing, expected)}`,
    ]);
    const [stdout, [code]] = await Promise.all([text(run.stdout), once(run, "exit")]);
    const { results }: Report = JSON.parse(await readFile(out, "utf8"));
    const fieldsOf = (name: string) => {
      const fields = results.find(({ page }) => page === name)?.fields ?? [];
      return new Map(fields.map((field) => [field.selector, field] as const));
    };
    return { code, stdout, results, fieldsOf };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("captured pages are filled by the built extension, and each value is judged", async () => {
  const { code, stdout, results, fieldsOf } = await fillPages("expected.json");
  expect(stdout).toContain("wrong 0 (binding 0), missed 0, submitted 0, failures 0");
  expect(code).toBe(0);
  expect(results.map(({ page, submitted }) => [page, submitted])).toEqual([
    ["infirmerie.html", 0],
    ["warehouse.html", 0],
  ]);
  const warehouse = fieldsOf("warehouse.html");
  expect(warehouse.get("#first")).toMatchObject({ after: "Jordan", verdict: "right" });
  expect(warehouse.get("#kept")).toMatchObject({ after: "Galway", outcome: "already filled" });
  expect(warehouse.get("#cv")).toMatchObject({ after: "jordan-blake.pdf", verdict: "right" });
  // In a step that a script would show.
  expect(warehouse.get("#zip")).toMatchObject({ after: "80203", onRequest: true });
  const unanswered = [...warehouse.values()].filter(({ binding }) => binding);
  expect(unanswered.map(({ after, verdict }) => [after, verdict])).toEqual([
    ["Yes", "right"],
    ["", "left rightly"],
    ["", "left rightly"],
  ]);
});

test("a written value that is not the expected one is reported, and the run fails", async () => {
  const { code, stdout } = await fillPages("expected-wrongly.json");
  expect(code).toBe(1);
  expect(stdout).toContain("wrong 2 (binding 1)");
  expect(stdout).toContain('wrong: warehouse.html en: First name: "Jordan", expected last_name');
  expect(stdout).toContain('"Yes", expected leave');
});
