import { execFileSync } from "node:child_process";
import path from "node:path";
import { ServerProcess } from "@postulo/server/testing/server-process";

/** Builds once what the journeys run, before several servers would build it at the same time. */
export default async function buildOnce(): Promise<void> {
  const root = path.join(import.meta.dirname, "..");
  execFileSync("npm", ["run", "build", "-w", "apps/extension", "--", "--variant", "test"], {
    cwd: root,
    stdio: "inherit",
  });
  const server = await ServerProcess.start();
  await server.discard();
}
