import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
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
  await rest.database.asUser(readerId, (client) => client.query(fourBooksSql));
});

afterAll(() => rest.close());

const ids = async (query: PromiseLike<{ data: unknown; error: unknown }>): Promise<unknown> => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return z
    .array(z.object({ id: z.number() }))
    .parse(data)
    .map(({ id }) => id);
};
const books = () => reader.from("book").select("id").order("id");

describe("selecting", () => {
  test("all columns of the caller's own rows", async () => {
    const { data, error, status } = await reader.from("book").select().order("id");
    expect(error).toBeNull();
    expect(status).toBe(200);
    expect(data).toHaveLength(4);
    expect(data?.[0]).toMatchObject({
      id: 1,
      owner: readerId,
      title: "Dune",
      price: 9.9,
      published: "1965-08-01",
      tags: ["sand", "spice, hot"],
      loans: "[1,10)",
    });
  });

  test("another user sees none of them, and an anonymous caller is rejected", async () => {
    const other = await stranger.from("book").select();
    expect(other.data).toEqual([]);
    const denied = await anonymous.from("book").select();
    expect(denied.status).toBe(401);
    expect(denied.error).toMatchObject({
      code: "42501",
      message: "permission denied for table book",
    });
  });

  test("aliases, casts and JSON paths", async () => {
    const { data, error } = await reader
      .from("book")
      .select(
        "name:title, pages::text, details->>lang, second:details->ratings->1, er:details->deep->>er, price",
      )
      .eq("id", 1)
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({
      name: "Dune",
      pages: "412",
      lang: "en",
      second: 4,
      er: "yes",
      price: 9.9,
    });
  });

  test("an alias may contain any text and is never parsed as SQL", async () => {
    const { data } = await reader
      .from("book")
      .select(`"x"" as y; drop table book --":title`)
      .eq("id", 1);
    expect(data).toBeNull();
    const quoted = await reader.from("book").select(`"a b'); select":title`).eq("id", 1);
    expect(quoted.data).toEqual([{ "a b'); select": "Dune" }]);
  });

  test("a column whose name needs quotes", async () => {
    const { data, error } = await reader
      .from("book")
      .select(String.raw`id,"odd, \"name\""`)
      .eq("id", 1);
    expect(error).toBeNull();
    expect(data).toEqual([{ id: 1, 'odd, "name"': null }]);
  });

  test("without nulls, as CSV, and as a count only", async () => {
    const stripped = await reader.from("book").select("id, pages").eq("id", 4).stripNulls();
    expect(stripped.data).toEqual([{ id: 4 }]);
    const csv = await reader.from("book").select("id, title, pages").gte("id", 3).order("id").csv();
    expect(csv.data).toBe('id,title,pages\n3,"Moby-Dick (50%)",635\n4,"A ""quoted"" tale",');
    const head = await reader.from("book").select("*", { count: "exact", head: true });
    expect(head).toMatchObject({ data: null, error: null, count: 4, status: 200 });
  });

  test("one row, or an error for none or several", async () => {
    const one = await reader.from("book").select("title").eq("id", 2).single();
    expect(one.data).toEqual({ title: "L'Étranger" });
    const none = await reader.from("book").select("title").eq("id", 99).single();
    expect(none.status).toBe(406);
    expect(none.error).toMatchObject({ code: "PGRST116", details: "The result contains 0 rows" });
    const many = await reader.from("book").select("title").single();
    expect(many.error).toMatchObject({ code: "PGRST116", details: "The result contains 4 rows" });
    const perhaps = await reader.from("book").select("title").eq("id", 99).maybeSingle();
    expect(perhaps).toMatchObject({ data: null, error: null });
  });
});

describe("ordering and ranges", () => {
  test("nulls are ordered as requested", async () => {
    const by = (ascending: boolean, nullsFirst?: boolean) =>
      reader
        .from("book")
        .select("id")
        .order("pages", { ascending, ...(nullsFirst !== undefined && { nullsFirst }) });
    expect(await ids(by(true))).toEqual([2, 1, 3, 4]);
    expect(await ids(by(false))).toEqual([4, 3, 1, 2]);
    expect(await ids(by(false, false))).toEqual([3, 1, 2, 4]);
    expect(await ids(by(true, true))).toEqual([4, 2, 1, 3]);
    expect(
      await ids(
        reader.from("book").select("id").order("details->>lang").order("id", { ascending: false }),
      ),
    ).toEqual([4, 1, 2, 3]);
  });

  test("a partial result has a Content-Range", async () => {
    const part = await books().range(1, 2);
    expect(part).toMatchObject({ status: 200, data: [{ id: 2 }, { id: 3 }] });
    const counted = await reader
      .from("book")
      .select("id", { count: "exact" })
      .order("id")
      .range(1, 2);
    expect(counted).toMatchObject({ status: 206, count: 4 });
    const whole = await reader.from("book").select("id", { count: "exact" });
    expect(whole).toMatchObject({ status: 200, count: 4 });
    const guessed = await reader.from("book").select("id", { count: "planned" });
    expect(guessed.count).toBeGreaterThanOrEqual(4);
  });

  test("a range beyond the end is not satisfiable", async () => {
    const beyond = await reader.from("book").select("id", { count: "exact" }).range(10, 12);
    expect(beyond.status).toBe(416);
    expect(beyond.error).toMatchObject({
      code: "PGRST103",
      details: "An offset of 10 was requested, but there are only 4 rows.",
    });
  });

  test("the Range header, Content-Range and applied preferences", async () => {
    const headers = {
      authorization: `Bearer ${await rest.token(readerId)}`,
      range: "0-1",
      prefer: "count=exact",
    };
    const response = await fetch(`${rest.url}/book?select=id&order=id.desc`, { headers });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe("0-1/4");
    expect(response.headers.get("preference-applied")).toBe("count=exact");
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.json()).toEqual([{ id: 4 }, { id: 3 }]);
    const empty = await fetch(`${rest.url}/book?id=eq.99`, {
      headers: { authorization: headers.authorization },
    });
    expect(empty.headers.get("content-range")).toBe("*/*");
  });
});
