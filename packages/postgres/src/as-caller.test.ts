import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { asCaller, asCallerPipelined } from "./as-caller.ts";
import { isDatabaseLost } from "./lost-database.ts";
import { createTestDatabase } from "./test-database.ts";

const database = await createTestDatabase();
const { pool, admin } = database;
await admin.query(
  "create table public.note (text text not null); grant all on public.note to authenticated",
);

afterAll(() => database.drop());

const caller = {
  role: "authenticated",
  claims: { sub: "9d1f0b1e-0000-4000-8000-000000000001", role: "authenticated" },
};
const notes = async () =>
  (await admin.query("select text from public.note")).rows.map((row) => row.text);
const add = (text: string) => ({ text: "insert into public.note values ($1)", values: [text] });
const whoAmI = "select current_user as role, current_setting('request.jwt.claims', true) as claims";

test("the callback runs with the caller's role and claims, which do not remain on the connection", async () => {
  const inside = await asCaller(pool, caller, async (client) => (await client.query(whoAmI)).rows);
  expect(inside).toEqual([{ role: "authenticated", claims: JSON.stringify(caller.claims) }]);
  expect((await pool.query(whoAmI)).rows).toEqual([{ role: "authenticator", claims: "" }]);
});

test("a connection that ends between two queries of a transaction is a lost database", async () => {
  const work = asCaller(pool, caller, async (client) => {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const ended = new Promise<void>((resolve) => client.once("end", resolve));
    await admin.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await ended;
    await client.query("select 1");
  });
  const error: unknown = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isDatabaseLost(error)).toBe(true);
});

test("an error that the callback throws rolls back the transaction", async () => {
  const work = asCaller(pool, caller, async (client) => {
    await client.query("insert into public.note values ('lost')");
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  expect(await notes()).toEqual([]);
});

test("an error that the callback swallowed still fails the transaction", async () => {
  const work = asCaller(pool, caller, async (client) => {
    await client.query("insert into public.note values ('lost')");
    await client.query("select 1 / 0").catch(() => {});
  });
  await expect(work).rejects.toThrow("The transaction had failed and was rolled back.");
  expect(await notes()).toEqual([]);
});

test("settings apply to one transaction", async () => {
  const settings = { statement_timeout: "1234", transaction_read_only: "on" };
  const query = "select current_setting('statement_timeout') as timeout";
  const inside = await asCaller(pool, { ...caller, settings }, (client) => client.query(query));
  expect(inside.rows).toEqual([{ timeout: "1234ms" }]);
  const write = asCaller(pool, { ...caller, settings }, (client) =>
    client.query("insert into public.note values ('lost')"),
  );
  await expect(write).rejects.toThrow(/read-only transaction/);
  expect((await pool.query(query)).rows).toEqual([{ timeout: "0" }]);
});

test("pipelined work is committed completely, or not at all when a query fails", async () => {
  const failing = asCallerPipelined(pool, caller, (client) =>
    Promise.all([client.query(add("lost")), client.query("select 1 / 0")]),
  );
  await expect(failing).rejects.toThrow("division by zero");
  const swallowing = asCallerPipelined(pool, caller, (client) =>
    Promise.allSettled([client.query(add("lost")), client.query("select 1 / 0")]),
  );
  await expect(swallowing).rejects.toThrow("The transaction had failed and was rolled back.");
  expect(await notes()).toEqual([]);
  await asCallerPipelined(pool, caller, (client) => client.query(add("kept")));
  expect(await notes()).toEqual(["kept"]);
  await admin.query("delete from public.note");
  expect((await pool.query(whoAmI)).rows).toEqual([{ role: "authenticator", claims: "" }]);
});

test("a role that the server may not assume is rejected before the callback changes anything", async () => {
  const work = asCaller(pool, { role: "postgres", claims: {} }, (client) =>
    client.query("insert into public.note values ('as the owner')"),
  );
  await expect(work).rejects.toThrow(/permission denied to set role "postgres"/);
  expect(await notes()).toEqual([]);
});

test("a pool without pipelining works too", async () => {
  const plain = new Pool({ ...database.owner, max: 1 });
  const inside = await asCaller(plain, caller, async (client) => (await client.query(whoAmI)).rows);
  await plain.end();
  expect(inside).toEqual([{ role: "authenticated", claims: JSON.stringify(caller.claims) }]);
});

test("two hundred concurrent callers see only their own rows", async () => {
  const ids = Array.from(
    { length: 200 },
    (_, position) => `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`,
  );
  const seen = await Promise.all(
    ids.map((sub) =>
      asCaller(pool, { role: "authenticated", claims: { sub } }, async (client) => {
        const { rows } = await client.query("select auth.uid() as id");
        return rows[0]?.id;
      }),
    ),
  );
  expect(seen).toEqual(ids);
});

test("a connection that breaks fails its own callback only", async () => {
  const work = asCaller(pool, caller, (client) =>
    client.query("select pg_terminate_backend(pg_backend_pid())"),
  );
  await expect(work).rejects.toThrow(/terminat/);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});
