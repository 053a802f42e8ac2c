import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, connect } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Several databases are made and started here, on machines that have other things to do as well.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const start = path.resolve(import.meta.dirname, "../start.mjs");
type AtEnd = (end: () => Promise<void>) => void;

async function newFolder(atEnd: AtEnd): Promise<string> {
  const folder = await mkdtemp("/tmp/postulo-main-");
  atEnd(() => rm(folder, { recursive: true, force: true }));
  // Else the database of root would lie elsewhere.
  await chmod(folder, 0o755);
  return folder;
}

/** What became of a first start. Its data folder is copied by the others: making one takes seconds. */
let first: {
  url: string;
  answered: number;
  exitCode: number | null;
  lines: string[];
  dataDir: string;
};
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const { child, ended, lines, dataDir, ...server } = await run((end) => ends.push(end), {});
  const url = await server.url();
  const { status: answered } = await fetch(`${url}/health/ready`);
  child.kill("SIGTERM");
  first = { url, answered, exitCode: await ended, lines, dataDir };
});
afterAll(() => Promise.all(ends.map((end) => end())));

/** On a data folder that was used before. */
async function runAgain(atEnd: AtEnd, settings: Record<string, string> = {}) {
  const dataDir = path.join(await newFolder(atEnd), "data");
  await promisify(execFile)("cp", ["-a", first.dataDir, dataDir]);
  return run(atEnd, { ...settings, DATA_DIR: dataDir });
}

/** The process as `npm start` starts it, but without the web app, whose build takes its time. */
async function run(atEnd: AtEnd, settings: Record<string, string>, nodeOptions: string[] = []) {
  const cwd = await newFolder(atEnd);
  const child = spawn(process.execPath, [...nodeOptions, start], {
    cwd,
    env: {
      PATH: process.env["PATH"],
      WEB_APP: "off",
      PORT: "0",
      DATA_DIR: path.join(cwd, "data"),
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on("line", (line) => lines.push(line));
  createInterface(child.stderr).on("line", (line) => lines.push(line));
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  atEnd(async () => {
    child.kill();
    await ended;
  });
  const url = async () => {
    while (!lines.some((line) => line.includes("runs at")))
      await Promise.race([once(child.stdout, "data"), ended]);
    return /runs at (\S+)/.exec(lines.join("\n"))?.[1] ?? "";
  };
  return { child, lines, ended, url, dataDir: settings["DATA_DIR"] ?? path.join(cwd, "data") };
}

/** When the port is given back, the signal has arrived. */
async function untilRefused({ origin }: URL): Promise<void> {
  const answers = () =>
    fetch(`${origin}/health/live`).then(
      () => true,
      () => false,
    );
  while (await answers());
}

test("a start says where it runs in one line, answers there, and ends in order", async () => {
  expect(first.answered).toBe(200);
  expect(first.exitCode).toBe(0);
  expect(first.lines).toEqual([`Postulo runs at ${first.url}`]);
  expect(await readdir(path.join(first.dataDir, "postgres/data"))).not.toContain("postmaster.pid");
});

test.concurrent("SIGTERM lets a running request finish and takes no new one", async ({
  onTestFinished,
}) => {
  const server = await runAgain(onTestFinished);
  const url = new URL(await server.url());
  const { hostname, port } = url;
  const body = JSON.stringify({ email: "nobody@example.org", password: "wrong password" });
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.write(
    `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  );
  await once(socket, "data");
  server.child.kill("SIGTERM");
  await untilRefused(url);
  socket.write(body);
  await once(socket, "close");
  expect(answer).toContain("HTTP/1.1 400");
  expect(answer).toContain("invalid_credentials");
  expect(await server.ended).toBe(0);
});

/** A request that the server waits for, until `finish` sends the rest of it. */
async function holdRequest({ hostname, port }: URL): Promise<{ finish(): void }> {
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(
    "POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n",
  );
  await once(socket, "data");
  return { finish: () => socket.end("{}") };
}

test.concurrent("a Ctrl+C that npm passes on once more, and a closed terminal, stop the database too", async ({
  onTestFinished,
}) => {
  const stops = (["SIGINT", "SIGHUP"] as const).map(async (signal) => {
    const server = await runAgain(onTestFinished);
    const url = new URL(await server.url());
    const request = await holdRequest(url);
    server.child.kill(signal);
    await untilRefused(url);
    server.child.kill(signal);
    request.finish();
    expect(await server.ended).toBe(0);
    const left = await readdir(path.join(server.dataDir, "postgres/data"));
    expect(left).not.toContain("postmaster.pid");
  });
  await Promise.all(stops);
});

test.concurrent("whoever goes on asking for the end gets it at once", async ({
  onTestFinished,
}) => {
  const server = await runAgain(onTestFinished);
  await holdRequest(new URL(await server.url()));
  const asking = setInterval(() => server.child.kill("SIGINT"), 100);
  expect(await server.ended).not.toBe(0);
  clearInterval(asking);
  const next = await run(onTestFinished, { DATA_DIR: server.dataDir });
  expect((await fetch(`${await next.url()}/health/ready`)).status).toBe(200);
});

test.concurrent("a wrong setting, also one in the file .env, ends the start with one sentence", async ({
  onTestFinished,
}) => {
  const server = await run(onTestFinished, { REGISTRATION: "maybe" });
  expect(await server.ended).toBe(1);
  expect(server.lines).toEqual([
    "The setting REGISTRATION must be one of open, closed, closed-beta.",
  ]);
});

test.concurrent("a port that is in use ends the start with one sentence", async ({
  onTestFinished,
}) => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(async () => {
    other.close();
  });
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const server = await runAgain(onTestFinished, { PORT: port });
  expect(await server.ended).toBe(1);
  expect(server.lines).toEqual([
    `Port ${port} on 127.0.0.1 is already in use: stop the other program, or set PORT to another number.`,
  ]);
});

test.concurrent("a data folder that another server holds ends the start with one sentence", async ({
  onTestFinished,
}) => {
  const holder = await runAgain(onTestFinished);
  await holder.url();
  const second = await run(onTestFinished, { DATA_DIR: holder.dataDir });
  expect(await second.ended).toBe(1);
  expect(second.lines.at(-1)).toMatch(
    /^The data folder .* is in use by another Postulo server \(process \d+\)/,
  );
  expect((await fetch(`${await holder.url()}/health/ready`)).status).toBe(200);
});

test.concurrent("when the database is killed the server says so and ends, and the next start finds everything", async ({
  onTestFinished,
}) => {
  const server = await runAgain(onTestFinished);
  await server.url();
  const pidFile = path.join(server.dataDir, "postgres/data/postmaster.pid");
  process.kill(Number((await readFile(pidFile, "utf8")).split("\n")[0]), "SIGKILL");
  expect(await server.ended).toBe(1);
  // Whatever was at work meanwhile may have logged its failure too.
  expect(server.lines.join("\n")).toMatch(/^The database has ended by itself/m);
  const next = await run(onTestFinished, { DATA_DIR: server.dataDir });
  expect((await fetch(`${await next.url()}/health/ready`)).status).toBe(200);
});

test.concurrent("a database that cannot be reached ends the start with one sentence", async ({
  onTestFinished,
}) => {
  const server = await run(onTestFinished, {
    DATABASE_URL: "postgresql://me:secret@127.0.0.1:1/postulo",
  });
  expect(await server.ended).toBe(1);
  expect(server.lines).toEqual(["The database cannot be used: connect ECONNREFUSED 127.0.0.1:1."]);
});

test.concurrent("a Node that is too old is told so", async ({ onTestFinished }) => {
  const pretend =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.11.0'}})";
  const server = await run(onTestFinished, {}, ["--import", pretend]);
  expect(await server.ended).toBe(1);
  expect(server.lines).toEqual(["Postulo needs Node 24 or later, and this is Node 20.11.0."]);
});
