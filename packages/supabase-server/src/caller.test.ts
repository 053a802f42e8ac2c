import type { TestDatabase } from "@postulo/postgres/test-database";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResolveCaller } from "./caller.ts";
import { createCallerResolver } from "./caller.ts";
import type { Keyring } from "./keyring.ts";
import { openKeyring } from "./keyring.ts";

let database: TestDatabase;
let keyring: Keyring;
let resolve: ResolveCaller;

beforeAll(async () => {
  database = await createTestDatabase();
  keyring = await openKeyring(database.pool);
  resolve = createCallerResolver({ keyring, publishableKey: "sb_publishable_test" });
});
afterAll(() => database.drop());

const asking = (authorization?: string) =>
  resolve(
    new Request("http://test/", authorization === undefined ? {} : { headers: { authorization } }),
  );

const visitor = { kind: "caller", caller: { role: "anon", claims: { role: "anon" } } };

test("without a token, or with the publishable key, a request is a visitor's", async () => {
  expect(await asking()).toEqual(visitor);
  expect(await asking("Bearer sb_publishable_test")).toEqual(visitor);
});

test("a valid token identifies its caller", async () => {
  const token = await keyring.sign({ sub: "someone", role: "authenticated" }, 60);
  expect(await asking(`Bearer ${token}`)).toMatchObject({
    kind: "caller",
    caller: { role: "authenticated", claims: { sub: "someone" } },
  });
});

test("a bad token is an error and never a visitor", async () => {
  expect(await asking("Bearer nonsense")).toEqual({ kind: "invalidToken", message: "invalid JWT" });
  expect(await asking("Basic eDp5")).toEqual({
    kind: "invalidToken",
    message: "invalid authorization header",
  });
  const expired = await keyring.sign({ sub: "x", role: "authenticated" }, -1);
  expect(await asking(`Bearer ${expired}`)).toEqual({
    kind: "invalidToken",
    message: "JWT expired",
  });
});

test("a token cannot carry a role that owns a schema or passes the policies", async () => {
  for (const role of [
    "supabase_auth_admin",
    "service_role",
    "postgres",
    "authenticator",
    undefined,
  ]) {
    const token = await keyring.sign({ sub: "x", ...(role !== undefined && { role }) }, 60);
    expect(await asking(`Bearer ${token}`)).toEqual({
      kind: "invalidToken",
      message: "invalid JWT: unknown role",
    });
  }
});
