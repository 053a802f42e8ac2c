import { afterAll, beforeAll, expect, test } from "vitest";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";

let rest: RestFixture;

beforeAll(async () => {
  rest = await startRest({ schemas: ["public", "annex"] });
  await rest.database.admin.query(`
    create schema annex;
    grant usage on schema annex to anon;
    create table annex.shelf (id int primary key, name text);
    create table annex.box (id int primary key, shelf_id int references annex.shelf (id));
    grant select, insert on annex.shelf, annex.box to anon;
    create function annex.double(n int) returns int language sql immutable as 'select n * 2';
    insert into annex.shelf values (1, 'Maps');
    insert into annex.box values (7, 1);
  `);
});

afterAll(() => rest.close());

test("Accept-Profile and Content-Profile choose the schema of reads, writes and calls", async () => {
  const annex = (await rest.client()).schema("annex");
  const read = await annex.from("box").select("id,shelf(name)");
  expect(read.data).toEqual([{ id: 7, shelf: { name: "Maps" } }]);
  const written = await annex.from("shelf").insert({ id: 2, name: "Prints" }).select();
  expect(written.data).toEqual([{ id: 2, name: "Prints" }]);
  expect((await annex.rpc("double", { n: 4 })).data).toBe(8);
});

test("the response names the schema; without a header it is the first", async () => {
  const from = async (headers: Record<string, string>) => {
    const response = await fetch(`${rest.url}/shelf`, { headers });
    return [response.status, response.headers.get("content-profile")];
  };
  expect(await from({ "accept-profile": "annex" })).toEqual([200, "annex"]);
  expect(await from({})).toEqual([404, null]);
});

test("another schema is not served, whatever its tables allow", async () => {
  const client = await rest.client();
  for (const schema of ["auth", "pg_catalog", "ANNEX", ""]) {
    const { status, error } = await client.schema(schema).from("users").select();
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: "PGRST106",
      message: `Invalid schema: ${schema}`,
      hint: "Only the following schemas are exposed: public, annex",
    });
  }
});
