import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { acceptanceFolder, coreFolder, signingKeysFile } from "./suites.ts";

/** The acceptance tests with packages of their own: those of the whole storage server are not needed. */
const acceptancePackages = {
  "@aws-sdk/client-s3": "3.1169.0",
  "@aws-sdk/lib-storage": "3.1169.0",
  "@aws-sdk/s3-presigned-post": "3.1163.0",
  dotenv: "18.0.10",
  tsx: "4.23.15",
  "tus-js-client": "4.3.1",
  vitest: "4.1.12",
};

/** Copies the acceptance tests out of the checkout of the storage server, to a folder for their packages. */
async function copyAcceptance(folder: string): Promise<void> {
  const target = acceptanceFolder(folder);
  if (existsSync(path.join(target, "package.json"))) return;
  await mkdir(target, { recursive: true });
  for (const name of ["acceptance", "tsconfig.json"]) {
    await cp(path.join(folder, "storage", name), path.join(target, name), { recursive: true });
  }
  const manifest = { private: true, dependencies: acceptancePackages };
  await writeFile(path.join(target, "package.json"), JSON.stringify(manifest, null, 2));
}

function run(cwd: string, command: string, further: readonly string[]): void {
  const { status } = spawnSync(command, further, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${further.join(" ")} failed in ${cwd}.`);
}

const pnpm = ["--yes", "pnpm@11.1.2"];

/** Installs the packages of the suites once, without install scripts, and builds what supabase-js imports built. */
export async function installSuites(folder: string): Promise<void> {
  const clients = path.join(folder, "supabase-js");
  if (!existsSync(path.join(coreFolder(folder, "storage-js"), "dist"))) {
    const filter = "--filter=@supabase/supabase-js";
    const install = ["install", "--frozen-lockfile", "--ignore-scripts", `${filter}...`];
    run(clients, "npx", [...pnpm, ...install]);
    run(clients, "npx", [...pnpm, `${filter}^...`, "run", "build"]);
  }
  if (!existsSync(signingKeysFile(folder))) {
    run(coreFolder(folder, "auth-js"), process.execPath, ["test/generate-signing-keys.js"]);
  }
  await copyAcceptance(folder);
  if (!existsSync(path.join(acceptanceFolder(folder), "node_modules"))) {
    run(acceptanceFolder(folder), "npm", ["install", "--ignore-scripts", "--no-audit"]);
  }
}
