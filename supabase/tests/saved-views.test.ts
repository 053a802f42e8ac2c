import { savedViewLimitMessage, savedViewLimits } from "@postulo/domain/saved-view";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asServer, createUser, errorOf } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let user: TestUser;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  user = await createUser(database);
});
afterAll(() => database.drop());

const run = (sql: string, values: unknown[] = [], { userId }: TestUser = user) =>
  database.asUser(userId, (client) => client.query(sql, values));

const save = (name: string, query = "group=stage", as: TestUser = user) =>
  run("insert into public.saved_view (name, query) values ($1, $2)", [name, query], as);

test("a name is unique for a person whatever its case, and free for another person", async () => {
  const other = await createUser(database);
  await save("Nantes");
  await save("Nantes", "q=nantes", other);
  expect(await errorOf(save("NANTES"))).toBe("23505");
  expect((await run("select name, query, user_id from public.saved_view")).rows).toEqual([
    { name: "Nantes", query: "group=stage", user_id: user.userId },
  ]);
});

test("a name has 1 to 60 characters without spaces around, and a query at most 2,000", async () => {
  await save("é".repeat(savedViewLimits.name), "q".repeat(savedViewLimits.query));
  const wrong = ["", " ", " Nantes", "é".repeat(savedViewLimits.name + 1)];
  for (const name of wrong) expect([name, await errorOf(save(name))]).toEqual([name, "23514"]);
  expect(await errorOf(save("Long", "q".repeat(savedViewLimits.query + 1)))).toBe("23514");
});

test("a person has at most 30, also when two windows add at the same time", async () => {
  for (let at = 1; at < savedViewLimits.rows; at += 1) await save(`View ${at}`);
  const added = await Promise.allSettled([save("One"), save("Other")]);
  expect(added.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(save("Another")).rejects.toThrow(savedViewLimitMessage);
  const { rows } = await run("select count(*)::int as n from public.saved_view");
  expect(rows).toEqual([{ n: savedViewLimits.rows }]);
});

test("a stranger reads, changes and deletes none, and adds none for somebody else", async () => {
  await save("Nantes");
  const stranger = await createUser(database);
  const as = (sql: string, values: unknown[] = []) => run(sql, values, stranger);
  expect((await as("select id from public.saved_view")).rowCount).toBe(0);
  expect((await as("update public.saved_view set name = 'Mine'")).rowCount).toBe(0);
  expect((await as("delete from public.saved_view")).rowCount).toBe(0);
  const planted = as("insert into public.saved_view (user_id, name, query) values ($1, 'a', '')", [
    user.userId,
  ]);
  expect(await errorOf(planted)).toBe("42501");
});

test("a second window notices by the version that a view was changed", async () => {
  await save("Nantes");
  const update = "update public.saved_view set query = $1 where version = $2";
  expect((await run(update, ["q=1", 1])).rowCount).toBe(1);
  expect((await run(update, ["q=2", 1])).rowCount).toBe(0);
  expect(await errorOf(run("update public.saved_view set version = 9"))).toBe("42501");
});

test("saved views are deleted with the account", async () => {
  await save("Nantes");
  await asServer(database, (client) =>
    client.query("select public.delete_account($1)", [user.userId]),
  );
  const { rowCount } = await database.admin.query(
    "select from public.saved_view where user_id = $1",
    [user.userId],
  );
  expect(rowCount).toBe(0);
});

test("a view that another window moved is still changed by the version that was seen", async () => {
  await save("Nantes");
  await run("update public.saved_view set position = 5");
  const update = "update public.saved_view set query = 'q=1' where version = 1";
  expect((await run(update)).rowCount).toBe(1);
  const { rows } = await run("select position, version from public.saved_view");
  expect(rows).toEqual([{ position: 5, version: 2 }]);
});

const order = (names: readonly string[], as: TestUser = user) =>
  run(
    `select name, position from public.order_saved_views(
      array(
        select v.id from unnest($1::text[]) with ordinality as t (name, place)
        join public.saved_view v using (name) order by t.place
      )
    )`,
    [names],
    as,
  );
const orderedNames = async (as: TestUser = user) =>
  (await run("select name from public.saved_view order by position, created_at", [], as)).rows.map(
    ({ name }) => String(name),
  );

test("the order is stored in one call, and a view that it does not name is last", async () => {
  for (const name of ["A", "B", "C", "New"]) await save(name);
  const { rows } = await order(["C", "A", "B"]);
  expect(rows).toHaveLength(4);
  expect(await orderedNames()).toEqual(["C", "A", "B", "New"]);
  const { rows: stored } = await run("select position, version from public.saved_view order by 1");
  expect(stored).toEqual([1, 2, 3, 4].map((position) => ({ position, version: 1 })));
});

test("two windows that store opposite orders at the same time end in one of them", async () => {
  for (const name of ["A", "B", "C"]) await save(name);
  const orders = [
    ["C", "B", "A"],
    ["B", "A", "C"],
  ] as const;
  await Promise.all(orders.flatMap((one) => [order(one), order(one), order(one)]));
  expect(orders).toContainEqual(await orderedNames());
});

test("a stranger's views are neither moved nor returned", async () => {
  for (const name of ["A", "B"]) await save(name);
  const { rows } = await run("select id from public.saved_view order by name desc");
  const stranger = await createUser(database);
  const call = "select * from public.order_saved_views($1)";
  expect((await run(call, [rows.map(({ id }) => String(id))], stranger)).rowCount).toBe(0);
  expect(await orderedNames()).toEqual(["A", "B"]);
});
