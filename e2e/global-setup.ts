import { execFileSync } from "node:child_process";
import path from "node:path";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { ensureChromium } from "./chromium.ts";

/** Installs the browser where there is none, and builds once what the journeys run, before several servers would build it at the same time. */
export default async function prepare(): Promise<void> {
  ensureChromium();
  execFileSync(process.execPath, ["build.ts", "--variant", "test"], {
    cwd: path.join(import.meta.dirname, "../apps/extension"),
    stdio: "inherit",
  });
  const server = await ServerProcess.start();
  await server.discard();
}
