import { readFile } from "node:fs/promises";
import { runProgram } from "./run-program.ts";

/** `ps` escapes other characters, by the locale and the system. */
const printedAsTheyAre = /^[ -[\]-~]*$/;

/**
 * Whether a command line as `ps` prints it, arguments separated by spaces, is that of the postmaster of a cluster. A
 * postmaster of a folder that `ps` may print differently counts as this one: to trust the lock of a process that has ended
 * does no harm that a second postmaster on the same files would do.
 */
export function isPostmasterCommand(printed: string, cluster: string): boolean {
  if (!/postgres -D /.test(printed)) return false;
  if (!printedAsTheyAre.test(cluster)) return true;
  return `${printed.trimEnd()} `.includes(` -D ${cluster} `);
}

/**
 * Whether a living process is the postmaster of a cluster: after a restart of the machine or container another process may
 * have its id. Not so for a zombie.
 */
export async function runsCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === "linux") {
    // Unlike /proc/<pid>/cwd it is readable for other accounts.
    const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return commandLine.split("\0").includes(cluster);
  }
  // macOS has no /proc. `ps` fails without output when there is no such process.
  const { succeeded, output } = await runProgram("ps", ["-ww", "-o", "args=", "-p", String(pid)]);
  if (!succeeded) return output.trim() !== "";
  return isPostmasterCommand(output, cluster);
}
