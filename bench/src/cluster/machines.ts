import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { freePort } from "@postulo/postgres/testing/free-port";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { DatabaseMachine } from "./database-machine.ts";
import { findPrograms, unprivilegedAccount } from "./debian.ts";
import {
  startEtcd,
  startHaproxy,
  startNginx,
  startObjects,
  startPgbouncer,
  superuser,
} from "./programs.ts";
import type { Place } from "./programs.ts";
import { answers, readRoles, untilTrue } from "./status.ts";
import type { Supervised } from "./supervised.ts";

const servers = 3;
const etcdMembers = 3;

/** All machines of docs/deploy.md#several-machines on this one. */
export interface Cluster {
  /** nginx. */
  readonly url: string;
  /** The owner's connection to the primary, past the pooler. */
  readonly owner: ClientConfig;
  readonly servers: readonly ServerProcess[];
  readonly databases: readonly DatabaseMachine[];
  readonly programs: Readonly<Record<"nginx" | "pgbouncer" | "haproxy" | "objects", Supervised>>;
  /** Its members. */
  readonly etcd: readonly Supervised[];
  stop(): Promise<void>;
}

/** @throws when a program is missing, with the names of Debian's packages. */
export async function startCluster(settings: Readonly<Record<string, string>>): Promise<Cluster> {
  const programs = await findPrograms();
  const folder = await mkdtemp("/tmp/postulo-cluster-");
  const account = await unprivilegedAccount();
  await chmod(folder, 0o755);
  if (account) await chown(folder, account.uid, account.gid);
  const cleanups: (() => Promise<void>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  ];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  };
  try {
    const ports = {
      nginx: await freePort(),
      redirect: await freePort(),
      pgbouncer: await freePort(),
      haproxy: await freePort(),
      reads: await freePort(),
      etcd: await memberPorts(),
      objects: await freePort(),
    };
    return await open({ folder, account, ports }, { settings, programs, cleanups, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

async function memberPorts() {
  const ports = [];
  for (let member = 0; member < etcdMembers; member += 1)
    ports.push({ client: await freePort(), peer: await freePort() });
  return ports;
}

interface Opening {
  readonly settings: Readonly<Record<string, string>>;
  /** Of PostgreSQL. */
  readonly programs: string;
  readonly cleanups: (() => Promise<void>)[];
  readonly stop: () => Promise<void>;
}

async function open(place: Place, opening: Opening): Promise<Cluster> {
  const { ports } = place;
  const { settings, programs, cleanups, stop } = opening;
  const keep = <T extends { stop(): Promise<void> }>(thing: T): T => {
    cleanups.push(() => thing.stop());
    return thing;
  };
  const etcd = startEtcd(place).map(keep);
  const etcdPorts = ports.etcd.map(({ client }) => client);
  const databases: DatabaseMachine[] = [];
  for (const name of ["db1", "db2"]) {
    const own = { postgresql: await freePort(), patroni: await freePort() };
    const options = { ...place, name, ports: own, etcdPorts, programs };
    databases.push(keep(await DatabaseMachine.start(options)));
    if (name === "db1") await untilTrue("the first primary", () => answers(own.patroni, "primary"));
  }
  const haproxy = keep(await startHaproxy(place, databases));
  const pgbouncer = keep(await startPgbouncer(place));
  const objects = keep(await startObjects(place));
  const owner = { ...superuser, port: ports.haproxy, database: "postulo" };
  await untilTrue("a synchronous standby", async () => (await readRoles(databases)).standby);
  await untilTrue("HAProxy", () => createDatabase(owner));
  const url = `http://127.0.0.1:${ports.nginx}`;
  const pooler = `postgresql://postgres:${superuser.password}@127.0.0.1:${ports.pgbouncer}`;
  const started: ServerProcess[] = [];
  for (let at = 0; at < servers; at += 1) {
    const server = await ServerProcess.start({
      PUBLIC_URL: url,
      TRUST_PROXY: "on",
      DATABASE_URL: `${pooler}/postulo`,
      DATABASE_READ_URL: `${pooler}/postulo_read`,
      S3_BUCKET: "postulo",
      S3_ENDPOINT: `http://127.0.0.1:${ports.objects}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      S3_CHECKSUMS: "off",
      ...settings,
    });
    cleanups.push(() => server.discard());
    started.push(server);
  }
  const nginx = keep(await startNginx(place, started));
  await untilTrue("nginx", () => answers(ports.nginx, "health/ready"));
  const supervised = { nginx, pgbouncer, haproxy, objects };
  return { url, owner, servers: started, databases, programs: supervised, etcd, stop };
}

async function createDatabase(owner: ClientConfig): Promise<true> {
  const client = new Client({ ...owner, database: "postgres" });
  try {
    await client.connect();
    await client.query("create database postulo");
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
