import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "./test-database.ts";

const opened = await Promise.all([createTestDatabase(), createTestDatabase()]);
const [one, other] = opened;

afterAll(async () => {
  await Promise.all(opened.map((database) => database.drop()));
});

test("each test has its own database with both sets of migrations", async () => {
  await one.admin.query("create table only_here (id int)");
  const { rows } = await other.admin.query(
    "select to_regclass('only_here') as table, to_regclass('auth.users')::text as users",
  );
  expect(rows).toEqual([{ table: null, users: "auth.users" }]);
});

test("the pool is logged in as a role without objects", async () => {
  const { rows } = await one.pool.query(
    "select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user",
  );
  expect(rows).toEqual([{ name: "authenticator", rolsuper: false, rolbypassrls: false }]);
});

test("auth.uid() returns the created user", async () => {
  const userId = await one.createUser();
  const found = await one.asUser(userId, async (client) => {
    const { rows } = await client.query("select current_user as role, auth.uid() as id");
    return rows;
  });
  expect(found).toEqual([{ role: "authenticated", id: userId }]);
});
