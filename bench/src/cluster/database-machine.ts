import { chown, mkdir, readlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { readBlock, replaceAll } from "../deploy-blocks.ts";
import { postmasterPid, processTree } from "../process-tree.ts";
import { Supervised } from "./supervised.ts";
import type { Account } from "./supervised.ts";

export interface DatabasePorts {
  readonly postgresql: number;
  readonly patroni: number;
}

interface Options {
  readonly name: string;
  readonly folder: string;
  readonly account: Account | undefined;
  readonly ports: DatabasePorts;
  /** Of etcd, for clients. */
  readonly etcdPorts: readonly number[];
  /** With PostgreSQL's programs. */
  readonly programs: string;
}

/** Patroni with its PostgreSQL: what is lost together when a machine is lost. */
export class DatabaseMachine {
  readonly name: string;
  readonly ports: DatabasePorts;
  readonly #data: string;
  readonly #patroni: Supervised;

  private constructor({ name, ports }: Options, data: string, patroni: Supervised) {
    this.name = name;
    this.ports = ports;
    this.#data = data;
    this.#patroni = patroni;
  }

  /** Starts it by the configuration of docs/deploy.md. */
  static async start(options: Options): Promise<DatabaseMachine> {
    const { name, folder, account, ports, etcdPorts, programs } = options;
    const data = path.join(folder, name, "data");
    await mkdir(path.dirname(data));
    const config = replaceAll(await readBlock("patroni"), [
      ["name: db1", `name: ${name}`],
      ["10.0.0.11:8008", `127.0.0.1:${ports.patroni}`],
      ["10.0.0.11:5432", `127.0.0.1:${ports.postgresql}`],
      [
        "10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379",
        etcdPorts.map((port) => `127.0.0.1:${port}`).join(","),
      ],
      ["/var/lib/postgresql/15/postulo", data],
      ["/usr/lib/postgresql/15/bin", programs],
      ["/var/lib/postgresql/patroni.pgpass", path.join(folder, name, "pgpass")],
      ["/var/run/postgresql", path.join(folder, name)],
      ["10.0.0.0/24", "127.0.0.1/32"],
    ]);
    const file = path.join(folder, `${name}.yml`);
    await writeFile(file, config);
    if (account) await chown(path.dirname(data), account.uid, account.gid);
    const patroni = new Supervised({ name, program: "patroni", args: [file], folder, account });
    return new DatabaseMachine(options, data, patroni);
  }

  /** Kills Patroni and all processes of PostgreSQL at once, as the loss of the machine does. */
  async kill(): Promise<void> {
    const database = await this.#databaseProcesses();
    await this.#patroni.kill();
    signalAll(database, "SIGKILL");
  }

  start(): void {
    this.#patroni.start();
  }

  /** Stops all its processes without ending them, as a machine that hangs: its connections stay open. @returns how to wake it. */
  async hang(): Promise<() => void> {
    const pids = [this.#patroni.pid, ...(await this.#databaseProcesses())];
    signalAll(pids, "SIGSTOP");
    return () => signalAll(pids, "SIGCONT");
  }

  async stop(): Promise<void> {
    await this.#patroni.stop();
    signalAll(await this.#databaseProcesses(), "SIGKILL");
  }

  /**
   * The processes of PostgreSQL, which Patroni starts in a separate process group. A stale pid file may name another process, so
   * the working directory is compared.
   */
  async #databaseProcesses(): Promise<number[]> {
    const pid = await postmasterPid(this.#data).catch(() => undefined);
    if (pid === undefined) return [];
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => "");
    return folder === this.#data ? processTree(pid) : [];
  }
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It had already ended.
    }
  }
}
