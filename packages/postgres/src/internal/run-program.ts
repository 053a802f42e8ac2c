import { spawn } from "node:child_process";

/** An account of the operating system. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

export interface Outcome {
  succeeded: boolean;
  /** Standard output and standard error. */
  output: string;
}

/** Nothing is inherited: `PGDATA`, `PGOPTIONS` or `LD_LIBRARY_PATH` would change PostgreSQL's behaviour. */
const programEnvironment = { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C", TZ: "UTC" };

/** Options for running as `account`, in a folder that every account can enter. */
export function spawnOptions(account: Account | undefined) {
  return {
    cwd: "/",
    env: programEnvironment,
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  };
}

/** Runs a program and waits for its exit. A program that cannot be started counts as failed. */
export function runProgram(
  program: string,
  args: readonly string[],
  account?: Account,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, {
      ...spawnOptions(account),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("error", (error) => resolve({ succeeded: false, output: error.message }));
    child.once("close", (code) => resolve({ succeeded: code === 0, output }));
  });
}
