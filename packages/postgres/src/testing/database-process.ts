import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

/** A process of `write-rows.ts`. */
export interface DatabaseProcess {
  pid: number;
  /** All printed lines. */
  lines: string[];
  /** Writes so many rows after the start. */
  write(rows: number): void;
  /** The first line with this prefix; rejects when the process ends without it. */
  until(beginning: string): Promise<string>;
  /** Closes its input, which stops it in order. */
  finish(): Promise<void>;
  kill(): Promise<void>;
}

export interface ProcessOptions {
  dataDir: string;
  /** The checkout, or a copy of it. */
  root?: string;
  node?: string;
  account?: { uid: number; gid: number } | undefined;
}

const here = path.resolve(import.meta.dirname, "../../../..");

export function startDatabaseProcess({
  dataDir,
  root = here,
  node = process.execPath,
  account,
}: ProcessOptions): DatabaseProcess {
  const script = path.join(root, "packages/postgres/src/testing/write-rows.ts");
  const child = spawn(node, [script, dataDir], {
    ...account,
    cwd: "/",
    // The compile cache of a temporary copy would never be used again.
    env: root === here ? process.env : { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((check) => check());
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  createInterface(child.stdout).on("line", (line) => {
    lines.push(line);
    wake();
  });
  const until = (beginning: string) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = lines.find((line) => line.startsWith(beginning));
        if (found === undefined) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      void ended.then(() =>
        reject(new Error(`It ended without "${beginning}": ${lines.slice(-3).join("; ")}`)),
      );
      check();
    });
  return {
    pid: child.pid ?? 0,
    lines,
    write: (rows) => void child.stdin.write(`${rows}\n`),
    until,
    finish: async () => {
      child.stdin.end();
      await ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
