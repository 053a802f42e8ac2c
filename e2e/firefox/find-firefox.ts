import { findOnPath, isExecutable } from "../find-program.ts";

const names = ["firefox-esr", "firefox", "firefox-developer-edition"];
const elsewhere = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** The installed Firefox: `FIREFOX_PATH`, otherwise the first one on the PATH or in a usual folder. */
export function findFirefox(): string | undefined {
  const given = process.env["FIREFOX_PATH"];
  if (given) return isExecutable(given) ? given : undefined;
  return findOnPath(names) ?? elsewhere.find(isExecutable);
}
