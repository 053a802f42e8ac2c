import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEmbedded } from "./embedded.ts";
import type { EmbeddedDatabase } from "./embedded.ts";
import { migrationSets } from "./migration-sets.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { startDatabaseProcess } from "./testing/database-process.ts";
import type { DatabaseProcess } from "./testing/database-process.ts";
import { scratchFolder } from "./testing/scratch-folder.ts";

const start = (dataDir: string, log = (_sentence: string) => {}) => startEmbedded({ dataDir, log });

async function query(connection: ClientConfig, question: string): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

// Sequential: these tests share the cost of one cluster.
describe("one data folder", () => {
  let folder = "";
  let dataDir = "";
  let holder: DatabaseProcess;
  /** The content of the lock file while the first server ran. */
  let lock = "";
  /** Number of rows written by the first server. */
  const rows = 20;
  let database: EmbeddedDatabase;

  const inside = (name: string) => path.join(dataDir, name);
  const lockFile = () => inside("postgres/data/postmaster.pid");
  const postmasterPid = async () => Number((await readFile(lockFile(), "utf8")).split("\n")[0]);

  let formerUmask = 0;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(scratchFolder(), "postulo-embedded-"));
    // Otherwise root's database would be stored in `systemFolder`, which has its own test.
    formerUmask = process.umask(0o022);
    await chmod(folder, 0o755);
    dataDir = path.join(folder, "deep/data");
  });
  afterAll(async () => {
    process.umask(formerUmask);
    await rm(folder, { recursive: true, force: true });
  });

  test("one of two concurrent starts on a new folder succeeds, the other is rejected", async () => {
    const both = [startDatabaseProcess({ dataDir }), startDatabaseProcess({ dataDir })];
    for (const one of both) one.write(rows);
    const outcomes = await Promise.all(
      both.map((one) =>
        one.until(`wrote ${rows}`).then(
          () => "serves",
          () => "refused",
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(["refused", "serves"]);
    expect(both.flatMap(({ lines }) => lines).join("\n")).toMatch(
      /failed The data folder .* is in use/,
    );
    for (const [at, one] of both.entries()) if (outcomes[at] === "serves") holder = one;
  });

  test("the data folder is private, and the owner's password is readable by its account only", async () => {
    const modes = await Promise.all(
      [".", "owner-password", "postgres.log", "postgres", "postgres/data"].map(async (name) => {
        const { mode } = await stat(inside(name));
        return mode & 0o707;
      }),
    );
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o700, 0o700]);
  });

  test("a data folder in use is rejected in one sentence, and its server continues", async () => {
    await expect(start(dataDir)).rejects.toThrow(
      `The data folder ${dataDir} is in use by another Postulo server (process ${holder.pid}): stop that one first, or set DATA_DIR to another folder.`,
    );
    holder.write(1);
    await holder.until(`wrote ${rows + 1}`);
  });

  test("the database of a server that was killed is taken over", async () => {
    lock = await readFile(lockFile(), "utf8");
    const pid = await postmasterPid();
    await holder.kill();
    const logged: string[] = [];
    const next = await start(dataDir, (sentence) => logged.push(sentence));
    expect(await postmasterPid()).toBe(pid);
    expect(logged).toEqual(["The database was still running and has been taken over."]);
    await next.stop();
    expect(await readdir(inside("postgres/data"))).not.toContain("postmaster.pid");
  });

  test("a reused process id does not prevent the start, which finds the stored rows", async () => {
    await writeFile(lockFile(), lock.replace(/^\d+/, String(process.pid)));
    database = await start(dataDir);
    expect(await query(database.owner, "select count(*)::int as found from written")).toEqual([
      { found: rows + 1 },
    ]);
  });

  describe("preparing its database for a server", () => {
    const sets = migrationSets.slice(0, 1);

    // First: it needs a cluster without the product's roles.
    test("an owner without superuser rights but with the required ones prepares a database", async () => {
      await query(
        database.owner,
        "create role modest login createrole bypassrls password 'modest'",
      );
      await query(database.owner, "create database modest owner modest");
      const owner = { ...database.owner, user: "modest", password: "modest", database: "modest" };
      const { connection, applied } = await prepareDatabase(owner, migrationSets);
      expect(applied.length).toBeGreaterThan(10);
      await query(owner, "insert into auth.users (email) values ('someone@example.org')");
      expect(await query(owner, "select plan from public.subscription")).toEqual([
        { plan: "Free" },
      ]);
      await expect(query(connection, "select from public.profile")).rejects.toThrow(
        "permission denied",
      );
    });

    test("processes that start concurrently on a new database agree on the server's password", async () => {
      const prepared = await Promise.all(
        [1, 2, 3].map(() => prepareDatabase(database.owner, sets)),
      );
      const connections = prepared.map(({ connection }) => connection);
      expect(new Set(connections.map(({ password }) => password)).size).toBe(1);
      expect(connections[0]?.password).not.toBe(database.owner.password);
      expect(await query(connections[0] ?? {}, "select current_user as name")).toEqual([
        { name: "authenticator" },
      ]);
    });

    test("an owner without BYPASSRLS gets an error that names the missing right", async () => {
      await query(database.owner, "create role weak login createrole password 'weak'");
      await expect(
        prepareDatabase({ ...database.owner, user: "weak", password: "weak" }, sets),
      ).rejects.toThrow(
        "The role of DATABASE_URL lacks BYPASSRLS, CREATE on the database: grant it, or use a superuser; the server itself never works as that role.",
      );
    });

    test("a server role that bypasses policies is rejected", async () => {
      await prepareDatabase(database.owner, sets);
      await query(database.owner, "alter role authenticator bypassrls");
      try {
        await expect(prepareDatabase(database.owner, sets)).rejects.toThrow(
          /authenticator is a superuser or has BYPASSRLS/,
        );
      } finally {
        await query(database.owner, "alter role authenticator nobypassrls");
      }
    });
  });

  test("the database uses fsync, listens only on a unix socket, and requires scram", async () => {
    expect(
      await query(
        database.owner,
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
          current_setting('listen_addresses') as tcp, current_setting('full_page_writes') as pages,
          (select string_agg(distinct auth_method, ',') from pg_hba_file_rules) as methods`,
      ),
    ).toEqual([{ fsync: "on", commit: "on", tcp: "", pages: "on", methods: "scram-sha-256" }]);
    await expect(query({ ...database.owner, password: "guess" }, "select 1")).rejects.toThrow(
      /password authentication failed/,
    );
    await database.stop();
  });

  test("nothing that was committed is lost when server and database are killed in the middle of writing", async () => {
    const killed = startDatabaseProcess({ dataDir });
    killed.write(1_000_000);
    await killed.until("wrote 200");
    process.kill(await postmasterPid(), "SIGKILL");
    await killed.kill();
    const last = Number(killed.lines.findLast((line) => line.startsWith("wrote "))?.slice(6));
    expect(last).toBeGreaterThanOrEqual(200);
    const next = await start(dataDir);
    expect(
      await query(next.owner, `select count(*)::int as found from written where number <= ${last}`),
    ).toEqual([{ found: last }]);
    await next.stop();
  });

  test("a path that is too long for a socket gets a socket elsewhere, which is removed", async () => {
    const long = path.join(folder, "very-long-name".repeat(8));
    await rename(dataDir, long);
    dataDir = long;
    const next = await start(dataDir);
    const { host = "" } = next.owner;
    expect(await query(next.owner, "select count(*) >= 200 as kept from written")).toEqual([
      { kept: true },
    ]);
    expect(host.length).toBeLessThan(40);
    await next.stop();
    await expect(stat(host)).rejects.toThrow("ENOENT");
  });

  test("a folder of another major version is reported in one sentence", async () => {
    await writeFile(inside("postgres/data/PG_VERSION"), "17\n");
    await expect(start(dataDir)).rejects.toThrow(
      /was made by PostgreSQL 17, and .* brings PostgreSQL 18/,
    );
  });
});
