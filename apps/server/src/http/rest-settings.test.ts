import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";

const secretKey = "sb_secret_0123456789012345678901_01234567";
const server = await startTestServer({
  SECRET_KEY: secretKey,
  REST_SCHEMAS: "public, reporting",
  REST_AGGREGATES: "on",
});
const plain = await startTestServer({ SECRET_KEY: secretKey });
afterAll(() => Promise.all([server.stop(), plain.stop()]));

const clientOf = (url: string) =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

test("the table API serves the schemas of REST_SCHEMAS, and only public without it", async () => {
  for (const { database } of [server, plain]) {
    await database.admin.query(
      `create schema reporting; grant usage on schema reporting to service_role;
       create table reporting.month (id int primary key); grant select on reporting.month to service_role;
       insert into reporting.month values (11)`,
    );
  }
  const read = (url: string) => clientOf(url).schema("reporting").from("month").select("id");
  expect((await read(server.url)).data).toEqual([{ id: 11 }]);
  expect((await read(plain.url)).error).toMatchObject({ code: "PGRST106" });
});

test("the table API selects aggregates with REST_AGGREGATES, and rejects them without it", async () => {
  const count = (url: string) => clientOf(url).from("profile").select("count()");
  expect((await count(server.url)).data).toEqual([{ count: 0 }]);
  expect((await count(plain.url)).error).toMatchObject({ code: "PGRST123" });
});
