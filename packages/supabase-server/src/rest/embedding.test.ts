import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";
import { workshopRowsSql, workshopSql } from "./testing/workshop.ts";

let rest: RestFixture;
let owner: PostgrestClient;
let stranger: PostgrestClient;

beforeAll(async () => {
  // A response of 64 MB takes a busy machine longer than the usual limit.
  rest = await startRest({ statementTimeoutMs: 60_000 });
  await rest.database.admin.query(workshopSql);
  const [ownerId, strangerId] = await Promise.all([
    rest.database.createUser(),
    rest.database.createUser(),
  ]);
  await rest.database.asUser(ownerId, (client) => client.query(workshopRowsSql));
  [owner, stranger] = await Promise.all([rest.client(ownerId), rest.client(strangerId)]);
});

afterAll(() => rest.close());

const rows = async (query: PromiseLike<{ data: unknown; error: unknown }>): Promise<unknown> => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data;
};

describe("embedding", () => {
  test("one row as an object, many as an array, none as null or an empty array", async () => {
    const pieces = owner.from("piece").select("title,studio(name)").order("id");
    expect(await rows(pieces)).toEqual([
      { title: "Bowl", studio: { name: "Clay" } },
      { title: "Vase", studio: { name: "Clay" } },
      { title: "Gate", studio: { name: "Iron" } },
      { title: "Sketch", studio: null },
    ]);
    const studios = owner.from("studio").select("name,piece(id)").order("id");
    expect(await rows(studios)).toEqual([
      { name: "Clay", piece: [{ id: 1 }, { id: 2 }] },
      { name: "Iron", piece: [{ id: 3 }] },
      { name: "Empty", piece: [] },
    ]);
  });

  test("by a junction, and by a key that is unique", async () => {
    const pieces = owner.from("piece").select("id,maker(name,bench(wood))").eq("id", 1);
    expect(await rows(pieces)).toEqual([
      {
        id: 1,
        maker: [
          { name: "Ada", bench: { wood: "oak" } },
          { name: "Bo", bench: null },
        ],
      },
    ]);
  });

  test("several levels, aliases of columns and of embeds", async () => {
    const query = owner
      .from("studio")
      .select("called:name,works:piece(id,by:piece_maker(share,maker(n:name)))")
      .eq("id", 2);
    expect(await rows(query)).toEqual([
      { called: "Iron", works: [{ id: 3, by: [{ share: 100, maker: { n: "Cy" } }] }] },
    ]);
  });

  test("of a table with itself: pupils by its name, the teacher by the column", async () => {
    const query = owner
      .from("maker")
      .select("name,teacher_id(name),pupils:maker(name)")
      .order("id");
    expect(await rows(query)).toEqual([
      { name: "Ada", teacher_id: null, pupils: [{ name: "Bo" }, { name: "Cy" }] },
      { name: "Bo", teacher_id: { name: "Ada" }, pupils: [] },
      { name: "Cy", teacher_id: { name: "Ada" }, pupils: [] },
    ]);
  });

  test("with a hint: a constraint, or a column", async () => {
    const query = owner.from("sale").select("seller:maker!sold_by(name),buyer:maker!buyer(name)");
    expect(await rows(query)).toEqual([{ seller: { name: "Ada" }, buyer: { name: "Bo" } }]);
  });

  test("without a hint where two keys fit, it names both", async () => {
    const { error, status } = await owner.from("sale").select("maker(name)");
    expect(status).toBe(300);
    expect(error).toMatchObject({
      code: "PGRST201",
      details: [
        {
          cardinality: "many-to-one",
          embedding: "sale with maker",
          relationship: "bought_by using sale(buyer) and maker(id)",
        },
        { relationship: "sold_by using sale(seller) and maker(id)" },
      ],
      hint: "Try changing 'maker' to one of the following: 'maker!bought_by', 'maker!sold_by'. Find the desired relationship in the 'details' key.",
    });
  });

  test("what is not related", async () => {
    const { error, status } = await owner.from("studio").select("bench(wood)");
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: "PGRST200",
      message: "Could not find a relationship between 'studio' and 'bench' in the schema cache",
    });
  });

  test("through a view that shows the columns of a key", async () => {
    const query = owner.from("cheap_piece").select("number,studio(name)");
    expect(await rows(query)).toEqual([{ number: 1, studio: { name: "Clay" } }]);
    const back = owner.from("studio").select("id,cheap_piece(loud)").eq("id", 1);
    expect(await rows(back)).toEqual([{ id: 1, cheap_piece: [{ loud: "BOWL" }] }]);
  });

  test("names with quotes and a column named as an alias of the statement", async () => {
    const query = owner
      .from("piece")
      .select('id,"odd \\"table\\""(t,select,piece(title))')
      .eq("id", 1);
    expect(await rows(query)).toEqual([
      { id: 1, 'odd "table"': [{ t: "plain", select: "chosen", piece: { title: "Bowl" } }] },
    ]);
  });
});

describe("rows of others", () => {
  test("are never in an embed, in any direction, nor counted, nor ordered by", async () => {
    await rest.database.admin.query(
      "insert into public.piece_maker values (4, 2, 1) on conflict do nothing",
    );
    const makers = stranger.from("maker").select("id,piece(title),piece_maker(share,piece(title))");
    const seen = JSON.stringify(await rows(makers));
    expect(seen).toContain('"share":60');
    expect(seen).not.toMatch(/Bowl|Vase|Gate|Sketch/);
    expect(await rows(stranger.from("maker").select("id,piece!inner(title)"))).toEqual([]);
    expect(await rows(stranger.from("piece_maker").select("piece!inner()"))).toEqual([]);
    const spread = await rows(stranger.from("piece_maker").select("...piece(title)").limit(1));
    expect(spread).toEqual([{ title: null }]);
    expect(await rows(stranger.from("studio").select("dearest(title)"))).toEqual([]);
  });
});

describe("queries on an embed", () => {
  test("filters, order, limit and offset apply to the embed alone", async () => {
    const query = owner
      .from("studio")
      .select("id,piece(id)")
      .gt("piece.price", 10)
      .order("id")
      .order("price", { referencedTable: "piece", ascending: false })
      .limit(1, { referencedTable: "piece" });
    expect(await rows(query)).toEqual([
      { id: 1, piece: [{ id: 2 }] },
      { id: 2, piece: [{ id: 3 }] },
      { id: 3, piece: [] },
    ]);
    const or = owner.from("studio").select("id,p:piece(id)").eq("id", 1);
    expect(await rows(or.or("price.lt.30,title.eq.Gate", { referencedTable: "p" }))).toEqual([
      { id: 1, p: [{ id: 1 }] },
    ]);
  });

  test("!inner leaves out rows without one, and is counted", async () => {
    const query = owner
      .from("studio")
      .select("id,piece!inner(id)", { count: "exact" })
      .gte("piece.price", 50)
      .order("id");
    const { data, count } = await query;
    expect(data).toEqual([
      { id: 1, piece: [{ id: 2 }] },
      { id: 2, piece: [{ id: 3 }] },
    ]);
    expect(count).toBe(2);
    const deep = owner.from("studio").select("id,piece!inner(maker!inner(name))");
    expect(await rows(deep.eq("piece.maker.name", "Cy"))).toEqual([
      { id: 2, piece: [{ maker: [{ name: "Cy" }] }] },
    ]);
  });

  test("rows with and without an embed", async () => {
    const studios = () => owner.from("studio").select("id,piece()").order("id");
    expect(await rows(studios().is("piece", null))).toEqual([{ id: 3 }]);
    expect(await rows(studios().not("piece", "is", null))).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await rows(studios().or("piece.is.null,name.eq.Clay"))).toEqual([{ id: 1 }, { id: 3 }]);
    expect((await studios().eq("piece", 1)).error).toMatchObject({ code: "PGRST120" });
  });

  test("rows ordered by a column of the one that they embed", async () => {
    const ordered = owner
      .from("piece")
      .select("id,studio(name)")
      .order("studio(name)", { ascending: false, nullsFirst: false })
      .order("id");
    expect(await rows(ordered)).toMatchObject([{ id: 3 }, { id: 1 }, { id: 2 }, { id: 4 }]);
    const many = await owner.from("studio").select("id,piece(id)").order("piece(id)");
    expect(many.error).toMatchObject({ code: "PGRST118" });
    const absent = await owner.from("piece").select("id").order("studio(name)");
    expect(absent.error).toMatchObject({ code: "PGRST108" });
  });
});

describe("spread", () => {
  test("columns of one row, also of its own embeds; arrays of many", async () => {
    const one = owner.from("piece").select("id,...studio(studio:name,town:city)").eq("id", 1);
    expect(await rows(one)).toEqual([{ id: 1, studio: "Clay", town: "Lyon" }]);
    const deep = owner
      .from("piece_maker")
      .select("...piece(title,...studio(name))")
      .eq("piece_id", 2);
    expect(await rows(deep)).toEqual([{ title: "Vase", name: "Clay" }]);
    const joined = owner.from("piece").select("id,maker(name,...bench(wood))").eq("id", 2);
    expect(await rows(joined)).toEqual([{ id: 2, maker: [{ name: "Ada", wood: "oak" }] }]);
    const many = owner.from("studio").select("id,...piece(title,price)").eq("id", 1);
    expect(await rows(many)).toEqual([{ id: 1, title: ["Bowl", "Vase"], price: [20, 80] }]);
  });
});

describe("computed", () => {
  test("columns are selected, filtered and ordered", async () => {
    const query = owner.from("piece").select("label,studio(name)").eq("label", "Vase #2");
    expect(await rows(query.order("label"))).toEqual([
      { label: "Vase #2", studio: { name: "Clay" } },
    ]);
    const embedded = owner.from("studio").select("piece(label)").eq("id", 2);
    expect(await rows(embedded)).toEqual([{ piece: [{ label: "Gate #3" }] }]);
  });

  test("relationships are embedded", async () => {
    const query = owner.from("studio").select("id,dearest(title)").order("id").limit(2);
    expect(await rows(query)).toEqual([
      { id: 1, dearest: { title: "Vase" } },
      { id: 2, dearest: { title: "Gate" } },
    ]);
  });

  test("in the rows of a function, and in changed rows", async () => {
    const called = owner.rpc("pieces_over", { amount: 100 }).select("id,label,studio(name)");
    expect(await rows(called)).toEqual([{ id: 3, label: "Gate #3", studio: { name: "Iron" } }]);
    const changed = owner.from("piece").update({ price: 21 }).eq("id", 1);
    expect(await rows(changed.select("label,studio(name)"))).toEqual([
      { label: "Bowl #1", studio: { name: "Clay" } },
    ]);
    const inserted = owner.from("piece").insert({ id: 9, title: "Jug", price: 99, studio_id: 1 });
    expect(await rows(inserted.select("title,studio(name,dearest(title))"))).toEqual([
      // As in PostgREST, embeds of other tables are read as they were before the statement.
      { title: "Jug", studio: { name: "Clay", dearest: { title: "Vase" } } },
    ]);
    await owner.from("piece").delete().eq("id", 9);
  });
});

describe("limits", () => {
  test.each([
    { what: "levels", select: `${"piece(studio(".repeat(5)}id${"))".repeat(5)}` },
    { what: "embeds", select: Array.from({ length: 41 }, (_, at) => `a${at}:piece(id)`).join(",") },
    { what: "characters", select: "a".repeat(10_001) },
    { what: "closing brackets", select: "piece(" },
  ])("of $what", async ({ select }) => {
    const { error, status } = await owner.from("studio").select(select);
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "PGRST100" });
  });

  test("a response that embeds multiply beyond 64 MB is an error, and changes nothing", async () => {
    await rest.database.admin.query(
      "insert into public.wide select n, 1, repeat('x', 1000) from generate_series(1, 300) n",
    );
    const tooLarge = {
      status: 400,
      error: { code: "54000", message: "The response is too large" },
    };
    const select = "id,next(wide(filler))";
    expect(await owner.from("wide").select(select)).toMatchObject(tooLarge);
    expect(await owner.from("wide").select(select).limit(3)).toMatchObject({ status: 200 });
    const changed = owner.from("wide").update({ filler: "changed" }).gt("id", 0);
    expect(await changed.select(select)).toMatchObject(tooLarge);
    expect(await rows(owner.from("wide").select("id").eq("filler", "changed"))).toEqual([]);
  });

  test("the maximum of rows applies to each embed", async () => {
    const few = await startRest({ maxRows: 2 });
    await few.database.admin.query(workshopSql);
    const userId = await few.database.createUser();
    await few.database.asUser(userId, (client) => client.query(workshopRowsSql));
    const client = await few.client(userId);
    const { data } = await client.from("maker").select("id,pupils:maker(id)").eq("id", 1);
    expect(data).toMatchObject([{ pupils: [{}, {}] }]);
    await few.close();
  });
});
