import { afterAll, beforeAll, expect, test } from "vitest";
import { fourBooksSql } from "./testing/library.ts";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";

let rest: RestFixture;
let readerId: string;

beforeAll(async () => {
  rest = await startRest({ maxRows: 3 });
  const { admin } = rest.database;
  const { rows } = await admin.query<{ name: string }>("select current_database() as name");
  const limit = (role: string, setting: string) =>
    admin.query(`alter role ${role} in database ${rows[0]?.name} set ${setting}`);
  await limit("authenticated", "statement_timeout = '200ms'");
  await limit("anon", "pgrst.db_max_rows = '2'");
  const body = "select current_setting('statement_timeout')";
  await admin.query(`create function public.timeout() returns text stable return (${body})`);
  readerId = await rest.database.createUser();
  await rest.database.asUser(readerId, (client) => client.query(fourBooksSql));
});

afterAll(() => rest.close());

test("a role's statement_timeout cancels its statements, and no other role's", async () => {
  const reader = await rest.client(readerId);
  expect(await reader.rpc("doze")).toMatchObject({ error: { code: "57014" } });
  const anonymous = await rest.client();
  expect(await anonymous.rpc("timeout")).toMatchObject({ data: "8s" });
});

test("an estimated count is exact up to the maximum rows of a response, and the planner's above", async () => {
  const reader = await rest.client(readerId);
  const estimated = (ids: number[]) =>
    reader.from("book").select("id", { count: "estimated" }).in("id", ids).limit(1);
  expect(await estimated([1, 2, 3])).toMatchObject({ status: 206, count: 3 });
  expect(await estimated([1])).toMatchObject({ status: 200, count: 1 });
  const all = await reader.from("book").select("id", { count: "estimated", head: true });
  expect(all.count).toBeGreaterThanOrEqual(4);
  await rest.database.admin.query("analyze public.book");
  const planned = await reader.from("book").select("id", { count: "planned", head: true });
  const analyzed = await reader.from("book").select("id", { count: "estimated", head: true });
  expect(analyzed.count).toBe(Math.max(4, planned.count ?? 0));
});

test("no response has more rows than its role's limit", async () => {
  const reader = await rest.client(readerId);
  const anonymous = await rest.client();
  expect((await reader.from("book").select("id").limit(100)).data).toHaveLength(3);
  expect((await anonymous.rpc("names").limit(100)).data).toEqual(["one", "two"]);
  expect((await reader.rpc("names")).data).toHaveLength(3);
});
