import { chown, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { runProgram } from "./run-program.ts";
import type { Account } from "./run-program.ts";

/** Where root puts what its database cannot reach elsewhere. */
export const systemFolder = "/var/lib/postulo";

/** Whether `account` gets as far as into `folder`. It is tried, because modes alone do not tell (access lists, mounts). */
export async function canEnter(folder: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true;
  return (await runProgram("/bin/sh", ["-c", 'cd "$1"', "sh", folder], account)).succeeded;
}

/** Makes a folder that only `account` may look into. One that is there already is left as it is. */
export async function makePrivateFolder(
  folder: string,
  account: Account | undefined,
): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700, recursive: true });
  if (account && (await stat(folder)).uid === 0) await chown(folder, account.uid, account.gid);
}
