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

test("so does the first embed by a new foreign key", async () => {
  const never = new AbortController();
  never.abort();
  rest = await startRest({ signal: never.signal });
  await rest.database.admin.query("create table public.shelf (id int primary key, book_id bigint)");
  const reader = await rest.client(await rest.database.createUser());
  const embed = () => reader.from("shelf").select("id,book(title)");
  expect((await embed()).error).toMatchObject({ code: "PGRST200" });
  await rest.database.admin.query(
    "alter table public.shelf add foreign key (book_id) references public.book (id)",
  );
  await vi.waitFor(async () => expect(await embed()).toMatchObject({ data: [], error: null }), {
    timeout: 3_000,
    interval: 200,
  });
});
