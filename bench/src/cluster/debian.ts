import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { promisify } from "node:util";
import type { Account } from "./supervised.ts";

const run = promisify(execFile);
const packages = "patroni etcd-server pgbouncer haproxy nginx postgresql";
const versionsFolder = "/usr/lib/postgresql";

/**
 * The folder of PostgreSQL's programs.
 * @throws when a program is missing, with the names of Debian's packages.
 */
export async function findPrograms(): Promise<string> {
  const env = { PATH: `${process.env["PATH"]}:/usr/sbin` };
  const missing: string[] = [];
  for (const [program, argument] of Object.entries({
    patroni: "--version",
    etcd: "--version",
    pgbouncer: "--version",
    haproxy: "-v",
    nginx: "-v",
  }))
    await run(program, [argument], { env }).catch(() => missing.push(program));
  const versions = await readdir(versionsFolder).catch(() => []);
  const newest = versions.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  if (missing.length === 0 && newest !== undefined) return `${versionsFolder}/${newest}/bin`;
  const names = newest === undefined ? [...missing, "postgresql"] : missing;
  throw new Error(
    `This machine has no ${names.join(", no ")} (Debian: apt-get install ${packages}).`,
  );
}

/** For root, which PostgreSQL refuses, the account of Debian's package. */
export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: await readNumber("-u"), gid: await readNumber("-g") };
}

async function readNumber(option: "-u" | "-g"): Promise<number> {
  const { stdout } = await run("id", [option, "postgres"]);
  return Number(stdout.trim());
}
