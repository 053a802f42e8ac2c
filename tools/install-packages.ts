import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");

/** In `node_modules`, which `npm ci` deletes first: an installation that failed leaves none. */
const stampOf = (folder: string) => path.join(folder, "node_modules/.package-lock.sha256");

const hashOfLock = (folder: string) =>
  createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .digest("hex");

function isInstalled(folder: string): boolean {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashOfLock(folder);
}

/** Without the environment variables that `npm run` sets for its package. */
function npmEnvironment(): NodeJS.ProcessEnv {
  const ofOuterPackage =
    /^npm_(?:config_(?:workspaces?|local_prefix|include_workspace_root)$|package_)/;
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !ofOuterPackage.test(name)),
  );
}

/** The npm that runs this, on this Node: its own Node may be too old for some packages. */
function runNpm(folder: string, options: readonly string[]): number | null {
  const npm = process.env["npm_execpath"];
  const [command, ...before] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  const { status } = spawnSync(command ?? "npm", [...before, ...options], {
    cwd: folder,
    env: npmEnvironment(),
    stdio: ["ignore", "inherit", "inherit"],
  });
  return status;
}

/**
 * Installs the packages of a folder with a separate lock file, unless those of this lock file are installed.
 * @throws one sentence when they cannot be installed.
 */
export function installPackages(folder: string): void {
  if (isInstalled(folder)) return;
  const name = path.relative(root, folder);
  process.stderr.write(`Installing the packages of ${name} once...\n`);
  const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = runNpm(folder, options);
  if (code !== 0) {
    throw new Error(
      `The packages of ${name} could not be installed: npm ci ended with ${code ?? "no code"} there, and needs the package registry once.`,
    );
  }
  writeFileSync(stampOf(folder), hashOfLock(folder));
}

/** `node tools/install-packages.ts FOLDER...`, seen from the root of the project. */
if (import.meta.main) {
  try {
    for (const folder of process.argv.slice(2)) installPackages(path.join(root, folder));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
