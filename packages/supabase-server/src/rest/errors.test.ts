import { createPool } from "@postulo/postgres/pool";
import type { PostgrestClient } from "@supabase/postgrest-js";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createRestRoutes } from "./rest-routes.ts";
import { fourBooksSql } from "./testing/library.ts";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";

let rest: RestFixture;
let reader: PostgrestClient;
let readerId: string;

beforeAll(async () => {
  rest = await startRest();
  readerId = await rest.database.createUser();
  reader = await rest.client(readerId);
  await rest.database.asUser(readerId, (client) => client.query(fourBooksSql));
});

afterAll(() => rest.close());

const anonymous = { kind: "caller", caller: { role: "anon", claims: {} } } as const;

describe("invalid requests", () => {
  test("an unknown table", async () => {
    const response = await reader.from("nowhere").select();
    const message = "Could not find the table 'public.nowhere' in the schema cache";
    expect(response).toMatchObject({ status: 404, error: { code: "PGRST205", message } });
  });

  test.each([
    {
      what: "an unknown column",
      select: "nothing",
      code: "42703",
      message: "column book.nothing does not exist",
    },
    {
      what: "an embedded table without a relationship",
      select: "id,suggestion(words)",
      code: "PGRST200",
      message: "Could not find a relationship between 'book' and 'suggestion' in the schema cache",
    },
    {
      what: "an aggregate",
      select: "pages.sum()",
      code: "PGRST123",
      message: "Use of aggregate functions is not allowed",
    },
    {
      what: "an unknown type",
      select: "id::nonsense",
      code: "42704",
      message: 'type "nonsense" does not exist',
    },
  ])("$what", async ({ select, code, message }) => {
    const response = await reader.from("book").select(select);
    expect(response).toMatchObject({ status: 400, error: { code, message } });
  });

  test("a filter on an embedded table, on an unknown column, or with an unknown operator", async () => {
    const embedded = await reader.from("book").select().eq("chapter.number", 1);
    expect(embedded.error).toMatchObject({ code: "PGRST108" });
    const unknown = await reader.from("book").select().eq("nothing", 1);
    expect(unknown).toMatchObject({
      status: 400,
      error: { code: "42703", message: "column book.nothing does not exist" },
    });
    const senseless = await reader.from("book").select().filter("id", "resembles", 1);
    expect(senseless.status).toBe(400);
    expect(senseless.error).toMatchObject({
      code: "PGRST100",
      message: '"failed to parse filter (resembles.1)" (line 1, column 10)',
    });
    const wrongType = await reader.from("book").select().eq("id", "one");
    expect(wrongType.error).toMatchObject({
      code: "22P02",
      message: 'invalid input syntax for type bigint: "one"',
    });
  });

  test("an unknown schema, media type or path", async () => {
    const otherSchema = await reader.schema("auth").from("users").select();
    expect(otherSchema).toMatchObject({ status: 406, error: { code: "PGRST106" } });
    const plan = await reader.from("book").select().explain();
    expect(plan).toMatchObject({ status: 406, error: { code: "PGRST107" } });
    const geo = await reader.from("book").select().geojson();
    expect(geo).toMatchObject({ status: 406, error: { code: "PGRST107" } });
    const path = await fetch(`${rest.url}/a/b/c`);
    expect(path.status).toBe(404);
    expect(await path.json()).toMatchObject({ code: "PGRST125" });
  });

  test("with a foreign or expired token", async () => {
    const getWith = async (authorization: string) => {
      const response = await fetch(`${rest.url}/book`, { headers: { authorization } });
      return {
        status: response.status,
        body: z.object({ code: z.string(), message: z.string() }).parse(await response.json()),
      };
    };
    const expired = await rest.keyring.sign({ sub: readerId, role: "authenticated" }, -10);
    expect(await getWith(`Bearer ${expired}`)).toMatchObject({
      status: 401,
      body: { code: "PGRST303", message: "JWT expired" },
    });
    expect(await getWith("Bearer nonsense")).toMatchObject({
      status: 401,
      body: { code: "PGRST301" },
    });
    const owner = await rest.keyring.sign({ role: "supabase_auth_admin" }, 60);
    expect(await getWith(`Bearer ${owner}`)).toMatchObject({
      status: 401,
      body: { code: "PGRST301" },
    });
  });

  test("while the database cannot be reached", async () => {
    const pool = createPool({
      host: "127.0.0.1",
      port: 1,
      user: "authenticator",
      database: "none",
    });
    const response = await createRestRoutes({
      pool,
      resolveCaller: () => Promise.resolve(anonymous),
    }).request("/book");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(await response.json()).toMatchObject({ code: "PGRST000" });
    await pool.end();
  });

  test("while the disk of the database is full", async () => {
    expect(await reader.rpc("fill_up")).toMatchObject({
      status: 507,
      error: { code: "53100", message: "The server's disk is full, so nothing was saved" },
    });
  });

  test("with a body over the limit of anonymous callers", async () => {
    const ask = async (path: string, authorization?: string) => {
      const body = JSON.stringify({ words: "x".repeat(300_000) });
      const headers = {
        "content-type": "application/json",
        ...(authorization && { authorization }),
      };
      return (await fetch(`${rest.url}${path}`, { method: "POST", headers, body })).status;
    };
    expect(await ask("/suggestion")).toBe(413);
    expect(await ask("/rpc/echo")).toBe(413);
    expect(await ask("/suggestion", `Bearer ${await rest.token(readerId)}`)).toBe(201);
  });

  test("for an internal error, whose message is only logged", async () => {
    const failures: unknown[] = [];
    const app = new Hono();
    app.onError((error, context) => {
      failures.push(error);
      return context.text("failed", 500);
    });
    const bug = new Error("a bug");
    app.route(
      "/",
      createRestRoutes({ pool: rest.database.pool, resolveCaller: () => Promise.reject(bug) }),
    );
    const response = await app.request("/book");
    expect([response.status, await response.text(), failures]).toEqual([500, "failed", [bug]]);
  });
});
