import { afterEach, expect, test, vi } from "vitest";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";

let rest: RestFixture;

afterEach(() => rest.close());

const addColumn = "alter table public.book add column shelf text default 'top'";

test("notify pgrst reloads the schema cache", async () => {
  rest = await startRest();
  const reader = await rest.client(await rest.database.createUser());
  await reader.from("book").insert({ title: "Emma" });
  await rest.database.admin.query(`${addColumn}; notify pgrst, 'reload schema'`);
  await vi.waitFor(async () => {
    const { data } = await reader.from("book").select("shelf");
    expect(data).toEqual([{ shelf: "top" }]);
  });
});

test("without a notification the first request for a new table reloads, at most once a second", async () => {
  const never = new AbortController();
  never.abort();
  rest = await startRest({ signal: never.signal });
  const reader = await rest.client(await rest.database.createUser());
  await reader.from("book").select();
  await rest.database.admin.query("create table public.shelf (id int)");
  await vi.waitFor(
    async () =>
      expect(await reader.from("shelf").select()).toMatchObject({ data: [], error: null }),
    {
      timeout: 3_000,
      interval: 200,
    },
  );
  await rest.database.admin.query("drop table public.shelf");
  expect(await reader.from("shelf").select()).toMatchObject({ status: 404 });
});
