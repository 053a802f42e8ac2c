import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ServerProcess } from "@postulo/server/testing/server-process";
import { readBlock, replaceAll } from "../deploy-blocks.ts";
import type { DatabaseMachine } from "./database-machine.ts";
import { Supervised } from "./supervised.ts";
import type { Account } from "./supervised.ts";

export const superuser = { user: "postgres", password: "superuser-secret", host: "127.0.0.1" };

interface Ports {
  readonly nginx: number;
  readonly redirect: number;
  readonly pgbouncer: number;
  readonly haproxy: number;
  /** HAProxy's for reads. */
  readonly reads: number;
  /** Two of each member. */
  readonly etcd: readonly { readonly client: number; readonly peer: number }[];
  readonly objects: number;
}

/** Where all runs. */
export interface Place {
  readonly folder: string;
  readonly account: Account | undefined;
  readonly ports: Ports;
}

/** The members of etcd, started together. */
export function startEtcd({ folder, account, ports }: Place): Supervised[] {
  const members = ports.etcd.map(({ client, peer }, at) => ({
    name: `etcd${at + 1}`,
    client: `http://127.0.0.1:${client}`,
    peer: `http://127.0.0.1:${peer}`,
  }));
  const cluster = members.map(({ name, peer }) => `${name}=${peer}`).join(",");
  return members.map(({ name, client, peer }) => {
    const options = {
      name,
      "data-dir": path.join(folder, name),
      "listen-client-urls": client,
      "advertise-client-urls": client,
      "listen-peer-urls": peer,
      "initial-advertise-peer-urls": peer,
      "initial-cluster": cluster,
    };
    const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
    return new Supervised({ name, program: "etcd", args, folder, account });
  });
}

export async function startHaproxy(
  { folder, account, ports }: Place,
  databases: readonly DatabaseMachine[],
): Promise<Supervised> {
  const file = path.join(folder, "haproxy.cfg");
  const addresses = databases.flatMap(({ ports: own }, at) => [
    [
      `10.0.0.1${at + 1}:5432 port 8008`,
      `127.0.0.1:${own.postgresql} port ${own.patroni}`,
    ] as const,
  ]);
  const config = replaceAll(await readBlock("haproxy"), [
    ["  user haproxy\n  group haproxy\n", ""],
    ["127.0.0.1:5000", `127.0.0.1:${ports.haproxy}`],
    ["127.0.0.1:5001", `127.0.0.1:${ports.reads}`],
    ...addresses,
  ]);
  await writeFile(file, config);
  const args = ["-db", "-f", file];
  return new Supervised({ name: "haproxy", program: "haproxy", args, folder, account });
}

export async function startPgbouncer({ folder, account, ports }: Place): Promise<Supervised> {
  const file = path.join(folder, "pgbouncer.ini");
  const users = path.join(folder, "userlist.txt");
  await writeFile(users, `"${superuser.user}" "${superuser.password}"\n`);
  const config = replaceAll(await readBlock("pgbouncer"), [
    ["port=5000", `port=${ports.haproxy}`],
    ["port=5001", `port=${ports.reads}`],
    ["listen_port = 6432", `listen_port = ${ports.pgbouncer}`],
    ["/etc/pgbouncer/userlist.txt", users],
  ]);
  await writeFile(file, config);
  return new Supervised({ name: "pgbouncer", program: "pgbouncer", args: [file], folder, account });
}

export async function startObjects({ folder, ports }: Place): Promise<Supervised> {
  const directory = path.join(folder, "objects");
  await mkdir(directory);
  const script = path.join(import.meta.dirname, "s3-process.ts");
  const args = [script, directory, String(ports.objects)];
  return new Supervised({ name: "objects", program: process.execPath, args, folder });
}

export async function startNginx(
  { folder, account, ports }: Place,
  started: readonly ServerProcess[],
): Promise<Supervised> {
  const upstream = replaceAll(
    await readBlock("upstream"),
    started.map(({ port }, at) => [`10.0.0.2${at + 1}:3000`, `127.0.0.1:${port}`] as const),
  );
  const certificate = "/etc/letsencrypt/live/jobs.example.org";
  const site = replaceAll(await readBlock("nginx"), [
    ["listen 80;", `listen 127.0.0.1:${ports.redirect};`],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${ports.nginx};`],
    [`ssl_certificate ${certificate}/fullchain.pem;`, ""],
    [`ssl_certificate_key ${certificate}/privkey.pem;`, ""],
    ["http://127.0.0.1:3000", "http://postulo"],
  ]);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  const file = path.join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx-error.log;
events {}
http { access_log off; ${temporary.join(" ")}
${upstream}
${site}}
`,
  );
  const args = ["-c", file, "-p", folder];
  return new Supervised({ name: "nginx", program: "nginx", args, folder, account });
}
