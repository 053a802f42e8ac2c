import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import * as z from "zod";

const extension = path.join(import.meta.dirname, "../../../apps/extension");

const manifest = z.looseObject({ host_permissions: z.array(z.string()) });

/**
 * Builds the extension as it is released. Only its manifest differs: it has the hosts that a person allows with a click,
 * which nobody can do here.
 */
export function buildExtension(folder: string): string {
  execFileSync(
    process.execPath,
    [path.join(extension, "build.ts"), "--browser", "chrome", "--out", folder],
    { stdio: "ignore" },
  );
  const built = path.join(folder, "chrome");
  const file = path.join(built, "manifest.json");
  const read = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  const host_permissions = [...read.host_permissions, "http://*/*", "https://*/*"];
  writeFileSync(file, JSON.stringify({ ...read, host_permissions }));
  return built;
}

/** Where Chromium usually is. */
export const chromiumPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Chromium's switches: no network but loopback, and no sandbox where root has none. */
export const switches = (built: string) => [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  `--disable-extensions-except=${built}`,
  `--load-extension=${built}`,
];

/** The script that reads a page's controls, as text. */
export async function bundleReader(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: "warn",
    root: import.meta.dirname,
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: "in-page/read-controls.ts",
        formats: ["iife"],
        name: "fillPages",
        fileName: () => "read-controls.js",
      },
    },
  });
  return readFileSync(path.join(folder, "read-controls.js"), "utf8");
}
