import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "postulo-compose-"));
});

afterAll(() => rm(folder, { recursive: true }));

async function compose(
  profile: unknown,
  job: string,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const files = { profile: path.join(folder, "profile.json"), job: path.join(folder, "job.txt") };
  await Promise.all([writeFile(files.profile, JSON.stringify(profile)), writeFile(files.job, job)]);
  const command = path.join(import.meta.dirname, "compose-letter.ts");
  return run(process.execPath, [
    command,
    "--profile",
    files.profile,
    "--job",
    files.job,
    "--date",
    "2026-11-21",
  ]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

const profile = {
  profile: { first_name: "Ada", last_name: "Quill", city: "Leeds" },
  experiences: [
    {
      company: "Mill Café",
      title: "Barista",
      location: "Leeds",
      start_date: "03/2022",
      end_date: null,
      is_current: true,
      description: "Trained four new colleagues",
    },
  ],
  competencies: [
    { name: "Customer service", level: null, category: "technical", years_of_experience: null },
  ],
};

describe("npm run compose-letter", () => {
  test("prints the letter alone", async () => {
    const { code, stdout, stderr } = await compose(
      profile,
      "The Copper Pan is looking for a Barista with experience in customer service.",
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Ada Quill\nLeeds\n/);
    expect(stdout).toContain("21 November 2026");
    expect(stdout).toContain("since 2022");
    expect(stdout).toMatch(/\nAda Quill\n$/);
  });

  test("prints the reason instead of a letter, and exits with 1", async () => {
    const blank = await compose(profile, "  \n");
    expect(blank).toMatchObject({ code: 1, stdout: "", stderr: "The posting is blank.\n" });
  });
});
