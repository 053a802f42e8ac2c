import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findOnPath } from "./find-program.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The installed Chromium: `CHROMIUM`, otherwise the first one on the PATH; undefined when there is none. */
export function findChromium(): string | undefined {
  return process.env["CHROMIUM"] || findOnPath(names);
}

const isDebian = () =>
  existsSync("/etc/os-release") && /debian|ubuntu/.test(readFileSync("/etc/os-release", "utf8"));

/** Installs a Chromium when the machine has none, or throws a sentence that says how to. */
export function ensureChromium(): void {
  if (findChromium()) return;
  const isRoot = process.getuid?.() === 0;
  if (isDebian() && !isRoot) {
    throw new Error(
      "The browser tests need Chromium: run `sudo apt-get install chromium`, or name one in CHROMIUM.",
    );
  }
  const steps = isDebian()
    ? [
        ["apt-get", "update"],
        ["apt-get", "install", "-y", "chromium"],
      ]
    : [["npx", "playwright", "install", "chromium"]];
  for (const [command = "", ...parameters] of steps) {
    execFileSync(command, parameters, { stdio: "inherit" });
  }
}

/** Chromium's switches: no network but the page's own, and no sandbox where root has none. */
export const chromiumSwitches = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
