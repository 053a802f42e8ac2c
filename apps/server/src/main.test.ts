import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { deleteData } from "./start/delete-data.ts";
import {
  countOf,
  expectDocuments,
  expectPlans,
  expectWholeSearch,
  signIn,
  printedBy,
} from "./demo/testing/expect-demo.ts";
import type { PrintedDemo } from "./demo/testing/expect-demo.ts";
import { runCommand } from "./testing/server-command.ts";
import type { ServerCommand } from "./testing/server-command.ts";

// A database is made and started several times here, on machines that have other things to do as well.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let cwd = "";
const running: ServerCommand[] = [];
beforeAll(async () => {
  cwd = await mkdtemp(path.join(scratchFolder(), "postulo-main-"));
  // Else the database of root would lie elsewhere.
  await chmod(cwd, 0o755);
});
afterAll(async () => {
  for (const { child } of running) child.kill();
  await Promise.all(running.map(({ ended }) => ended));
  await rm(cwd, { recursive: true });
});

function run(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  folder = cwd,
): ServerCommand {
  const command = runCommand({ words, cwd: folder, settings });
  running.push(command);
  return command;
}

const urlOf = async (server: ServerCommand) => new URL(await server.printed(/runs at (\S+)/));
const isReady = async (server: ServerCommand) =>
  (await fetch(new URL("/health/ready", await urlOf(server)))).ok;

const privateLinksAt = (url: string) => [
  expect.stringMatching(new RegExp(`^Inbox, private: ${url}/inbox\\?key=[\\w-]{43}$`)),
  expect.stringMatching(new RegExp(`^Payment sandbox, private: ${url}/sandbox\\?key=[\\w-]{43}$`)),
];

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

/** When the port is given back, the signal has arrived. */
async function untilRefused({ origin }: URL): Promise<void> {
  const answers = () =>
    fetch(`${origin}/health/live`).then(
      () => true,
      () => false,
    );
  while (await answers());
}

/** Signals in the middle of a request, each sent when the one before has arrived. */
async function endBy(signals: readonly NodeJS.Signals[], server: ServerCommand) {
  const url = await urlOf(server);
  const request = await holdRequest(url);
  for (const signal of signals) {
    server.child.kill(signal);
    await untilRefused(url);
  }
  return { lastAnswer: await request.finish(), exitCode: await server.ended };
}

// One after the other: each finds what the one before has left.
describe("the life of a data folder", () => {
  const start = "start.mjs";
  const reset = "src/reset-data.ts";
  let dataDir = "";
  let settings: Readonly<Record<string, string>> = {};
  let demo: ServerCommand;
  let printed: PrintedDemo;
  let server: ServerCommand;
  let impatient: ServerCommand;
  const inCluster = () => readdir(path.join(dataDir, "postgres/data"));

  beforeAll(() => {
    dataDir = path.join(cwd, "demo");
    settings = { DATA_DIR: dataDir };
  });

  test("npm run demo creates a complete account, and prints its URL and credentials", async () => {
    demo = run([start, "--demo"], settings);
    printed = await printedBy(demo);
    expect(await isReady(demo)).toBe(true);
    expect(demo.lines).toEqual([
      expect.stringMatching(/^Making a demo: /),
      `Sign in as ${printed.email} with the password ${printed.password}`,
      ...privateLinksAt(printed.url),
      `Postulo runs at ${printed.url}`,
    ]);
    const client = await signIn(printed);
    await expectWholeSearch(client);
    await expectDocuments(client);
    await expectPlans(client);
    await client.from("other").delete().eq("label", "Interests");
  });

  test("data in use by a server are not deleted", async () => {
    await expect(deleteData(dataDir)).rejects.toThrow(
      /^The data folder .* is in use by another Postulo server/,
    );
  });

  test("SIGTERM completes running requests, accepts no new ones, and stops the database", async () => {
    const { lastAnswer, exitCode } = await endBy(["SIGTERM"], demo);
    expect(lastAnswer).toContain("HTTP/1.1 400");
    expect(lastAnswer).toContain("invalid_credentials");
    expect(exitCode).toBe(0);
    expect(await inCluster()).not.toContain("postmaster.pid");
  });

  test("the start prints its URL and private links, which respond", async () => {
    // It would drain longer than the test may take, in which its database ends.
    server = run([start], { ...settings, DRAIN_SECONDS: "600" });
    expect(await isReady(server)).toBe(true);
    const { origin } = await urlOf(server);
    expect(server.lines).toEqual([...privateLinksAt(origin), `Postulo runs at ${origin}`]);
  });

  test("a second server on the data folder is rejected", async () => {
    const second = run([start], settings);
    expect(await second.ended).toBe(1);
    expect(second.lines.at(-1)).toMatch(
      /^The data folder .* is in use by another Postulo server \(process \d+\)/,
    );
    expect(await isReady(server)).toBe(true);
  });

  test("a server ends when its database ends, and the next one starts in any case", async () => {
    const pidFile = path.join(dataDir, "postgres/data/postmaster.pid");
    process.kill(Number((await readFile(pidFile, "utf8")).split("\n")[0]), "SIGKILL");
    expect(await server.ended).toBe(1);
    // Whatever was at work meanwhile may have logged its failure too.
    expect(server.lines.join("\n")).toMatch(/^The database has ended by itself/m);
    impatient = run([start], settings);
    expect(await isReady(impatient)).toBe(true);
  });

  test("a repeated signal immediately ends a server that waits for a request", async () => {
    const url = await urlOf(impatient);
    await holdRequest(url);
    const asking = setInterval(() => impatient.child.kill("SIGINT"), 100);
    await untilRefused(url);
    expect(await impatient.ended).toBe(1);
    clearInterval(asking);
  });

  test("an existing demo is kept after any end of its server, separate from other data", async () => {
    const env = path.join(cwd, ".env");
    await writeFile(env, "DATABASE_URL=postgresql://nobody:nothing@127.0.0.1:1/theirs\n");
    demo = run([start, "--demo"], settings);
    const again = await printedBy(demo);
    await rm(env);
    expect(again).toEqual({ ...printed, url: again.url });
    const later = await signIn(again);
    expect(await countOf(later, "job_applied")).toBe(43);
    expect(await countOf(later, "other")).toBe(1);
  });

  test("a closed terminal and a Ctrl+C forwarded by npm stop the database too", async () => {
    const { lastAnswer, exitCode } = await endBy(["SIGHUP", "SIGHUP", "SIGINT", "SIGINT"], demo);
    expect(lastAnswer).toContain("invalid_credentials");
    expect(exitCode).toBe(0);
    expect(await inCluster()).not.toContain("postmaster.pid");
  });

  test("data are deleted only with --yes", async () => {
    const unsure = run([reset], settings);
    expect(await unsure.ended).toBe(1);
    expect(unsure.lines).toEqual([
      `This deletes all users and data in ${dataDir} permanently. To confirm, run npm run db:reset -- --yes.`,
    ]);
    expect(await readdir(dataDir)).toContain("demo.json");
    const sure = run([reset, "--yes"], settings);
    expect(await sure.ended).toBe(0);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe("an impossible start ends with one sentence", () => {
  const rejected = async (
    settings: Readonly<Record<string, string>>,
    { words = ["start.mjs"], folder = cwd } = {},
  ) => {
    const server = run(words, { DATA_DIR: path.join(cwd, "unused"), ...settings }, folder);
    expect(await server.ended).toBe(1);
    return server.lines;
  };

  test.concurrent("for a wrong setting, also one in the file .env", async () => {
    const folder = path.join(cwd, "wrong");
    await mkdir(folder);
    await writeFile(path.join(folder, ".env"), "REGISTRATION=maybe\n");
    expect(await rejected({}, { folder })).toEqual([
      "The setting REGISTRATION must be one of open, closed, closed-beta.",
    ]);
  });

  test.concurrent("for a public HOST without PUBLIC_URL", async () => {
    for (const HOST of ["0.0.0.0", "::"]) {
      expect(await rejected({ HOST })).toEqual([
        `HOST ${HOST} lets other machines reach this server: set PUBLIC_URL to the address at which they do, such as https://jobs.example.org.`,
      ]);
    }
  });

  test.concurrent("for an unsupported version of Node", async () => {
    const pretend =
      "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.11.0'}})";
    expect(await rejected({}, { words: ["--import", pretend, "start.mjs"] })).toEqual([
      "Postulo needs Node 24 or later, and this is Node 20.11.0.",
    ]);
  });

  test.concurrent("for a demo in a folder with other data, which it does not touch", async () => {
    const taken = path.join(cwd, "theirs");
    await mkdir(taken);
    await writeFile(path.join(taken, "postgres"), "");
    expect(await rejected({ DATA_DIR: taken }, { words: ["start.mjs", "--demo"] })).toEqual([
      `The data folder ${taken} holds data already, and a demo wants a folder of its own: set DATA_DIR to another, or leave it unset.`,
    ]);
    expect(await readdir(taken)).toEqual(["postgres"]);
  });
});
