import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { access, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "@postulo/postgres/start-error";
import { compressFiles } from "./compress-files.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
const pollMs = 100;

/** Whatever ends up in the pages. */
const inputs = [
  "apps/web/{src,public}/**/*",
  "apps/web/*.{ts,json}",
  "packages/{domain,i18n,letter}/src/**/*.ts",
  "package-lock.json",
];

/**
 * The folder of the built pages, which are built when their sources are not those of the last build. Throws a `StartError`
 * with what the build has printed when it fails.
 */
export async function buildWebApp(
  tell: (sentence: string) => void,
  root = repository,
): Promise<string> {
  const web = path.join(root, "apps/web");
  const client = path.join(web, "build/client");
  const stamp = path.join(web, "build/inputs.sha256");
  if (await isBuilt(stamp, await hashInputs(root))) return client;
  const unlock = await takeLock(path.join(root, ".cache/web-build.lock")).catch(
    (cause: unknown) => {
      throw new StartError(
        "The web app has to be built, and this account may not write here: run npm start once as the owner of these files.",
        { cause },
      );
    },
  );
  try {
    const hash = await hashInputs(root);
    if (await isBuilt(stamp, hash)) return client;
    tell("Building the web app, because its sources have changed...");
    await rm(stamp, { force: true });
    await runBuild(web);
    await compressFiles(client);
    await writeFile(stamp, hash);
    return client;
  } finally {
    await unlock();
  }
}

async function isBuilt(stamp: string, hash: string): Promise<boolean> {
  return (await readFile(stamp, "utf8").catch(() => "")) === hash;
}

async function hashInputs(root: string): Promise<string> {
  const found = await Array.fromAsync(glob(inputs, { cwd: root, withFileTypes: true }));
  const files = found
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  for (const [position, file] of files.entries()) {
    hash.update(`${path.relative(root, file)}\n`).update(contents[position] ?? "");
  }
  return hash.digest("hex");
}

/** Two starts at once build one after the other; the second then finds everything built. */
async function takeLock(lock: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: "wx" });
      return () => rm(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = Number(await readFile(lock, "utf8").catch(() => "0"));
    if (holder > 0 && !isAlive(holder)) await rm(lock, { force: true });
    await delay(pollMs);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Without npm, whose version 9 reports success when a script of a workspace fails. */
async function runBuild(web: string): Promise<void> {
  const command = path.join(web, "../../node_modules/@react-router/dev/bin.cjs");
  const { code, output } = await runNode([command, "build"], web);
  const page = path.join(web, "build/client/index.html");
  const isComplete = await access(page).then(
    () => true,
    () => false,
  );
  if (code !== 0 || !isComplete) {
    throw new StartError(`The web app could not be built:\n${output.trim()}`);
  }
}

function runNode(
  parameters: readonly string[],
  cwd: string,
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve, reject) => {
    let output = "";
    const child = spawn(process.execPath, parameters, {
      cwd,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
