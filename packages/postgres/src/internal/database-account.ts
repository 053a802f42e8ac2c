import { stat } from "node:fs/promises";
import { OperatorError } from "../operator-error.ts";
import { runProgram } from "./run-program.ts";
import type { Account } from "./run-program.ts";

/** Unprivileged accounts of common systems; an operator may create the first one. */
const candidates = ["postulo", "postgres", "_postgres", "nobody"];

/**
 * The account that runs PostgreSQL, which refuses to run as root: for root the owner of the existing database, or
 * else the first existing account of `candidates`. Undefined for other users, who run it themselves.
 */
export async function databaseAccount(home: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(home).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) {
    return { name: `number ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  for (const name of candidates) {
    const account = await findAccount(name);
    if (account) return account;
  }
  throw new OperatorError(
    "PostgreSQL does not run as root, and this machine has no account without rights (such as nobody): start as an ordinary user, or set DATABASE_URL.",
  );
}

async function findAccount(name: string): Promise<Account | undefined> {
  const { succeeded, output } = await runProgram("id", [name]);
  const [, uid, gid] = /^uid=(\d+)\S* gid=(\d+)/.exec(output) ?? [];
  if (!succeeded || uid === undefined || gid === undefined) return undefined;
  const account = { name, uid: Number(uid), gid: Number(gid) };
  return account.uid > 0 ? account : undefined;
}
