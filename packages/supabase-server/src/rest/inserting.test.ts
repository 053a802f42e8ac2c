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
  rest = await startRest({ transactionEnd: "commit-allow-override" });
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

const send = async (body: string, contentType = "application/json") => {
  const headers = {
    authorization: `Bearer ${await rest.token(readerId)}`,
    "content-type": contentType,
  };
  const response = await fetch(`${rest.url}/book`, { method: "POST", headers, body });
  return { status: response.status, body: await response.text() };
};

describe("inserting", () => {
  test("one row, with an empty response", async () => {
    const { data, error, status } = await reader.from("book").insert({ title: "Emma" });
    expect({ data, error, status }).toEqual({ data: null, error: null, status: 201 });
    expect(await titles()).toContain("Emma");
  });

  test("one row, with the stored row as response", async () => {
    const { data, status } = await reader
      .from("book")
      .insert({ title: "Emma", price: 3.1, tags: ["a", "b,c"], details: { x: [1] } })
      .select("id, owner, title, price, tags, details")
      .single();
    expect(status).toBe(201);
    expect(data).toEqual({
      id: 100,
      owner: readerId,
      title: "Emma",
      price: 3.1,
      tags: ["a", "b,c"],
      details: { x: [1] },
    });
  });

  test("several rows, in their order; a missing value is null, or the default with `missing=default`", async () => {
    const many = await reader
      .from("book")
      .insert([{ title: "A" }, { title: "B", pages: 7 }])
      .select("title, pages");
    expect(many.data).toEqual([
      { title: "A", pages: null },
      { title: "B", pages: 7 },
    ]);
    const defaults = await reader
      .from("book")
      .insert([{ title: "C", tags: ["x"] }, { title: "D" }, { id: 500, title: "E" }], {
        defaultToNull: false,
      })
      .select("id, title, tags");
    expect(defaults.error).toBeNull();
    expect(defaults.data).toEqual([
      { id: 102, title: "C", tags: ["x"] },
      { id: 103, title: "D", tags: [] },
      { id: 500, title: "E", tags: [] },
    ]);
  });

  test("all rows or none", async () => {
    const { error, status } = await reader.from("book").insert([{ title: "A" }, { title: "Dune" }]);
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: "23505",
      message: 'duplicate key value violates unique constraint "book_owner_title_key"',
    });
    expect(await titles()).not.toContain("A");
  });

  test("as a dry run has the same response and stores nothing", async () => {
    const tried = await reader
      .from("book")
      .insert({ title: "Emma", pages: 474 })
      .select("title")
      .rollback();
    expect(tried).toMatchObject({ status: 201, data: [{ title: "Emma" }] });
    const { data } = await reader.from("book").delete().gt("id", 0).rollback().select("id");
    expect(data).toHaveLength(4);
    expect(await titles()).toHaveLength(4);
  });

  test("by an anonymous caller who may insert and not select", async () => {
    const added = await anonymous.from("suggestion").insert({ words: "More chairs" });
    expect(added).toMatchObject({ status: 201, error: null });
    const read = await anonymous.from("suggestion").insert({ words: "More tea" }).select();
    expect(read).toMatchObject({ status: 401, error: { code: "42501" } });
    const { rows } = await rest.database.admin.query("select words from public.suggestion");
    expect(rows).toEqual([{ words: "More chairs" }]);
  });

  test("the location of the new row, with `return=headers-only`", async () => {
    const response = await fetch(`${rest.url}/book`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await rest.token(readerId)}`,
        "content-type": "application/json",
        prefer: "return=headers-only",
      },
      body: JSON.stringify({ title: "Emma" }),
    });
    expect(response.status).toBe(201);
    expect(response.headers.get("location")).toBe("/book?id=eq.100");
    expect(await response.text()).toBe("");
  });

  test("a violated constraint is reported with the database's message", async () => {
    const check = await reader.from("book").insert({ title: "X", pages: -1 });
    expect(check).toMatchObject({ status: 400, error: { code: "23514" } });
    const foreign = await reader.from("chapter").insert({ book_id: 999, number: 1 });
    expect(foreign).toMatchObject({
      status: 409,
      error: { code: "23503", details: 'Key is not present in table "book".' },
    });
    const missing = await reader.from("book").insert({ pages: 3 });
    expect(missing).toMatchObject({ status: 400, error: { code: "23502" } });
    const unknown = await reader.from("book").insert({ title: "X", nothing: 1 });
    expect(unknown).toMatchObject({
      status: 400,
      error: {
        code: "PGRST204",
        message: "Could not find the 'nothing' column of 'book' in the schema cache",
      },
    });
    const foreigner = await stranger.from("book").insert({ title: "X", owner: readerId });
    expect(foreigner).toMatchObject({
      status: 403,
      error: {
        code: "42501",
        message: 'new row violates row-level security policy for table "book"',
      },
    });
    expect(await titles()).toHaveLength(4);
  });
});

describe("upserting", () => {
  test("merges into the row with the same key", async () => {
    const { data, error } = await reader
      .from("book")
      .upsert({ owner: readerId, title: "Dune", pages: 500 }, { onConflict: "owner,title" })
      .select("id, pages")
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ id: 1, pages: 500 });
  });

  test("by the primary key when no other is named", async () => {
    const { data } = await reader
      .from("book")
      .upsert([
        { id: 2, title: "The Stranger" },
        { id: 7, title: "New" },
      ])
      .select("id, title, pages");
    expect(data).toEqual([
      { id: 2, title: "The Stranger", pages: 159 },
      { id: 7, title: "New", pages: null },
    ]);
  });

  test("returns 201 when it inserted a row, and 200 when all rows existed", async () => {
    const put = async (rows: { id: number; title: string }[], representation: string) => {
      const { status, data } = await reader
        .from("book")
        .upsert(rows, representation === "minimal" ? {} : { count: "exact" })
        .setHeader("Prefer", `resolution=merge-duplicates,return=${representation}`);
      return [status, data];
    };
    const dune = { id: 1, title: "Dune" };
    const added = { id: 8, title: "Added" };
    expect(await put([dune], "minimal")).toEqual([200, null]);
    expect(await put([dune, added], "minimal")).toEqual([201, null]);
    expect(await put([dune, added], "representation")).toMatchObject([200, [dune, added]]);
    const again = reader.from("book").upsert(dune, { ignoreDuplicates: true });
    expect((await again).status).toBe(201);
  });

  test("ignores a row with an existing key", async () => {
    const { data, error } = await reader
      .from("book")
      .upsert(
        { owner: readerId, title: "Dune", pages: 1 },
        { onConflict: "owner,title", ignoreDuplicates: true },
      )
      .select("pages");
    expect(error).toBeNull();
    expect(data).toEqual([]);
    const dune = await reader.from("book").select("pages").eq("id", 1).single();
    expect(dune.data).toEqual({ pages: 412 });
  });
});

describe("PUT", () => {
  const put = async (query: string, row: object, prefer = "return=representation") => {
    const response = await fetch(`${rest.url}/book${query}`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${await rest.token(readerId)}`,
        "content-type": "application/json",
        prefer,
      },
      body: JSON.stringify(row),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? "" : JSON.parse(text) };
  };

  test("inserts or updates the row of the URL", async () => {
    const row = { id: 77, title: "Emma", pages: 474 };
    const made = await put("?id=eq.77&select=id,pages", row);
    expect(made).toEqual({ status: 201, body: [{ id: 77, pages: 474 }] });
    const changed = await put("?id=eq.77&select=id,pages", { ...row, pages: 500 });
    expect(changed).toEqual({ status: 200, body: [{ id: 77, pages: 500 }] });
    const quiet = await put("?id=eq.77", { ...row, pages: 1 }, "return=minimal");
    expect(quiet).toEqual({ status: 204, body: "" });
    expect(await titles()).toHaveLength(5);
  });

  test("is rejected unless URL and body name one row by its whole primary key", async () => {
    const row = { id: 77, title: "Emma" };
    const rejected = [
      ["", row, 405, "PGRST105"],
      ["?title=eq.Emma", row, 405, "PGRST105"],
      ["?id=gt.77", row, 405, "PGRST105"],
      ["?id=eq.77&title=eq.Emma", row, 405, "PGRST105"],
      ["?id=eq.77&limit=1", row, 400, "PGRST114"],
      ["?id=eq.78", row, 400, "PGRST115"],
      ["?id=eq.77", [row, row], 400, "PGRST102"],
    ] as const;
    for (const [query, body, status, code] of rejected)
      expect(await put(query, body)).toMatchObject({ status, body: { code } });
    expect(await titles()).toHaveLength(4);
  });
});

describe("a CSV body", () => {
  test("has a row for each line, with the columns of the first", async () => {
    const csv = 'title,pages,price\r\n"A ""quoted"", title",12,NULL\nPlain,,3.5\n';
    const refused = await send(csv, "text/csv");
    // As in PostgREST, an empty field is an empty text.
    expect(refused).toMatchObject({ status: 400, body: expect.stringContaining("22P02") });
    const stored = await send(csv.replace("Plain,,", "Plain,7,"), "text/csv");
    expect(stored).toMatchObject({ status: 201 });
    const { rows } = await rest.database.admin.query(
      "delete from public.book where pages in (7, 12) returning title, pages, price::float8",
    );
    expect(rows).toEqual([
      { title: 'A "quoted", title', pages: 12, price: null },
      { title: "Plain", pages: 7, price: 3.5 },
    ]);
  });

  test.each(["", "title\n", "title,pages\nA", 'title\n"open', 'title\n"a"b'])(
    "that is not well formed stores nothing: %j",
    async (csv) => {
      const { status } = await send(csv, "text/csv");
      expect(status).toBe(csv === "title\n" ? 201 : 400);
      expect(await titles()).toHaveLength(4);
    },
  );

  test("of 5 MB without an end is read in time proportional to its length", async () => {
    const { status } = await send(`title\n"${'""'.repeat(2_000_000)}`, "text/csv");
    expect(status).toBe(400);
  });
});

describe("an invalid body", () => {
  test("returns PostgREST's error codes", async () => {
    expect(await send("{")).toMatchObject({
      status: 400,
      body: expect.stringContaining("PGRST102"),
    });
    expect(await send("1")).toMatchObject({
      status: 400,
      body: expect.stringContaining("PGRST102"),
    });
    expect(await send('[{"title":"A"},{"pages":1}]')).toMatchObject({
      status: 400,
      body: expect.stringContaining("All object keys must match"),
    });
    expect(await send("<a/>", "text/xml")).toMatchObject({ status: 415 });
    expect(await send(JSON.stringify({ title: "x".repeat(6_000_000) }))).toMatchObject({
      status: 413,
    });
    expect(await send(String.raw`{"title": "\u0000"}`)).toMatchObject({ status: 400 });
    expect(await titles()).toHaveLength(4);
  });
});
