import { spawnSync } from "node:child_process";
import path from "node:path";
import type { ServerProcess } from "@postulo/server/testing/server-process";

/** What the operator types beside the running server: `npm run admin -- …words`. */
export function runAdmin({ dataDir }: ServerProcess, ...words: string[]): void {
  const { PATH = "", HOME = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, "../apps/server/src/admin.ts"), ...words],
    { env: { PATH, HOME, DATA_DIR: dataDir }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stdout + stderr);
}
