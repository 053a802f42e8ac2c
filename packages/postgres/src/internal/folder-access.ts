import { chown, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { runProgram } from "./run-program.ts";
import type { Account } from "./run-program.ts";

/** For files that root's database account cannot reach in the data folder. */
export const systemFolder = "/var/lib/postulo";

/** Whether `account` can enter `folder`. Tested by trying, because modes do not show access lists and mounts. */
export async function canEnter(folder: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true;
  return (await runProgram("/bin/sh", ["-c", 'cd "$1"', "sh", folder], account)).succeeded;
}

/** Creates a folder that only `account` can read. An existing one is left unchanged. */
export async function makePrivateFolder(
  folder: string,
  account: Account | undefined,
): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700, recursive: true });
  if (account && (await stat(folder)).uid === 0) await chown(folder, account.uid, account.gid);
}
