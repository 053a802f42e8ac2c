import { spawnSync } from "node:child_process";
import path from "node:path";
import { OperatorError } from "@postulo/postgres/operator-error";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { openKeyring } from "@postulo/supabase-server/keyring";
import { afterAll, expect, test } from "vitest";
import { grantPlan } from "./grant-plan.ts";

const database = await createTestDatabase();
afterAll(() => database.drop());

function runFile(file: string, words: readonly string[]) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, file), ...words],
    { env: { PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL: database.url }, encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
}

/** What the operator types. */
const run = (...words: string[]) => runFile("admin.ts", words);
/** The same in a packed release. */
const runPacked = (...words: string[]) => runFile("../postulo.mjs", ["admin", ...words]);

/** What that command does with the database. */
async function grant(email: string, plan: string): Promise<string> {
  const client = await database.admin.connect();
  try {
    return await grantPlan(client, { email, plan });
  } finally {
    client.release();
  }
}

const planOf = async (userId: string) => {
  const { rows } = await database.admin.query(
    "select plan, cancel_at_period_end, next_billing_date from public.subscription where user_id = $1",
    [userId],
  );
  return rows[0];
};

test("the operator grants a plan without payment, and revokes it", async () => {
  const userId = await database.createUser("ana@example.org");
  expect(run("grant", "Ana@Example.org", "vip")).toEqual({
    status: 0,
    output: "Ana@Example.org has the plan VIP now.\n",
  });
  expect(await planOf(userId)).toMatchObject({ plan: "VIP", next_billing_date: null });
  await grant("ana@example.org", "Free");
  expect(await planOf(userId)).toMatchObject({ plan: "Free" });
});

test("the operator rotates the signing key of a running server, and tokens of both keys stay valid", async () => {
  const running = await openKeyring(database.pool);
  const old = await running.sign({ sub: "ana" }, 3600);
  const [first] = running.list();
  await database.admin.query("update auth.signing_keys set created_at = now() - interval '1 hour'");
  const listed = run("keys", "list");
  expect(listed).toMatchObject({ status: 0 });
  expect(listed.output).toMatch(
    new RegExp(`^${first?.kid}  created \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  signs\\n$`),
  );
  const { status, output } = run("keys", "rotate");
  expect(status).toBe(0);
  const [outcome, newest = "", former = ""] = output.split("\n");
  expect(outcome).toBe(
    "A new key signs from now on: running servers use it within five minutes, nothing is to be restarted and nobody is signed out.",
  );
  expect(newest).toMatch(/ signs$/);
  expect(former).toContain(first?.kid);
  expect(former).toContain("verifies until");
  const restarted = await openKeyring(database.pool);
  const renewed = await restarted.sign({ sub: "ben" }, 3600);
  expect(newest.startsWith(restarted.list()[0]?.kid ?? "none")).toBe(true);
  expect(await restarted.verify(old)).toMatchObject({ sub: "ana" });
  expect(await running.verify(old)).toMatchObject({ sub: "ana" });
  await expect
    .poll(() => running.verify(renewed), { timeout: 10_000 })
    .toMatchObject({ sub: "ben" });
});

test("a paid plan, an unknown email and an incomplete command are rejected in one sentence", async () => {
  await expect(grant("ana@example.org", "Pro")).rejects.toThrow(
    new OperatorError("A plan that can be granted is one of Free, VIP, BETA."),
  );
  await expect(grant("nobody@example.org", "VIP")).rejects.toThrow(
    new OperatorError("There is no account of nobody@example.org."),
  );
  const { status, output } = run("grant", "nobody@example.org");
  expect(status).toBe(1);
  expect(output).toMatch(
    /^Usage: npm run admin -- grant EMAIL VIP, or BETA; Free takes it back\. .* Or npm run admin -- backup .*\n$/,
  );
  const packed = runPacked("grant", "nobody@example.org");
  expect(packed.status).toBe(1);
  expect(packed.output).toMatch(/^Usage: postulo admin grant EMAIL VIP.* Or postulo admin backup /);
  expect(packed.output).not.toContain("npm run");
});

test("the operator is shown the language model and how to set one, without a database", () => {
  const { status, output } = run("model");
  expect(status).toBe(0);
  expect(output).toContain("Letters and résumés use no language model.");
  expect(output).toContain("AI_PROVIDER=mistral");
});
