import { spawn } from "node:child_process";

/** The operating system's account that a program runs as; without one it runs as ourselves. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

export interface Outcome {
  succeeded: boolean;
  /** What it wrote to both of its outputs. */
  output: string;
}

/** Nothing of our own environment: a stray `PGDATA`, `PGOPTIONS` or `LD_LIBRARY_PATH` would change what PostgreSQL does. */
const programEnvironment = { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C", TZ: "UTC" };

/** How to become `account`. The working folder is one that every account may enter. */
export function spawnOptions(account: Account | undefined) {
  return {
    cwd: "/",
    env: programEnvironment,
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  };
}

/** Runs a program to its end. A program that cannot be started at all has not succeeded either. */
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
