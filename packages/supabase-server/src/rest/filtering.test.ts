import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
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

const ids = async (query: PromiseLike<{ data: unknown; error: unknown }>): Promise<unknown> => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return z
    .array(z.object({ id: z.number() }))
    .parse(data)
    .map(({ id }) => id);
};
const books = () => reader.from("book").select("id").order("id");

describe("filtering", () => {
  test("by comparison operators", async () => {
    expect(await ids(books().eq("title", "L'Étranger"))).toEqual([2]);
    expect(await ids(books().neq("pages", 159))).toEqual([1, 3]);
    expect(await ids(books().gt("pages", 159).lt("pages", 635))).toEqual([1]);
    expect(
      await ids(books().gte("published", "1942-05-19").lte("published", "1942-05-19")),
    ).toEqual([2]);
    expect(await ids(books().isDistinct("pages", 159))).toEqual([1, 3, 4]);
    expect(await ids(books().match({ id: 1, title: "Dune" }))).toEqual([1]);
  });

  test("by patterns, in which `*` and `%` match any text", async () => {
    expect(await ids(books().like("title", "%Dick%"))).toEqual([3]);
    expect(await ids(books().like("title", "D*"))).toEqual([1]);
    expect(await ids(books().ilike("title", "l'é%"))).toEqual([2]);
    expect(await ids(books().likeAnyOf("title", ["D%", "L%"]))).toEqual([1, 2]);
    expect(await ids(books().likeAllOf("title", ["D%", "%e"]))).toEqual([1]);
    expect(await ids(books().ilikeAnyOf("title", ["d%", "m%"]))).toEqual([1, 3]);
    expect(await ids(books().ilikeAllOf("title", ["%moby%", "%dick%"]))).toEqual([3]);
    expect(await ids(books().regexMatch("title", "^D.ne$"))).toEqual([1]);
    expect(await ids(books().regexIMatch("title", "^d"))).toEqual([1]);
  });

  test("by lists, also of texts with commas, brackets and quotes", async () => {
    expect(await ids(books().in("id", [1, 3, 99]))).toEqual([1, 3]);
    expect(await ids(books().in("title", ["Moby-Dick (50%)", "Dune"]))).toEqual([1, 3]);
    expect(await ids(books().in("title", ['A "quoted" tale']))).toEqual([4]);
    expect(await ids(books().notIn("id", [1, 3]))).toEqual([2, 4]);
    expect(await ids(books().in("id", []))).toEqual([]);
  });

  test("by null and boolean", async () => {
    expect(await ids(books().is("pages", null))).toEqual([4]);
    expect(await ids(books().not("pages", "is", null))).toEqual([1, 2, 3]);
  });

  test("by containment in arrays, JSON and ranges", async () => {
    expect(await ids(books().contains("tags", ["sea"]))).toEqual([3]);
    expect(await ids(books().containedBy("tags", ["sea", "whale", "ship"]))).toEqual([3, 4]);
    expect(await ids(books().overlaps("tags", ["sand", "soleil"]))).toEqual([1, 2]);
    expect(await ids(books().contains("details", { lang: "en" }))).toEqual([1, 4]);
    expect(await ids(books().contains("loans", "[2,3)"))).toEqual([1]);
    expect(await ids(books().overlaps("loans", "[8,21)"))).toEqual([1, 2, 4]);
    expect(await ids(books().rangeGt("loans", "[1,6)"))).toEqual([2]);
    expect(await ids(books().rangeGte("loans", "[5,6)"))).toEqual([2, 4]);
    expect(await ids(books().rangeLt("loans", "[11,12)"))).toEqual([1]);
    expect(await ids(books().rangeLte("loans", "[1,25)"))).toEqual([1, 4]);
    expect(await ids(books().rangeAdjacent("loans", "[10,12)"))).toEqual([1]);
  });

  test("by full-text search", async () => {
    expect(await ids(books().textSearch("words", "moby"))).toEqual([3]);
    expect(
      await ids(books().textSearch("title", "quoted tales", { type: "plain", config: "english" })),
    ).toEqual([4]);
    expect(
      await ids(
        books().textSearch("title", "dune or moby", { type: "websearch", config: "english" }),
      ),
    ).toEqual([1, 3]);
    expect(await ids(books().textSearch("title", "quoted tale", { type: "phrase" }))).toEqual([4]);
  });

  test("by JSON values", async () => {
    expect(await ids(books().eq("details->>lang", "fr"))).toEqual([2]);
    expect(await ids(books().eq("details->ratings->0", 5))).toEqual([1]);
  });

  test("by and, or, not, nested", async () => {
    expect(await ids(books().or("id.eq.1,title.eq.L'Étranger"))).toEqual([1, 2]);
    expect(await ids(books().or("and(pages.gt.400,pages.lt.500),pages.is.null"))).toEqual([1, 4]);
    expect(await ids(books().or('title.eq."Moby-Dick (50%)",id.in.(4,5)'))).toEqual([3, 4]);
    expect(await ids(books().or("tags.cs.{sea,whale},not.and(id.gt.1)"))).toEqual([1, 3]);
    expect(await ids(books().or("pages.not.is.null,id.eq.4").or("id.eq.4,id.eq.3"))).toEqual([
      3, 4,
    ]);
  });
});
