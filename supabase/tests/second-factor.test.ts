import { randomUUID } from "node:crypto";
import { asCaller } from "@postulo/postgres/as-caller";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillAccount, readByEverybody } from "./filled-account.ts";
import { createUser, only } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

/** Functions without data of the caller's; ending a session is part of signing out. */
const openFunctions = ["end_session", "newsletter_signup", "waitlist_signup"];

const rejected = { code: "42501", message: "insufficient_aal" };

let database: TestDatabase;
let user: TestUser;
let factorId: string;
let tables: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  user = await createUser(database, "VIP");
  await fillAccount(database, user);
  factorId = await addFactor(user.userId, "verified");
  const { rows } = await database.admin.query<{ name: string }>(
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  tables = rows.map(({ name }) => name).filter((name) => !readByEverybody.includes(name));
});
afterAll(() => database.drop());

async function addFactor(userId: string, status: "verified" | "unverified"): Promise<string> {
  const id = randomUUID();
  await database.admin.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, 'totp', $3, 'JBSWY3DPEHPK3PXP', now(), now())`,
    [id, userId, status],
  );
  return id;
}

async function openSession(userId: string, aal: "aal1" | "aal2"): Promise<string> {
  const { id } = await only<{ id: string }>(
    database.admin,
    `insert into auth.sessions (user_id, aal, refresh_secret, created_at, updated_at)
     values ($1, $2, '', now(), now()) returning id`,
    [userId, aal],
  );
  return id;
}

/** Runs with a token of this level, and of a session of it where one is given. */
function atLevel<T>(
  { userId, aal, sessionId }: { userId: string; aal?: string; sessionId?: string },
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const claims = {
    sub: userId,
    role: "authenticated",
    ...(aal && { aal }),
    ...(sessionId && { session_id: sessionId }),
  };
  return asCaller(database.pool, { role: "authenticated", claims }, work);
}

const run = (sql: string) => (client: PoolClient) => client.query(sql);

/** The message of the error at AAL1. */
const errorWithoutFactor = (sql: string): Promise<string> =>
  atLevel({ userId: user.userId, aal: "aal1" }, run(sql)).then(
    () => "none",
    (error: unknown) => (error instanceof Error ? error.message : "no error"),
  );

/** Statements that the grants of a table allow. */
async function statements(table: string): Promise<string[]> {
  const { rows } = await database.admin.query<{ statement: string }>(
    `select statement from pg_class c
     cross join lateral (
       select min(quote_ident(attname)) filter (where has_column_privilege('authenticated', c.oid, attnum, 'update')) as updated,
              min(quote_ident(attname)) filter (where has_column_privilege('authenticated', c.oid, attnum, 'select')) as readable
         from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
     ) a
     cross join lateral (values
       (true, format('select %s from public.%I', readable, relname)),
       (true, format('select count(*) from public.%I', relname)),
       (updated is not null, format('update public.%I set %s = %2$s', relname, updated)),
       (has_table_privilege('authenticated', c.oid, 'delete'), format('delete from public.%I', relname))
     ) s (allowed, statement)
     where c.oid = ('public.' || quote_ident($1))::regclass and allowed`,
    [table],
  );
  return rows.map(({ statement }) => statement);
}

describe("a session without the second factor of its user", () => {
  test("reads, changes and deletes nothing in any table", async () => {
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables)
      for (const statement of await statements(table))
        expect([statement, await errorWithoutFactor(statement)]).toEqual([
          statement,
          "insufficient_aal",
        ]);
  });

  test("adds no row", async () => {
    const insert = run(
      "insert into public.job_applied (job_title, company_name, job_url) values ('Cook', 'Acme', 'https://acme.test/1')",
    );
    const aal1 = atLevel({ userId: user.userId, aal: "aal1" }, insert);
    await expect(aal1).rejects.toMatchObject(rejected);
  });

  test("sees, stores, renames and deletes no document", async () => {
    for (const statement of [
      "select name from storage.objects",
      `insert into storage.objects (bucket_id, name) values ('user-documents', '${user.profileId}/b.pdf')`,
      "update storage.objects set metadata = '{}'",
      "delete from storage.objects",
    ])
      expect([statement, await errorWithoutFactor(statement)]).toEqual([
        statement,
        "insufficient_aal",
      ]);
  });

  test("sees no document where every other policy allows it", async () => {
    // The other policies of documents read the profile, whose policy rejects the session too.
    const { admin } = database;
    await admin.query(
      "create policy everything on storage.objects to authenticated using (true) with check (true)",
    );
    const message = await errorWithoutFactor("select name from storage.objects");
    await admin.query("drop policy everything on storage.objects");
    expect(message).toBe("insufficient_aal");
  });

  test("calls no function that acts for its user", async () => {
    const { rows } = await database.admin.query<{ name: string; call: string }>(
      `select proname::text as name,
              format('select public.%I(%s)', proname,
                (select string_agg('null::' || format_type(t, null), ', ') from unnest(proargtypes) t)) as call
         from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
         and has_function_privilege('authenticated', oid, 'execute')`,
    );
    const own = rows.filter(({ name }) => !openFunctions.includes(name));
    expect(own.length).toBeGreaterThan(7);
    for (const { call } of own)
      expect([call, await errorWithoutFactor(call)]).toEqual([call, "insufficient_aal"]);
  });

  test("may pick skills and end a session", async () => {
    const work = run("select public.end_session(null), count(*) from public.skill_categories");
    expect((await atLevel({ userId: user.userId, aal: "aal1" }, work)).rowCount).toBe(1);
  });
});

const readAll = run("select id from public.profile");

test("a token without a level is one of AAL1", async () => {
  await expect(atLevel({ userId: user.userId }, readAll)).rejects.toMatchObject(rejected);
});

test("the factor of another user, and one that was never verified, require nothing", async () => {
  const other = await createUser(database);
  await addFactor(other.userId, "unverified");
  const { rowCount } = await atLevel({ userId: other.userId, aal: "aal1" }, readAll);
  expect(rowCount).toBe(1);
});

test("a session with the second factor reads and writes", async () => {
  const sessionId = await openSession(user.userId, "aal2");
  const caller = { userId: user.userId, aal: "aal2", sessionId };
  expect((await atLevel(caller, readAll)).rowCount).toBe(1);
  for (const table of tables)
    for (const statement of await statements(table))
      if (statement.startsWith("select")) await atLevel(caller, run(statement));
});

test("a session that was lowered after its token was issued is one of AAL1", async () => {
  const sessionId = await openSession(user.userId, "aal1");
  const lowered = atLevel({ userId: user.userId, aal: "aal2", sessionId }, readAll);
  await expect(lowered).rejects.toMatchObject(rejected);
});

test("without a verified factor any session has the level that is required", async () => {
  await database.admin.query("update auth.mfa_factors set status = 'unverified' where id = $1", [
    factorId,
  ]);
  const { rowCount } = await atLevel({ userId: user.userId, aal: "aal1" }, readAll);
  await database.admin.query("update auth.mfa_factors set status = 'verified' where id = $1", [
    factorId,
  ]);
  expect(rowCount).toBe(1);
});

test("the level is checked once per statement, not once per row", async () => {
  const sessionId = await openSession(user.userId, "aal2");
  const { rows } = await atLevel(
    { userId: user.userId, aal: "aal2", sessionId },
    async (client) => {
      await client.query(
        `insert into public.job_applied (job_title, company_name, job_url)
       select 'Cook', 'Acme', 'https://acme.test/' || n from generate_series(1, 50) n`,
      );
      return client.query<{ "QUERY PLAN": string }>(
        "explain (analyze, costs off, timing off, summary off) select id from public.job_applied",
      );
    },
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/on job_applied \(actual rows=51/);
  expect(plan).toMatch(/Filter: \(InitPlan 1\)/);
  expect(plan.match(/Result \(actual rows=1\.?0* loops=1\)/g)).toHaveLength(2);
  expect(plan).not.toContain("require_aal");
});
