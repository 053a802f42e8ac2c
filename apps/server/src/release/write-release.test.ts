import { execFile } from "node:child_process";
import { glob, mkdir, mkdtemp, readFile, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { writeRelease } from "./write-release.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
const maxTestMs = 120_000;

/** A release below `node_modules`, where npm installs it and Node strips no types. */
async function installRelease(): Promise<string> {
  const place = await mkdtemp(path.join(tmpdir(), "postulo-release-"));
  onTestFinished(() => rm(place, { recursive: true }));
  const extension = path.join(place, "extension");
  await mkdir(extension);
  const folder = path.join(place, "node_modules/postulo");
  await writeRelease({ root: repository, folder, extension });
  await symlink(path.join(repository, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}

test(
  "a release has no types, no tests and no imports of our packages, and its command runs",
  { timeout: maxTestMs },
  async () => {
    const folder = await installRelease();
    const modules = await Array.fromAsync(
      glob("{apps,packages,supabase}/**/*.js", { cwd: folder }),
    );
    expect(modules).toContain("apps/server/src/resumes/resume-worker.js");
    expect(modules).toContain("supabase/functions/stripe-webhook/index.js");
    const earlier = "supabase/migrations-before-0.2.0.json.br";
    expect((await stat(path.join(folder, earlier))).size).toBeGreaterThan(0);
    expect(modules.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
    const texts = await Promise.all(
      modules.map((file) => readFile(path.join(folder, file), "utf8")),
    );
    const ofSources = /(?:from|import\()\s*"(?:@postulo\/[^"]*|\.[^"]*\.ts)"/;
    expect(modules.filter((_, position) => ofSources.test(texts[position] ?? ""))).toEqual([]);
    const sources = await Array.fromAsync(
      glob("**/*.ts", { cwd: folder, exclude: ["node_modules"] }),
    );
    expect(sources).toEqual([]);

    const command = path.join(folder, "apps/server/postulo.mjs");
    const { stdout } = await promisify(execFile)(process.execPath, [command, "admin"], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toMatch(/^Usage: /);
  },
);
