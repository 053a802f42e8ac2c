import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fourBooksSql } from "./testing/library.ts";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";

let rest: RestFixture;
let reader: PostgrestClient;
let stranger: PostgrestClient;
let anonymous: PostgrestClient;
let readerId: string;

beforeAll(async () => {
  rest = await startRest();
  readerId = await rest.database.createUser();
  const strangerId = await rest.database.createUser();
  [reader, stranger, anonymous] = await Promise.all([
    rest.client(readerId),
    rest.client(strangerId),
    rest.client(),
  ]);
});

afterAll(() => rest.close());

beforeEach(async () => {
  await rest.database.admin.query(
    "truncate public.book, public.chapter, public.suggestion restart identity",
  );
  await rest.database.asUser(readerId, (client) => client.query(fourBooksSql));
  await rest.database.admin.query("alter table public.book alter column id restart with 100");
});

const titles = async (): Promise<unknown[]> => {
  const { rows } = await rest.database.admin.query<{ title: string }>(
    "select title from public.book order by id",
  );
  return rows.map(({ title }) => title);
};

describe("updating", () => {
  test("returns the matching rows in the requested form", async () => {
    const quiet = await reader.from("book").update({ pages: 1 }).eq("id", 1);
    expect(quiet).toMatchObject({ data: null, error: null, status: 204 });
    const updated = await reader
      .from("book")
      .update({ price: null, title: "Étranger" }, { count: "exact" })
      .in("id", [2])
      .select("id, title, price");
    expect(updated).toMatchObject({
      status: 200,
      count: 1,
      data: [{ id: 2, title: "Étranger", price: null }],
    });
    const none = await reader.from("book").update({ pages: 1 }).eq("id", 99).select();
    expect(none).toMatchObject({ status: 200, data: [] });
    const empty = await reader.from("book").update({}).eq("id", 1).select();
    expect(empty).toMatchObject({ status: 200, data: [] });
  });

  test("does not change another user's rows", async () => {
    const { data, error } = await stranger
      .from("book")
      .update({ title: "Mine" })
      .gte("id", 0)
      .select();
    expect({ data, error }).toEqual({ data: [], error: null });
    const given = await reader
      .from("book")
      .update({ owner: "00000000-0000-0000-0000-000000000000" })
      .eq("id", 1);
    expect(given).toMatchObject({ status: 403, error: { code: "42501" } });
    expect(await titles()).toHaveLength(4);
    expect(await titles()).not.toContain("Mine");
  });

  test("is rolled back when one row was expected and another number matched", async () => {
    const { error, status } = await reader
      .from("book")
      .update({ pages: 3 })
      .gte("id", 1)
      .select()
      .single();
    expect(status).toBe(406);
    expect(error).toMatchObject({ code: "PGRST116", details: "The result contains 4 rows" });
    const { rows } = await rest.database.admin.query(
      "select count(*)::int as n from public.book where pages = 3",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test("is rolled back over the client's max-affected", async () => {
    const { url, headers } = reader;
    const strict = (rows: number) =>
      fetch(`${url}/book?id=gte.1`, {
        method: "PATCH",
        headers: {
          ...Object.fromEntries(headers),
          "content-type": "application/json",
          prefer: `handling=strict, max-affected=${rows}`,
        },
        body: JSON.stringify({ pages: 3 }),
      });
    const rejected = await strict(3);
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({
      code: "PGRST124",
      details: "The query affects 4 rows",
    });
    expect((await strict(4)).status).toBe(204);
  });
});

describe("Prefer: tx=rollback", () => {
  const remove = async (prefer: string) =>
    fetch(`${rest.url}/book?id=eq.1`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${await rest.token(readerId)}`, prefer },
    });
  const rows = async () => (await reader.from("book").select("id").eq("id", 1)).data;

  test("is ignored, as PostgREST does by default", async () => {
    const response = await remove("tx=rollback");
    expect([response.status, response.headers.get("preference-applied")]).toEqual([204, null]);
    expect(await rows()).toEqual([]);
  });

  test("is an invalid preference under strict handling, and nothing is changed", async () => {
    const response = await remove("handling=strict, tx=rollback");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "PGRST122",
      details: "Invalid preferences: tx=rollback",
    });
    expect(await rows()).toEqual([{ id: 1 }]);
  });
});

describe("deleting", () => {
  test("deletes the matching rows", async () => {
    const { error, status } = await reader.from("book").delete().eq("id", 1);
    expect({ error, status }).toEqual({ error: null, status: 204 });
    const gone = await reader
      .from("book")
      .delete({ count: "exact" })
      .in("id", [2, 3])
      .select("title");
    expect(gone).toMatchObject({
      count: 2,
      data: [{ title: "L'Étranger" }, { title: "Moby-Dick (50%)" }],
    });
    expect(await titles()).toEqual(['A "quoted" tale']);
  });

  test("does not delete another user's rows", async () => {
    const { error } = await stranger.from("book").delete().gte("id", 0);
    expect(error).toBeNull();
    const denied = await anonymous.from("book").delete().gte("id", 0);
    expect(denied).toMatchObject({ status: 401, error: { code: "42501" } });
    expect(await titles()).toHaveLength(4);
  });

  test("is rejected while another row refers to it", async () => {
    await reader.from("chapter").insert({ book_id: 1, number: 1 });
    const { error, status } = await reader.from("book").delete().eq("id", 1);
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: "23503" });
  });
});
