import { accessSync, constants } from "node:fs";
import path from "node:path";

/** Whether the file is there and may be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first folder of the PATH decides, then the first of the names; undefined when there is none. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);
}
