import { findOnPath, isExecutable } from "../find-program.ts";

const names = ["firefox-esr", "firefox", "firefox-developer-edition"];
const elsewhere = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** The Firefox of this machine: `FIREFOX_PATH`, else the first one on the PATH or where it is usually put; undefined when there is none. */
export function findFirefox(): string | undefined {
  const given = process.env["FIREFOX_PATH"];
  if (given) return isExecutable(given) ? given : undefined;
  return findOnPath(names) ?? elsewhere.find(isExecutable);
}
