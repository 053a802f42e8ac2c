import { readFile } from "node:fs/promises";

/** One password a line, in small letters: the 49,000 most used ones of leaked data sets, from `@zxcvbn-ts/language-common`. */
const file = new URL("common-passwords.txt", import.meta.url);

/** 0.4 MB, where a set of strings takes 18 MB. */
let loading: Promise<Buffer> | undefined;

/** Whether a password is among the most used ones, whatever its case. Nothing leaves the machine. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= readFile(file).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const normal = password.normalize("NFKC").toLowerCase();
  return !normal.includes("\n") && (await loading).includes(`\n${normal}\n`);
}
