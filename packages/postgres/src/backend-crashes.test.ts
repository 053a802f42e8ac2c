import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startEmbedded } from "./embedded.ts";
import type { EmbeddedDatabase } from "./embedded.ts";
import { isRunning, signalChild, stopChild } from "./testing/backends.ts";
import { scratchFolder } from "./testing/scratch-folder.ts";

let folder = "";
let dataDir = "";
let database: EmbeddedDatabase;
let lost: PromiseWithResolvers<"lost">;
let wasLost = false;

const start = () =>
  startEmbedded({
    dataDir,
    log: () => {},
    onLost: () => {
      wasLost = true;
      lost.resolve("lost");
    },
  });
const inside = (name: string) => readFile(path.join(dataDir, name), "utf8");
const postmasterPid = async () =>
  Number((await inside("postgres/data/postmaster.pid")).split("\n")[0]);
const backend = /^postgres: postgres postgres /;
const recovery = /^postgres: startup/;

async function query(connection: ClientConfig, question: string): Promise<unknown[]> {
  const client = new Client(connection);
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(question)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Runs a statement, again after each failure: the server may be recovering from a crash. */
async function untilDone(statement: string): Promise<void> {
  const isDone = await query(database.owner, statement).then(
    () => true,
    () => false,
  );
  if (!isDone) await untilDone(statement);
}

/** Waits until the postmaster shuts down, or has ended: PostgreSQL kills a stopped process after 5 s. */
const whenStopping = () =>
  expect
    .poll(() => inside("postgres/data/postmaster.pid").catch(() => "stopping"))
    .toContain("stopping");

function continueProcess(pid: number): void {
  try {
    process.kill(pid, "SIGCONT");
  } catch {
    // It has already been killed.
  }
}

/**
 * Waits until this process holds the lock, and nobody else. `killedAt`: a killed backend ends all others, also one that
 * holds the lock a moment longer. PostgreSQL lists locks and backends one after the other, so a look in between may be wrong.
 */
const expectLockIsHeld = (killedAt = new Date(0)) =>
  expect
    .poll(
      () =>
        query(
          database.owner,
          `select application_name as name from pg_stat_activity join pg_locks using (pid)
           where locktype = 'advisory' and granted and backend_start > '${killedAt.toISOString()}'`,
        ).catch(() => []),
      { timeout: 30_000 },
    )
    .toEqual([{ name: `postulo server ${process.pid}` }]);

beforeAll(async () => {
  folder = await mkdtemp(path.join(scratchFolder(), "postulo-crashes-"));
  await chmod(folder, 0o755);
  dataDir = path.join(folder, "data");
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  lost = Promise.withResolvers();
  wasLost = false;
  database = await start();
});
afterEach(() => database.stop());

test("three killed backends do not end the server, also while it acquires its lock again", async () => {
  const pid = await postmasterPid();
  for (let kill = 0; kill < 3; kill += 1) await signalChild(pid, backend, { signal: "SIGKILL" });
  await expectLockIsHeld(new Date());
  expect(wasLost).toBe(false);
  expect(await postmasterPid()).toBe(pid);
  await expect(start()).rejects.toThrow(/is in use by another Postulo server/);
});

test("a database that refuses connections is retried while its postmaster is alive", async () => {
  const elsewhere = { ...database.owner, database: "template1" };
  await query(elsewhere, "alter database postgres with allow_connections false");
  const rejection = 'database "postgres" is not currently accepting connections';
  const refusals = async () => (await inside("postgres.log")).split(rejection).length;
  const before = await refusals();
  await query(
    elsewhere,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'postulo server %'",
  );
  await expect.poll(refusals, { timeout: 30_000 }).toBeGreaterThan(before + 1);
  await query(elsewhere, "alter database postgres with allow_connections true");
  await expectLockIsHeld();
  expect(wasLost).toBe(false);
});

// Below the 30 s after which a hanging shutdown is killed.
test(
  "a stop in the middle of crash recovery does not hang, and nothing is lost",
  { timeout: 25_000 },
  async () => {
    await query(
      database.owner,
      "create table written as select generate_series(1, 5000) as number",
    );
    await query(database.owner, "create table replayed (number integer)");
    const pid = await postmasterPid();
    // Recovery may end before its process is found or stopped: it is given enough to replay each time.
    let recovering: number | undefined;
    while (recovering === undefined) {
      await untilDone("insert into replayed select generate_series(1, 300000)");
      await signalChild(pid, backend, { signal: "SIGKILL" });
      recovering = await stopChild(pid, recovery, 2_000);
    }
    const stopped = database.stop();
    await whenStopping();
    continueProcess(recovering);
    await stopped;
    expect(await isRunning(pid)).toBe(false);
    database = await start();
    expect(await query(database.owner, "select count(*)::int as found from written")).toEqual([
      { found: 5000 },
    ]);
  },
);

test("an ended postmaster is reported", async () => {
  process.kill(await postmasterPid(), "SIGKILL");
  expect(await lost.promise).toBe("lost");
});
