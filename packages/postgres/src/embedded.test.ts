import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbedded } from "./embedded.ts";
import type { EmbeddedDatabase } from "./embedded.ts";
import { runProgram } from "./internal/run-program.ts";
import { startDatabaseProcess } from "./testing/database-process.ts";

async function newFolder(onTestFinished: (end: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp("/tmp/postulo-embedded-");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // Else the database of root would lie elsewhere; that has a test of its own.
  await chmod(folder, 0o755);
  return folder;
}

/** A data folder after its first start, to be copied: making one takes most of a second. */
let started = "";
beforeAll(async () => {
  started = await mkdtemp("/tmp/postulo-started-");
  await chmod(started, 0o755);
  const database = await start(started);
  await ask(database, "create table kept as select 42 as answer");
  await database.stop();
});
afterAll(() => rm(started, { recursive: true, force: true }));

async function startedFolder(onTestFinished: (end: () => Promise<void>) => void): Promise<string> {
  const dataDir = path.join(await newFolder(onTestFinished), "data");
  await runProgram("cp", ["-a", started, dataDir]);
  return dataDir;
}

const start = (dataDir: string, log = (_sentence: string) => {}) => startEmbedded({ dataDir, log });

async function ask(database: EmbeddedDatabase, question: string): Promise<unknown[]> {
  const client = new Client(database.owner);
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = async (dataDir: string) =>
  Number(
    (await readFile(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8")).split("\n")[0],
  );

test.concurrent("a second start finds what the first one stored; the database forces to disk, speaks only through a unix socket, and asks for a scram password", async ({
  onTestFinished,
}) => {
  const database = await start(await startedFolder(onTestFinished));
  try {
    expect(await ask(database, "select * from kept")).toEqual([{ answer: 42 }]);
    expect(
      await ask(
        database,
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
          current_setting('listen_addresses') as tcp, current_setting('full_page_writes') as pages,
          (select string_agg(distinct auth_method, ',') from pg_hba_file_rules) as methods`,
      ),
    ).toEqual([{ fsync: "on", commit: "on", tcp: "", pages: "on", methods: "scram-sha-256" }]);
    await expect(
      ask({ ...database, owner: { ...database.owner, password: "guess" } }, "select 1"),
    ).rejects.toThrow(/password authentication failed/);
  } finally {
    await database.stop();
  }
});

test.concurrent("nobody else sees into the data folder, and the owner's password is readable by its account only", async ({
  onTestFinished,
}) => {
  const dataDir = path.join(await newFolder(onTestFinished), "deep/data");
  const database = await start(dataDir);
  await database.stop();
  const modes = await Promise.all(
    [".", "owner-password", "postgres.log", "postgres", "postgres/data"].map(async (name) => {
      const { mode } = await stat(path.join(dataDir, name));
      return mode & 0o707;
    }),
  );
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o700, 0o700]);
});

test.concurrent("a data folder that a living process holds is refused in one sentence, and the holder goes on", async ({
  onTestFinished,
}) => {
  const dataDir = await startedFolder(onTestFinished);
  const holder = startDatabaseProcess({ dataDir });
  await holder.until("started");
  await expect(start(dataDir)).rejects.toThrow(
    `The data folder ${dataDir} is in use by another Postulo server (process ${holder.pid}): stop that one first, or set DATA_DIR to another folder.`,
  );
  const told = holder.lines.length;
  await holder.until(`wrote ${told + 50}`);
  await holder.finish();
  expect(holder.lines.at(-1)).toBe("stopped");
});

test.concurrent("of two starts at once on a new folder one serves and the other is refused", async ({
  onTestFinished,
}) => {
  const dataDir = await newFolder(onTestFinished);
  const both = [startDatabaseProcess({ dataDir }), startDatabaseProcess({ dataDir })];
  const outcomes = await Promise.allSettled(both.map((one) => one.until("wrote 20")));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(both.flatMap(({ lines }) => lines).join("\n")).toMatch(
    /failed The data folder .* is in use/,
  );
  await Promise.all(both.map((one) => one.finish()));
});

test.concurrent("the database of a server that was killed is taken over", async ({
  onTestFinished,
}) => {
  const dataDir = await startedFolder(onTestFinished);
  const killed = startDatabaseProcess({ dataDir });
  await killed.until("wrote 30");
  const pid = await postmasterPid(dataDir);
  await killed.kill();
  const told: string[] = [];
  const next = await start(dataDir, (sentence) => told.push(sentence));
  try {
    expect(await postmasterPid(dataDir)).toBe(pid);
    expect(told).toEqual(["The database was still running and has been taken over."]);
  } finally {
    await next.stop();
  }
  expect(await readdir(path.join(dataDir, "postgres/data"))).not.toContain("postmaster.pid");
});

test.concurrent("nothing that was committed is lost when server and database are killed in the middle of writing", async ({
  onTestFinished,
}) => {
  const dataDir = await startedFolder(onTestFinished);
  const killed = startDatabaseProcess({ dataDir });
  await killed.until("wrote 200");
  process.kill(await postmasterPid(dataDir), "SIGKILL");
  await killed.kill();
  const numbers = killed.lines
    .filter((line) => line.startsWith("wrote "))
    .map((line) => Number(line.slice(6)));
  const next = await start(dataDir);
  try {
    const rows = await ask(
      next,
      `select count(*)::int as found from written where number <= ${Math.max(...numbers)}`,
    );
    expect(rows).toEqual([{ found: Math.max(...numbers) }]);
    expect(numbers.length).toBeGreaterThanOrEqual(200);
  } finally {
    await next.stop();
  }
});

test.concurrent("a process number that another program bears by now does not stop the start", async ({
  onTestFinished,
}) => {
  const dataDir = await startedFolder(onTestFinished);
  const killed = startDatabaseProcess({ dataDir });
  await killed.until("wrote 5");
  const pidFile = path.join(dataDir, "postgres/data/postmaster.pid");
  const written = await readFile(pidFile, "utf8");
  await killed.finish();
  await writeFile(pidFile, written.replace(/^\d+/, String(process.pid)));
  const next = await start(dataDir);
  expect(await ask(next, "select count(*) > 4 as kept from written")).toEqual([{ kept: true }]);
  await next.stop();
});

test.concurrent("a path that is too long for a socket gets its socket elsewhere, and nothing is left of it", async ({
  onTestFinished,
}) => {
  const dataDir = path.join(await newFolder(onTestFinished), "very-long-name".repeat(8));
  await runProgram("cp", ["-a", started, dataDir]);
  const database = await start(dataDir);
  const { host = "" } = database.owner;
  expect(await ask(database, "select * from kept")).toEqual([{ answer: 42 }]);
  expect(host.length).toBeLessThan(40);
  await database.stop();
  await expect(stat(host)).rejects.toThrow("ENOENT");
});

test.concurrent("a folder of another major version is told in one sentence", async ({
  onTestFinished,
}) => {
  const dataDir = await startedFolder(onTestFinished);
  await writeFile(path.join(dataDir, "postgres/data/PG_VERSION"), "17\n");
  await expect(start(dataDir)).rejects.toThrow(
    /was made by PostgreSQL 17, and .* brings PostgreSQL 18/,
  );
});
