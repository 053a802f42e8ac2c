import { accessSync, constants } from "node:fs";
import path from "node:path";

/** Whether the file exists and is executable. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds an executable: the first folder of the PATH, then the first of the names. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);
}
