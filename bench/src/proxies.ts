import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "@postulo/postgres/testing/free-port";
import { selfSigned } from "@postulo/postgres/testing/self-signed";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { readBlock, replaceAll } from "./deploy-blocks.ts";
import { checkProxy } from "./proxy-checks.ts";

/*
 * `npm run bench:proxies`: runs the configurations of docs/deploy.md, with other ports and paths, in front of a real
 * server. It needs nginx, Caddy and systemd-analyze.
 */

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const host = "jobs.example.org";
const nginx = "nginx";
const caddy = "caddy";
const environment = { PATH: `${process.env["PATH"]}:/usr/sbin:/sbin` };

interface Front {
  /** Where it listens, on 127.0.0.1. */
  readonly httpPort: number;
  readonly httpsPort: number;
  /** PEM of the certificate that signs its own. */
  readonly authority: () => Promise<string>;
  readonly process: ChildProcess;
}

type StartFront = (config: string, at: { folder: string; serverPort: number }) => Promise<Front>;

async function requirePrograms(): Promise<void> {
  const programs = [
    ["nginx", "-v"],
    ["caddy", "version"],
    ["systemd-analyze", "--version"],
  ] as const;
  const missing: string[] = [];
  for (const [program, argument] of programs)
    await run(program, [argument], { env: environment }).catch(() => missing.push(program));
  if (missing.length === 0) return;
  throw new Error(
    `This machine has no ${missing.join(", no ")} (Debian: apt-get install nginx caddy systemd).`,
  );
}

const startNginx: StartFront = async (config, { folder, serverPort }) => {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const { cert, key } = selfSigned(host);
  await writeFile(path.join(folder, "cert.pem"), cert);
  await writeFile(path.join(folder, "key.pem"), key, { mode: 0o600 });
  const site = replaceAll(config, [
    ["listen 80;", `listen 127.0.0.1:${httpPort};`],
    ["listen 443 ", `listen 127.0.0.1:${httpsPort} `],
    [`/etc/letsencrypt/live/${host}/fullchain.pem`, path.join(folder, "cert.pem")],
    [`/etc/letsencrypt/live/${host}/privkey.pem`, path.join(folder, "key.pem")],
    ["127.0.0.1:3000", `127.0.0.1:${serverPort}`],
  ]);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  const file = path.join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${places.join(" ")}
${site}}
`,
  );
  await run(nginx, ["-t", "-c", file, "-p", folder], { env: environment });
  const child = spawn(nginx, ["-c", file, "-p", folder], { env: environment, stdio: "ignore" });
  return { httpPort, httpsPort, authority: async () => cert, process: child };
};

const startCaddy: StartFront = async (config, { folder, serverPort }) => {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const file = path.join(folder, "Caddyfile");
  const site = replaceAll(config, [["127.0.0.1:3000", `127.0.0.1:${serverPort}`]]);
  await writeFile(
    file,
    `{
	admin off
	default_bind 127.0.0.1
	http_port ${httpPort}
	https_port ${httpsPort}
	local_certs
	skip_install_trust
}
${site}`,
  );
  const env = { ...environment, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  await run(caddy, ["validate", "--config", file, "--adapter", "caddyfile"], { env });
  const child = spawn(caddy, ["run", "--config", file, "--adapter", "caddyfile"], {
    env,
    stdio: "ignore",
  });
  const authority = () =>
    readFile(path.join(folder, "caddy/pki/authorities/local/root.crt"), "utf8");
  return { httpPort, httpsPort, authority, process: child };
};

/** The settings of the page, but with mails in the inbox: there is no mail server here. */
async function startServer(folder: string): Promise<ServerProcess> {
  const lines = (await readBlock("env")).trim().split("\n");
  const settings = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  const { PORT: _port, DATA_DIR: _folder, SMTP_URL: _smtp, ...rest } = settings;
  return ServerProcess.start({ ...rest, CONFIRM_EMAIL: "off", WEB_APP: "off", HOME: folder });
}

async function tryProxy(name: string, start: StartFront): Promise<void> {
  const folder = await mkdtemp(`/tmp/postulo-${name}-`);
  await mkdir(path.join(folder, "logs"));
  const server = await startServer(folder);
  try {
    const front = await start(await readBlock(name), { folder, serverPort: server.port });
    const ended = once(front.process, "exit");
    try {
      const { httpPort, httpsPort, authority } = front;
      for (const passed of await checkProxy({ host, httpPort, httpsPort, authority }))
        console.log(`${name}: ${passed}`);
    } finally {
      front.process.kill("SIGTERM");
      await ended;
    }
  } finally {
    await server.discard();
    await rm(folder, { recursive: true, force: true });
  }
}

async function verifyUnit(): Promise<void> {
  const folder = await mkdtemp("/tmp/postulo-systemd-");
  try {
    const file = path.join(folder, "postulo.service");
    const unit = replaceAll(await readBlock("systemd"), [["/opt/postulo", root]]);
    await writeFile(file, unit);
    const { stdout, stderr } = await run("systemd-analyze", ["verify", file]);
    const complaints = `${stdout}${stderr}`.split("\n").filter((line) => line.includes(file));
    if (complaints.length > 0) throw new Error(complaints.join("\n"));
    console.log("systemd: the unit is valid");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await requirePrograms();
const trials = [
  ["nginx", () => tryProxy("nginx", startNginx)],
  ["caddy", () => tryProxy("caddy", startCaddy)],
  ["systemd", verifyUnit],
] as const;
for (const [name, attempt] of trials) {
  try {
    await attempt();
  } catch (error) {
    console.error(`${name}: FAILED ${String(error)}`);
    process.exitCode = 1;
  }
}
