import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const settings = {
  SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
  SUPABASE_SECRET_KEY: "sb_secret_of_the_project",
  STRIPE_SECRET_KEY: "sk_test_of_the_operator",
  PUBLIC_URL: "https://jobs.example.org",
};

const deploy = (environment: Readonly<Record<string, string>>, ...options: string[]) =>
  run(process.execPath, [path.join(import.meta.dirname, "deploy-supabase.ts"), ...options], {
    env: { PATH: process.env["PATH"], ...environment },
  });

test("a dry run prints the steps of the official command line, and no secret", async () => {
  const { stdout } = await deploy(settings, "--dry-run");
  const commands = stdout
    .trim()
    .split("\n")
    .map((line) => line.replace(/^[^:]+: /, "").replaceAll(/\/\S*postulo-deploy-\w+/g, "FOLDER"));
  const remote = "--remote=abcdefghijklmnopqrst";
  expect(commands).toEqual([
    "supabase link --project-ref abcdefghijklmnopqrst",
    `supabase db push ${remote} --include-seed`,
    `supabase config push ${remote} --workdir FOLDER`,
    `supabase secrets set ${remote} --env-file FOLDER/secrets.env`,
    `supabase functions deploy ${remote} --use-api`,
  ]);
  expect(stdout).not.toMatch(/sb_secret|sk_test/);
});

test.each([
  [{ SUPABASE_URL: "https://db.example.org" }, "SUPABASE_URL must be"],
  [{ PUBLIC_URL: "" }, "PUBLIC_URL must be"],
])("%j is refused in one sentence", async (wrong, message) => {
  await expect(deploy({ ...settings, ...wrong }, "--dry-run")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message),
  });
});
