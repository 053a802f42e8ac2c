import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "postulo-claims-"));
});

afterAll(() => rm(folder, { recursive: true }));

const profile = {
  profile: { first_name: "Ada", last_name: "Quill", city: "Leeds" },
  experiences: [
    {
      company: "Mill Café",
      title: "Barista",
      start_date: "03/2022",
      is_current: true,
      description: "Trained four new colleagues",
    },
  ],
};

async function checkClaims(claims: string, stored: unknown = profile) {
  const files = {
    profile: path.join(folder, "profile.json"),
    job: path.join(folder, "job.txt"),
    claims: path.join(folder, "claims.json"),
  };
  await Promise.all([
    writeFile(files.profile, JSON.stringify(stored)),
    writeFile(files.job, "Barista wanted at The Copper Pan."),
    writeFile(files.claims, claims),
  ]);
  const command = path.join(import.meta.dirname, "check-claims.ts");
  const options = Object.entries(files).flatMap(([name, file]) => [`--${name}`, file]);
  return run(process.execPath, [command, ...options, "--date", "2026-11"]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

describe("npm run check-claims", () => {
  test("prints the verdict on each sentence, with reasons; other keys are ignored", async () => {
    const { code, stdout, stderr } = await checkClaims(
      JSON.stringify([
        { sentence: "I trained four new colleagues at Mill Café.", isTrue: true },
        { sentence: "I trained nine new colleagues.", entries: ["experiences.0"] },
      ]),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toEqual([
      { sentence: "I trained four new colleagues at Mill Café.", verdict: "accepted", reasons: [] },
      {
        sentence: "I trained nine new colleagues.",
        verdict: "refused",
        reasons: ["number: nine colleagues"],
      },
    ]);
  });

  test.each([
    ["{", "claims.json is not JSON."],
    ['[{"text":"I bake."}]', "claims.json cannot be read: "],
  ])("prints what is wrong with %s, and exits with 1", async (claims, reason) => {
    const failed = await checkClaims(claims);
    expect(failed).toMatchObject({ code: 1, stdout: "" });
    expect(failed.stderr).toContain(reason);
  });

  test("prints what is wrong with a profile", async () => {
    const failed = await checkClaims("[]", { experiences: [] });
    expect(failed).toMatchObject({ code: 1, stdout: "" });
    expect(failed.stderr).toContain("profile.json cannot be read");
  });
});
