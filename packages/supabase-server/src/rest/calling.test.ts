import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fourBooksSql } from "./testing/library.ts";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";

let rest: RestFixture;
let reader: PostgrestClient;
let anonymous: PostgrestClient;
let readerId: string;

beforeAll(async () => {
  rest = await startRest({ statementTimeoutMs: 300 });
  readerId = await rest.database.createUser();
  [reader, anonymous] = await Promise.all([rest.client(readerId), rest.client()]);
  await rest.database.asUser(readerId, (client) => client.query(fourBooksSql));
  await rest.database.admin.query("alter table public.book alter column id restart with 100");
});

afterAll(() => rest.close());

test("a scalar function returns its value", async () => {
  expect(await reader.rpc("add_numbers", { a: 1, b: 2 })).toMatchObject({
    data: 3,
    error: null,
    status: 200,
  });
  expect(await reader.rpc("add_numbers", { a: 1 })).toMatchObject({ data: 11 });
  expect(await reader.rpc("who")).toMatchObject({ data: `authenticated ${readerId}` });
  expect(await anonymous.rpc("who")).toMatchObject({ data: "anon " });
  expect(await reader.rpc("echo", { any: ["thing"] })).toMatchObject({ data: { any: ["thing"] } });
});

test("a set-returning scalar function returns a list of values", async () => {
  expect(await reader.rpc("names")).toMatchObject({ data: ["one", "two", "three"] });
});

test("a function returns rows, which can be selected, filtered, ordered and counted", async () => {
  const some = await reader
    .rpc("books_from", { minimum: 200 })
    .select("id")
    .order("id", { ascending: false });
  expect(some.data).toEqual([{ id: 3 }, { id: 1 }]);
  const part = await reader
    .rpc("books_from", { minimum: 1 }, { count: "exact" })
    .select("id")
    .order("id")
    .limit(1);
  expect(part).toMatchObject({ status: 206, count: 3, data: [{ id: 1 }] });
  const filtered = await reader.rpc("measures").select("amount").eq("label", "width").single();
  expect(filtered.data).toEqual({ amount: 4 });
  const row = await reader.rpc("first_book").select("title");
  expect(row.data).toEqual({ title: "Dune" });
});

test("a void function returns an empty body", async () => {
  expect(await reader.rpc("nothing")).toMatchObject({ data: null, error: null, status: 204 });
});

test("a GET passes arguments in the query string, beside the filters", async () => {
  expect(await reader.rpc("add_numbers", { a: 4, b: 5 }, { get: true })).toMatchObject({ data: 9 });
  expect(await reader.rpc("sum_up", { numbers: [1, 2, 3] }, { get: true })).toMatchObject({
    data: 6,
  });
  const rows = await reader
    .rpc("books_from", { minimum: 1 }, { get: true })
    .select("id")
    .gt("id", 1)
    .order("id");
  expect(rows.data).toEqual([{ id: 2 }, { id: 3 }]);
  const head = await reader.rpc("books_from", { minimum: 1 }, { head: true, count: "exact" });
  expect(head).toMatchObject({ data: null, count: 3, status: 200 });
});

test("a GET changes nothing, even through a function that writes", async () => {
  const rejected = await reader.rpc("write_one", { new_title: "By GET" }, { get: true });
  expect(rejected).toMatchObject({ status: 405, error: { code: "25006" } });
  const written = await reader.rpc("write_one", { new_title: "By POST" });
  expect(written).toMatchObject({ data: 100, error: null });
});

test("a variadic function accepts an array", async () => {
  expect(await reader.rpc("sum_up", { numbers: [5, 6] })).toMatchObject({ data: 11 });
});

test("an unknown function, or unknown arguments, return 404", async () => {
  const unknown = await reader.rpc("no_such", { a: 1 });
  expect(unknown).toMatchObject({
    status: 404,
    error: {
      code: "PGRST202",
      message: "Could not find the function public.no_such(a) in the schema cache",
    },
  });
  const wrong = await reader.rpc("add_numbers", { a: 1, c: 1 });
  expect(wrong).toMatchObject({ status: 404, error: { code: "PGRST202" } });
  expect(await reader.rpc("which", { text_value: "x" })).toMatchObject({ data: "text" });
  expect(await reader.rpc("which", { number_value: 1 })).toMatchObject({ data: "number" });
});

test("an error that a function raises keeps its message and its status", async () => {
  const refused = await reader.rpc("refuse");
  expect(refused).toMatchObject({
    status: 402,
    error: { code: "PT402", message: "Pay first", details: "It costs", hint: "Ask" },
  });
});

test("a statement that exceeds its timeout is canceled", async () => {
  const slow = await reader.rpc("doze");
  expect(slow).toMatchObject({
    status: 500,
    error: { code: "57014", message: "canceling statement due to statement timeout" },
  });
});

test("a call whose connection the database has closed can be retried", async () => {
  const patient = await startRest();
  const caller = await patient.client(await patient.database.createUser());
  const calling = caller.rpc("doze").then((response) => response);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event = 'PgSleep' and datname = current_database()`;
  const ended = async () => (await patient.database.admin.query(end)).rowCount;
  await expect.poll(ended, { interval: 5, timeout: 30_000 }).toBe(1);
  expect(await calling).toMatchObject({ status: 503, error: { code: "57P01" } });
  await patient.close();
});

test("a write that reaches a standby can be retried", async () => {
  const standby = await startRest();
  const caller = await standby.client(await standby.database.createUser());
  const { admin } = standby.database;
  const { rows } = await admin.query<{ name: string }>("select current_database() as name");
  await admin.query(`alter database "${rows[0]?.name}" set default_transaction_read_only = on`);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where usename = 'authenticator' and datname = current_database()`,
  );
  const writing = () => caller.rpc("write_one", { new_title: "Somewhere" });
  const codeOf = async () => (await writing()).error?.code;
  await expect.poll(codeOf, { timeout: 30_000 }).toBe("25006");
  expect(await writing()).toMatchObject({ status: 503 });
  await standby.close();
});

test("other methods are rejected", async () => {
  const response = await fetch(`${rest.url}/rpc/add_numbers`, { method: "DELETE" });
  expect(response.status).toBe(405);
  expect(await response.json()).toMatchObject({ code: "PGRST101" });
});
