import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@postulo/postgres/testing/free-port";

const root = path.join(import.meta.dirname, "../../../..");

type Environment = Readonly<Record<string, string>>;

/**
 * The product in a child process, started like `npm start`, in a temporary data folder: for browser tests and the
 * bench.
 */
export class ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly port: number;
  readonly #settings: Environment;
  #process: ChildProcess | undefined;
  #output = "";

  private constructor(dataDir: string, port: number, settings: Environment) {
    this.dataDir = dataDir;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = { PORT: String(port), PUBLIC_URL: this.url, DATA_DIR: dataDir, ...settings };
  }

  /** @param settings by their names in the environment; nothing else of this process's settings is handed on. */
  static async start(settings: Environment = {}): Promise<ServerProcess> {
    const dataDir = await mkdtemp(path.join(tmpdir(), "postulo-server-"));
    const server = new ServerProcess(dataDir, await freePort(), settings);
    await server.run();
    return server;
  }

  /** Starts the process, also again after it was killed, and waits until it says that it runs. */
  async run(): Promise<void> {
    const { PATH = "", HOME = "" } = process.env;
    const child = spawn(process.execPath, ["apps/server/start.mjs"], {
      cwd: root,
      env: { PATH, HOME, ...this.#settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    this.#output = "";
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.#output += chunk.toString();
        if (this.#output.includes("runs at ")) resolve();
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.once("exit", (code) =>
        reject(new Error(`The server ended with ${code} before it ran:\n${this.#output}`)),
      );
    });
  }

  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error("The server does not run");
    return pid;
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  /** All that the process has printed since it was started last. */
  get output(): string {
    return this.#output;
  }

  /** A private link that the start printed, which sets the operator's cookie; undefined when it printed none. */
  get privateLink(): string | undefined {
    return /http\S+\?key=\S+/.exec(this.#output)?.[0];
  }

  /** Kills the process without warning, as a crash or a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Lets the process stop in order; its data stay. */
  async halt(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** Stops the process and throws its data away. */
  async discard(): Promise<void> {
    await this.halt();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
