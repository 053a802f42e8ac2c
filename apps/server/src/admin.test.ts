import { spawnSync } from "node:child_process";
import path from "node:path";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
afterAll(() => database.drop());

function run(...words: string[]) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, "admin.ts"), ...words],
    { env: { PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL: database.url }, encoding: "utf8" },
  );
  return { status, said: stdout + stderr };
}

const planOf = async (userId: string) => {
  const { rows } = await database.admin.query(
    "select plan, cancel_at_period_end, next_billing_date from public.subscription where user_id = $1",
    [userId],
  );
  return rows[0];
};

test("the operator grants a plan that nobody pays for, and takes it back", async () => {
  const userId = await database.createUser("ana@example.org");
  expect(run("grant", "Ana@Example.org", "vip")).toEqual({
    status: 0,
    said: "Ana@Example.org has the plan VIP now.\n",
  });
  expect(await planOf(userId)).toMatchObject({ plan: "VIP", next_billing_date: null });
  expect(run("grant", "ana@example.org", "Free").status).toBe(0);
  expect(await planOf(userId)).toMatchObject({ plan: "Free" });
});

test("a plan that is sold, an unknown person and half a command are refused in one sentence", () => {
  expect(run("grant", "ana@example.org", "Pro")).toMatchObject({
    status: 1,
    said: "A plan that can be granted is one of Free, VIP, BETA.\n",
  });
  expect(run("grant", "nobody@example.org", "VIP")).toMatchObject({
    status: 1,
    said: "There is no account of nobody@example.org.\n",
  });
  expect(run("grant").status).toBe(1);
});
