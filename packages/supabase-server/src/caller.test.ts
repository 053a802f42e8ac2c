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

const resolveBearer = (authorization?: string) =>
  resolve(
    new Request("http://test/", authorization === undefined ? {} : { headers: { authorization } }),
  );

const anonymous = { kind: "caller", caller: { role: "anon", claims: { role: "anon" } } };

test("without a token, or with the publishable key, a request is anonymous", async () => {
  expect(await resolveBearer()).toEqual(anonymous);
  expect(await resolveBearer("Bearer sb_publishable_test")).toEqual(anonymous);
});

test("a valid token identifies its caller", async () => {
  const token = await keyring.sign({ sub: "someone", role: "authenticated" }, 60);
  expect(await resolveBearer(`Bearer ${token}`)).toMatchObject({
    kind: "caller",
    caller: { role: "authenticated", claims: { sub: "someone" } },
  });
});

test("an invalid token is an error and never anonymous", async () => {
  expect(await resolveBearer("Bearer nonsense")).toEqual({
    kind: "invalidToken",
    message: "invalid JWT",
  });
  expect(await resolveBearer("Basic eDp5")).toEqual({
    kind: "invalidToken",
    message: "invalid authorization header",
  });
  const expired = await keyring.sign({ sub: "x", role: "authenticated" }, -1);
  expect(await resolveBearer(`Bearer ${expired}`)).toEqual({
    kind: "invalidToken",
    message: "JWT expired",
  });
});

test("a token cannot have a role that owns a schema or bypasses row-level security", async () => {
  for (const role of [
    "supabase_auth_admin",
    "service_role",
    "postgres",
    "authenticator",
    undefined,
  ]) {
    const token = await keyring.sign({ sub: "x", ...(role !== undefined && { role }) }, 60);
    expect(await resolveBearer(`Bearer ${token}`)).toEqual({
      kind: "invalidToken",
      message: "invalid JWT: unknown role",
    });
  }
});
