import { execFileSync } from "node:child_process";
import path from "node:path";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { ensureChromium } from "./chromium.ts";

/** Installs the browser if missing, and builds the app once, before several servers start. */
export default async function prepare(): Promise<void> {
  ensureChromium();
  execFileSync(process.execPath, ["build.ts", "--variant", "test"], {
    cwd: path.join(import.meta.dirname, "../apps/extension"),
    stdio: "inherit",
  });
  const server = await ServerProcess.start();
  await server.discard();
}
