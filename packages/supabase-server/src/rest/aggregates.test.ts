import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";
import { workshopRowsSql, workshopSql } from "./testing/workshop.ts";

let rest: RestFixture;
let owner: PostgrestClient;

beforeAll(async () => {
  rest = await startRest({ aggregates: true });
  await rest.database.admin.query(workshopSql);
  const ownerId = await rest.database.createUser();
  await rest.database.asUser(ownerId, (client) => client.query(workshopRowsSql));
  owner = await rest.client(ownerId);
});

afterAll(() => rest.close());

test("group the rows by the other columns", async () => {
  const { data } = await owner
    .from("piece")
    .select("studio_id,count(),price.sum(),dear:price.max()::text")
    .not("studio_id", "is", null)
    .order("studio_id");
  expect(data).toEqual([
    { studio_id: 1, count: 2, sum: 100, dear: "80" },
    { studio_id: 2, count: 1, sum: 900, dear: "900" },
  ]);
});

test("of embedded rows, with and without brackets", async () => {
  const { data } = await owner.from("studio").select("id,piece(count,price.avg())").order("id");
  expect(data).toEqual([
    { id: 1, piece: [{ count: 2, avg: 50 }] },
    { id: 2, piece: [{ count: 1, avg: 900 }] },
    { id: 3, piece: [{ count: 0, avg: null }] },
  ]);
});

test("grouped by an embed, by its spread columns, and over them", async () => {
  const { data } = await owner
    .from("piece")
    .select("count(),studio(name)")
    .not("studio", "is", null);
  expect(data).toHaveLength(2);
  expect(data).toContainEqual({ count: 2, studio: { name: "Clay" } });
  const spread = await owner.from("piece").select("count(),...studio(name)").eq("studio_id", 1);
  expect(spread.data).toEqual([{ count: 2, name: "Clay" }]);
  const over = await owner.from("piece").select("studio_id,...studio(id.max())").eq("id", 3);
  expect(over.data).toEqual([{ studio_id: 2, max: 2 }]);
  const many = await owner.from("studio").select("...piece(price.sum())");
  expect(many.error).toMatchObject({ code: "PGRST127" });
});

test("are refused without the option", async () => {
  const off = await startRest();
  await off.database.admin.query(workshopSql);
  const client = await off.client(await off.database.createUser());
  for (const select of ["count()", "price.sum()", "count", "id,studio(count)"]) {
    const { status, error } = await client.from("piece").select(select);
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "PGRST123" });
  }
  await off.close();
});
