import { accessSync, constants } from "node:fs";
import path from "node:path";

const names = ["firefox-esr", "firefox", "firefox-developer-edition"];
const elsewhere = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Firefox of this machine: `FIREFOX_PATH`, else the first one on the PATH or where it is usually put; undefined when there is none. */
export function findFirefox(): string | undefined {
  const given = process.env["FIREFOX_PATH"];
  if (given) return isExecutable(given) ? given : undefined;
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...elsewhere].find(isExecutable);
}
