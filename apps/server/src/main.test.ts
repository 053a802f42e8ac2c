import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, connect } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Several databases are made and started here, on machines that have other things to do as well.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const start = path.resolve(import.meta.dirname, "../start.mjs");
type AtEnd = (end: () => Promise<void>) => void;

async function newFolder(atEnd: AtEnd): Promise<string> {
  const folder = await mkdtemp("/tmp/postulo-main-");
  atEnd(() => rm(folder, { recursive: true, force: true }));
  // Else the database of root would lie elsewhere.
  await chmod(folder, 0o755);
  return folder;
}

/** What became of a first start, which was ended in the middle of a request. Its data folder is copied by the others: making one takes seconds. */
let first: {
  url: string;
  answered: number;
  lastAnswer: string;
  exitCode: number | null;
  lines: string[];
  dataDir: string;
};
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const { child, ended, lines, dataDir, ...server } = await run((end) => ends.push(end), {});
  const url = await server.url();
  const { status: answered } = await fetch(`${url}/health/ready`);
  const request = await holdRequest(new URL(url));
  child.kill("SIGTERM");
  await untilRefused(new URL(url));
  const lastAnswer = await request.finish();
  first = { url, answered, lastAnswer, exitCode: await ended, lines, dataDir };
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

test("SIGTERM lets a running request finish and takes no new one", () => {
  expect(first.lastAnswer).toContain("HTTP/1.1 400");
  expect(first.lastAnswer).toContain("invalid_credentials");
  expect(first.exitCode).toBe(0);
});

/** A request that the server waits for, until `finish` sends the rest of it. */
async function holdRequest({ hostname, port }: URL): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify({ email: "nobody@example.org", password: "wrong password" });
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  socket.on("error", () => {});
  socket.write(
    `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  );
  await once(socket, "data");
  return {
    finish: async () => {
      socket.write(body);
      await closed;
      return answer;
    },
  };
}

/** A signal in the middle of a request, sent once more when it has arrived. Answers the exit code, and what the database left. */
async function endBy(signal: NodeJS.Signals, server: Awaited<ReturnType<typeof run>>) {
  const url = new URL(await server.url());
  const request = await holdRequest(url);
  server.child.kill(signal);
  await untilRefused(url);
  server.child.kill(signal);
  await request.finish();
  const exitCode = await server.ended;
  return { exitCode, left: await readdir(path.join(server.dataDir, "postgres/data")) };
}

test.concurrent("when its terminal is closed it stops the database too", async ({
  onTestFinished,
}) => {
  const { exitCode, left } = await endBy("SIGHUP", await runAgain(onTestFinished));
  expect(exitCode).toBe(0);
  expect(left).not.toContain("postmaster.pid");
});

test.concurrent("whatever ended a server, the next one finds everything, and holds the data folder alone", async ({
  onTestFinished,
}) => {
  const killed = await runAgain(onTestFinished);
  const again = { DATA_DIR: killed.dataDir };
  await killed.url();
  const pidFile = path.join(killed.dataDir, "postgres/data/postmaster.pid");
  process.kill(Number((await readFile(pidFile, "utf8")).split("\n")[0]), "SIGKILL");
  expect(await killed.ended).toBe(1);
  // Whatever was at work meanwhile may have logged its failure too.
  expect(killed.lines.join("\n")).toMatch(/^The database has ended by itself/m);

  // Whoever goes on asking for the end gets it at once.
  const impatient = await run(onTestFinished, again);
  expect((await fetch(`${await impatient.url()}/health/ready`)).status).toBe(200);
  await holdRequest(new URL(await impatient.url()));
  const asking = setInterval(() => impatient.child.kill("SIGINT"), 100);
  expect(await impatient.ended).not.toBe(0);
  clearInterval(asking);

  const holder = await run(onTestFinished, again);
  expect((await fetch(`${await holder.url()}/health/ready`)).status).toBe(200);
  const second = await run(onTestFinished, again);
  expect(await second.ended).toBe(1);
  expect(second.lines.at(-1)).toMatch(
    /^The data folder .* is in use by another Postulo server \(process \d+\)/,
  );
  expect((await fetch(`${await holder.url()}/health/ready`)).status).toBe(200);

  // A Ctrl+C that npm passes on once more.
  const { exitCode, left } = await endBy("SIGINT", holder);
  expect(exitCode).toBe(0);
  expect(left).not.toContain("postmaster.pid");
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
