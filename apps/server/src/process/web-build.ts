import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "@postulo/postgres/start-error";
import { compressFiles } from "./compress-files.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
const web = path.join(root, "apps/web");
const stamp = path.join(web, "build/inputs.sha256");
const lock = path.join(root, ".cache/web-build.lock");
const pollMs = 100;

/** Whatever ends up in the pages. */
const inputs = [
  "apps/web/{src,public}/**/*",
  "apps/web/*.{ts,json}",
  "packages/{domain,i18n,letter}/src/**/*.ts",
  "package-lock.json",
];

/** Where the built pages stand. They are built when their sources are not those of the last build. */
export async function buildWebApp(tell: (sentence: string) => void): Promise<string> {
  const client = path.join(web, "build/client");
  if (await isBuilt(await hashInputs())) return client;
  const unlock = await takeLock().catch((cause: unknown) => {
    throw new StartError(
      "The web app has to be built, and this account may not write here: run npm start once as the owner of these files.",
      { cause },
    );
  });
  try {
    const hash = await hashInputs();
    if (await isBuilt(hash)) return client;
    tell("Building the web app, because its sources have changed...");
    await rm(stamp, { force: true });
    await runBuild();
    await compressFiles(client);
    await writeFile(stamp, hash);
    return client;
  } finally {
    await unlock();
  }
}

async function isBuilt(hash: string): Promise<boolean> {
  return (await readFile(stamp, "utf8").catch(() => "")) === hash;
}

async function hashInputs(): Promise<string> {
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
async function takeLock(): Promise<() => Promise<void>> {
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

function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const child = spawn("npm", ["run", "build", "--workspace", "apps/web"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`The web app could not be built:\n${output.trim()}`));
    });
  });
}
