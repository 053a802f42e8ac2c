import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { OperatorError } from "@postulo/postgres/operator-error";

export const repository = path.resolve(import.meta.dirname, "../../../..");
const pollIntervalMs = 100;
/** Containers may open 1,024 files at once, and there are more sources than that. */
const filesAtOnce = 64;

/** The stamp of a build in a release, which comes without the sources. */
export const shipped = "shipped";

interface Build {
  /** As shown to the operator. */
  readonly name: string;
  /** The repository. */
  readonly root: string;
  /** Whatever ends up in it: patterns below the repository. Tests do not. */
  readonly inputs: readonly string[];
  /** Holds the hash of the inputs of the last build; outside of what the build empties. */
  readonly stamp: string;
  /** Concurrent starts build sequentially. */
  readonly lock: string;
  readonly run: () => Promise<void>;
}

/**
 * Builds what is not built from the sources as they are; a second process waits for the first and then finds everything built.
 * @throws OperatorError with the builder's own words when it fails.
 */
export async function buildWhenChanged(
  { name, root, inputs, stamp, lock, run }: Build,
  printMessage: (sentence: string) => void,
): Promise<void> {
  if ((await isBuilt(stamp, shipped)) || (await isBuilt(stamp, await hashInputs(root, inputs))))
    return;
  const unlock = await acquireLock(lock).catch((cause: unknown) => {
    throw new OperatorError(
      `The ${name} has to be built, and this account may not write here: run npm start once as the owner of these files.`,
      { cause },
    );
  });
  try {
    const hash = await hashInputs(root, inputs);
    if (await isBuilt(stamp, hash)) return;
    const isFirst = (await readFile(stamp, "utf8").catch(() => "")) === "";
    const reason = isFirst ? "for the first time" : "again, because its sources have changed";
    printMessage(`Building the ${name} ${reason}. This can take a few minutes...`);
    await rm(stamp, { force: true });
    await run();
    await writeFile(stamp, hash);
  } finally {
    await unlock();
  }
}

async function isBuilt(stamp: string, hash: string): Promise<boolean> {
  return (await readFile(stamp, "utf8").catch(() => "")) === hash;
}

async function hashInputs(root: string, inputs: readonly string[]): Promise<string> {
  const found = await Array.fromAsync(glob(inputs, { cwd: root, withFileTypes: true }));
  const files = found
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash("sha256");
  for (let position = 0; position < files.length; position += filesAtOnce) {
    const batch = files.slice(position, position + filesAtOnce);
    const contents = await Promise.all(batch.map((file) => readFile(file)));
    for (const [index, file] of batch.entries())
      hash.update(`${path.relative(root, file)}\n`).update(contents[index] ?? "");
  }
  return hash.digest("hex");
}

async function acquireLock(lock: string): Promise<() => Promise<void>> {
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
    await delay(pollIntervalMs);
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

/** Runs a script with this Node and answers all that it printed; its exit code is null when a signal ended it. */
export function runNode(
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
