import { randomUUID } from "node:crypto";
import { chown, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "../operator-error.ts";
import type { DataFolder } from "./data-folder.ts";
import type { Programs } from "./programs.ts";
import { runProgram } from "./run-program.ts";

export const ownerRole = "postgres";

/** The folder that initdb creates. */
export const clusterFolder = (data: DataFolder) => path.join(data.home, "data");

/** Creates the cluster at the first start; later starts check that its version matches. */
export async function openCluster(
  data: DataFolder,
  programs: Programs,
  options: { fsync: boolean },
): Promise<void> {
  const cluster = clusterFolder(data);
  const version = await readFile(path.join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version === undefined) {
    await makeCluster(data, programs, options);
    return;
  }
  if (version.trim() !== programs.majorVersion) {
    throw new OperatorError(
      `The data folder ${data.folder} was made by PostgreSQL ${version.trim()}, and this version of Postulo brings PostgreSQL ${programs.majorVersion}, which cannot read it: go back to the earlier version, or move the data with pg_dump.`,
    );
  }
}

/** The folder is renamed at the end, so that an interrupted start leaves no incomplete cluster. */
async function makeCluster(
  data: DataFolder,
  programs: Programs,
  options: { fsync: boolean },
): Promise<void> {
  const cluster = clusterFolder(data);
  const unfinished = path.join(data.home, `unfinished-${randomUUID()}`);
  const passwordFile = `${unfinished}.password`;
  try {
    await writeFile(passwordFile, data.password, { mode: 0o600, flag: "wx" });
    if (data.account) await chown(passwordFile, data.account.uid, data.account.gid);
    const args = [
      `--pgdata=${unfinished}`,
      `--username=${ownerRole}`,
      "--auth=scram-sha-256",
      // Iterations slow down guessing, which is infeasible for 32 random bytes; each new connection would pay for
      // them.
      "--set=scram_iterations=1",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      // Builtin: sort order and indexes do not depend on the machine's libraries.
      "--locale-provider=builtin",
      "--locale=C.UTF-8",
      ...(options.fsync ? [] : ["--no-sync"]),
    ];
    const { succeeded, output } = await runProgram(programs.initdb, args, data.account);
    if (!succeeded)
      throw new OperatorError(
        `The database could not be made in ${data.home}: ${lastLine(output)}.`,
      );
    await rename(unfinished, cluster).catch(async (cause: unknown) => {
      // Another start was faster; this copy is discarded.
      await readFile(path.join(cluster, "PG_VERSION")).catch(() => {
        throw cause;
      });
    });
  } finally {
    await Promise.all(
      [passwordFile, unfinished].map((left) => rm(left, { recursive: true, force: true })),
    );
  }
}

function lastLine(output: string): string {
  return output.trim().split("\n").at(-1) ?? "";
}
