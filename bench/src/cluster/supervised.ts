import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

interface Command {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  /** Gets the log, and is the home of the program. */
  readonly folder: string;
  /** Who runs it; undefined for this account. */
  readonly account?: Account | undefined;
}

const environment = { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C.UTF-8", TZ: "UTC" };
const stopLimitMs = 20_000;

/** A program in a separate process group that is restarted after a kill, as a systemd unit with `Restart=always` is. */
export class Supervised {
  readonly #command: Command;
  readonly #log: number;
  #process: ChildProcess | undefined;

  constructor(command: Command) {
    this.#command = command;
    this.#log = openSync(path.join(command.folder, `${command.name}.log`), "a");
    this.start();
  }

  start(): void {
    const { program, args, folder, account } = this.#command;
    this.#process = spawn(program, args, {
      cwd: folder,
      env: { ...environment, HOME: folder },
      stdio: ["ignore", this.#log, this.#log],
      detached: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    // Without a listener the error would end this process. The caller fails when the port does not open in time.
    this.#process.on("error", () => {});
  }

  /** Kills the program with its children, and starts it again after `pauseMs`. */
  async killAndRestart(pauseMs: number): Promise<void> {
    await this.#end("SIGKILL");
    await delay(pauseMs);
    this.start();
  }

  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error(`${this.#command.name} does not run`);
    return pid;
  }

  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Lets it end in order, and kills what is left of it. */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.#signal("SIGKILL"), stopLimitMs);
    await this.#end("SIGTERM");
    clearTimeout(timer);
    this.#signal("SIGKILL");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    this.#signal(signal);
    await ended;
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.#process?.pid;
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // The whole group has ended.
    }
  }
}
