import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@postulo/postgres/testing/free-port";
import type { ForeignCluster } from "@postulo/postgres/testing/foreign-cluster";
import { Client } from "pg";
import type { ClientConfig } from "pg";

const program = "pgbouncer";
const pollIntervalMs = 50;
const startLimitMs = 10_000;
/** Far fewer than the clients have, so that sessions are really lent out in turn. */
const lentSessions = 6;

/**
 * Starts pgbouncer in transaction mode in front of a cluster; all of its users may come through.
 * @throws when the machine has no pgbouncer, with the words that help.
 */
export async function startPgbouncer(
  cluster: ForeignCluster,
): Promise<{ owner: ClientConfig; stop(): Promise<void> }> {
  const folder = await mkdtemp("/tmp/postulo-pgbouncer-");
  await chmod(folder, 0o755);
  const port = await freePort();
  const { user, password, port: behind } = cluster.owner;
  const users = path.join(folder, "users.txt");
  const settings = path.join(folder, "pgbouncer.ini");
  await writeFile(users, `"${user}" "${String(password)}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${user}
auth_query = select usename, passwd from pg_shadow where usename = $1
pool_mode = transaction
default_pool_size = ${lentSessions}
max_client_conn = 200
`,
  );
  const { account } = cluster;
  const bouncer = spawn(program, [settings], {
    stdio: "ignore",
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const failed = once(bouncer, "error").then(() => {
    throw new Error("This machine has no pgbouncer (Debian: apt-get install pgbouncer).");
  });
  const owner = { ...cluster.owner, host: "127.0.0.1", port };
  await Promise.race([failed, untilItAnswers(owner)]);
  // No listener is left for later failures.
  failed.catch(() => {});
  return {
    owner,
    stop: async () => {
      bouncer.kill("SIGTERM");
      await once(bouncer, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
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
      await delay(pollIntervalMs);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
