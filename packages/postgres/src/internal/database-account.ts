import { stat } from "node:fs/promises";
import { StartError } from "../start-error.ts";
import { runProgram } from "./run-program.ts";
import type { Account } from "./run-program.ts";

/** Accounts without rights that machines bring along; the first is one that an operator may have made for us. */
const candidates = ["postulo", "postgres", "_postgres", "nobody"];

/**
 * PostgreSQL refuses to run as root. For root this is the account that runs it: whoever owns the database already, else
 * the first of `candidates` that exists. For anyone else it is nobody but oneself.
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
  throw new StartError(
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
