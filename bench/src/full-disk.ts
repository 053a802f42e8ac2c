import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, open, rm, rmdir, statfs } from "node:fs/promises";
import path from "node:path";
import { ServerProcess } from "@postulo/server/testing/server-process";
import * as z from "zod/mini";
import { acknowledged, FullDiskTrial } from "./full-disk-trial.ts";

/*
 * `npm run bench:full-disk`: fills the file system that holds the data folder, database included, and uses the product
 * meanwhile. The file system is a tmpfs in a separate mount namespace; without the permission to create one, it is skipped.
 */

const insideVariable = "POSTULO_FULL_DISK";
/** In MiB: a new database takes about 60, and its log grows by files of 16. */
const diskMib = 256;
const mebibyte = 1024 * 1024;
const unshare = "unshare";

/** The command that allows a mount; inside of it the account is unprivileged again, because PostgreSQL does not run as root. */
const namespaceOf = (isRoot: boolean) =>
  isRoot ? ["--mount"] : ["--user", "--map-root-user", "--mount"];

function runInside(folder: string): number {
  const isRoot = process.getuid?.() === 0;
  const options = namespaceOf(isRoot);
  const mount = `mount -t tmpfs -o size=${diskMib}m,mode=0755 full-disk "$0"`;
  const probe = spawnSync(unshare, [...options, "sh", "-c", mount, folder], {
    encoding: "utf8",
  });
  if (probe.status !== 0) {
    const why = probe.error?.message ?? probe.stderr.trim();
    console.log(`SKIPPED: this machine allows no file system in a mount namespace (${why}).`);
    return 0;
  }
  const account = isRoot
    ? []
    : [unshare, `--map-user=${process.getuid?.()}`, `--map-group=${process.getgid?.()}`];
  const command = [...account, process.execPath, import.meta.filename];
  const { status } = spawnSync(
    unshare,
    [...options, "sh", "-c", `${mount} && exec "$@"`, folder, ...command],
    { stdio: "inherit", env: { ...process.env, TMPDIR: folder, [insideVariable]: folder } },
  );
  return status ?? 1;
}

/** Writes until nothing more fits, and says how to take it away again. */
async function fill(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, "ballast");
  const handle = await open(file, "w");
  const piece = randomBytes(mebibyte);
  try {
    for (let size = mebibyte; size >= 1;) {
      try {
        const { bytesWritten } = await handle.write(piece, 0, size);
        if (bytesWritten < size) size = Math.floor(size / 2);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    await handle.close();
  }
  return () => rm(file);
}

async function freeMib(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / mebibyte;
}

const report = z.object({ degraded: z.array(z.string()) });

/** @throws when the disk is not named. */
async function degradedOf(url: string): Promise<readonly string[]> {
  const { degraded } = report.parse(await (await fetch(`${url}/health`)).json());
  if (!degraded.includes("disk")) throw new Error(`/health names ${degraded.join(", ")} only`);
  return degraded;
}

async function tryFullDisk(folder: string): Promise<void> {
  const server = await ServerProcess.start({
    CONFIRM_EMAIL: "off",
    WEB_APP: "off",
    LOG_LEVEL: "error",
  });
  try {
    const trial = await FullDiskTrial.start(server.url);
    console.log(`before: ${acknowledged(await trial.useAll())}`);
    const makeRoom = await fill(folder);
    console.log(`full: /health names ${(await degradedOf(server.url)).join(", ")}`);
    console.log(`full: ${(await freeMib(folder)).toFixed(2)} MiB free`);
    for (const result of await trial.useAllUntilRefused()) console.log(`full: ${result}`);
    await trial.checkKept("while the disk is full");
    await makeRoom();
    console.log(`room again: ${(await freeMib(folder)).toFixed(0)} MiB free`);
    console.log(`after: ${acknowledged(await trial.useAll())}, by the same process ${server.pid}`);
    console.log(`kept: ${await trial.checkKept("after room was made")}`);
  } catch (error) {
    console.error(server.output);
    throw error;
  } finally {
    await server.discard();
  }
}

const inside = process.env[insideVariable];
if (inside === undefined) {
  const folder = await mkdtemp(`/tmp/postulo-full-${randomUUID().slice(0, 8)}-`);
  execFileSync("chmod", ["755", folder]);
  process.exitCode = runInside(folder);
  await rmdir(folder);
} else await tryFullDisk(inside);
