import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

const server = path.resolve(import.meta.dirname, "../..");

export interface CommandOptions {
  /** A file of this package with its arguments, preceded by arguments for Node. */
  words: readonly string[];
  cwd: string;
  settings: Readonly<Record<string, string>>;
}

/** A command of the server in a child process. */
export interface ServerCommand {
  child: ChildProcess;
  /** All printed lines, of both outputs. */
  lines: string[];
  /** Its exit code. */
  ended: Promise<number | null>;
  /** The first group of `pattern` in a printed line; rejects when the command ends without one. */
  printed: (pattern: RegExp) => Promise<string>;
}

/** Runs a command as npm does, but without the web app, whose build takes its time. */
export function runCommand({ words, cwd, settings }: CommandOptions): ServerCommand {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const args = words.map((word) => (/\.m?[jt]s$/.test(word) ? path.join(server, word) : word));
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, NODE_COMPILE_CACHE, WEB_APP: "off", PORT: "0", AI_DISCOVERY: "off", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => {
      lines.push(line);
      for (const check of waiting) check();
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = lines.map((line) => pattern.exec(line)?.[1]).find((each) => each);
        if (found === undefined) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
      void ended.then(() => reject(new Error(`It ended: ${lines.join("\n")}`)));
    });
  return { child, lines, ended, printed };
}
