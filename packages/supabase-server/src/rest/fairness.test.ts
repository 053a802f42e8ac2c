import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";

let rest: RestFixture;
let tokens: { ann: string; ben: string };

beforeAll(async () => {
  // Requests that wait for the lock must not time out on a slow machine.
  rest = await startRest({ statementTimeoutMs: 60_000 });
  const [ann, ben] = await Promise.all([rest.database.createUser(), rest.database.createUser()]);
  tokens = { ann: await rest.token(ann), ben: await rest.token(ben) };
});

afterAll(() => rest.close());

beforeEach(() => rest.database.admin.query("truncate public.book restart identity cascade"));

/** Runs `work` while a lock blocks other access to the table `books`. */
async function whileLocked(
  mode: "access exclusive" | "exclusive",
  work: (unlock: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const owner = await rest.database.admin.connect();
  try {
    await owner.query(`begin; lock table public.book in ${mode} mode`);
    await work(() => owner.query("commit"));
  } finally {
    await owner.query("rollback");
    owner.release();
  }
}

/** How many statements wait for the table. */
async function countWaiters(): Promise<number> {
  const sql =
    "select count(*)::int as n from pg_locks where not granted and relation = 'public.book'::regclass";
  const { rows } = await rest.database.admin.query<{ n: number }>(sql);
  return rows[0]?.n ?? 0;
}

/** Polls until this many statements wait for the table. */
async function waitersReach(count: number): Promise<void> {
  while ((await countWaiters()) < count);
}

const insertLarge = (
  who: "ann" | "ben",
  title: string,
  signal: AbortSignal | null = null,
): Promise<Response> =>
  fetch(`${rest.url}/book`, {
    method: "POST",
    signal,
    headers: { authorization: `Bearer ${tokens[who]}`, "content-type": "application/json" },
    body: JSON.stringify([{ title, details: { text: "x".repeat(200_000) } }]),
  });

test("large bodies of one user are stored sequentially, another user's concurrently", async () => {
  const sent: Promise<Response>[] = [];
  await whileLocked("exclusive", async (unlock) => {
    sent.push(insertLarge("ann", "ann 1"));
    await waitersReach(1);
    sent.push(insertLarge("ann", "ann 2"), insertLarge("ann", "ann 3"));
    sent.push(insertLarge("ben", "ben 1"));
    await waitersReach(2);
    // A request that arrived later than Ben's has been answered: two more of Ann's would wait by now.
    const unknown = { authorization: "Bearer unknown" };
    expect((await fetch(`${rest.url}/book`, { headers: unknown })).status).toBe(401);
    expect(await countWaiters()).toBe(2);
    await unlock();
  });
  const responses = await Promise.all(sent);
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const { rows } = await rest.database.admin.query("select title from public.book order by id");
  const titles = rows.map(({ title }) => title);
  expect(titles.filter((title) => title !== "ben 1")).toEqual(["ann 1", "ann 2", "ann 3"]);
});

test("a user with too many waiting large bodies gets 429 with Retry-After, another user does not", async () => {
  await whileLocked("exclusive", async (unlock) => {
    const titles = Array.from({ length: 12 }, (_, at) => `ann ${at}`);
    const own = titles.map((title) => insertLarge("ann", title));
    const rejected = await Promise.race(own);
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "2"]);
    expect(await rejected.json()).toMatchObject({ code: "PT429" });
    const other = insertLarge("ben", "ben 1");
    await waitersReach(2);
    await unlock();
    expect((await other).status).toBe(201);
    const statuses = (await Promise.all(own)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(11);
  });
});

test("large bodies whose client has closed its connection release their turns", async () => {
  const gone = new AbortController();
  await whileLocked("exclusive", async (unlock) => {
    const first = insertLarge("ann", "ann 1");
    await waitersReach(1);
    const titles = Array.from({ length: 12 }, (_, at) => `gone ${at}`);
    const closed = titles.map((title) => insertLarge("ann", title, gone.signal));
    // Ten wait, so two are rejected.
    expect((await Promise.race(closed)).status).toBe(429);
    gone.abort();
    await Promise.allSettled(closed);
    await unlock();
    expect((await first).status).toBe(201);
  });
  // Large bodies of one user are read in order: once this one is stored, the earlier ones have finished.
  while ((await insertLarge("ann", "ann 2")).status !== 201);
  const later = Array.from({ length: 11 }, (_, at) => insertLarge("ann", `later ${at}`));
  const statuses = (await Promise.all(later)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201]));
});

test("one user's slow requests leave connections to others", async () => {
  const list = (who: "ann" | "ben", path: string) =>
    fetch(`${rest.url}/${path}`, { headers: { authorization: `Bearer ${tokens[who]}` } });
  await whileLocked("access exclusive", async (unlock) => {
    const own = Array.from({ length: 30 }, () => list("ann", "book"));
    await waitersReach(1);
    expect((await list("ben", "chapter")).status).toBe(200);
    await unlock();
    const statuses = (await Promise.all(own)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

const repeated = (count: number, text: string, separator: string) =>
  Array.from({ length: count }, () => text).join(separator);

test.each([
  ["application/json", `[${repeated(300_002, "{}", ",")}]`],
  ["text/csv", `title${"\n".repeat(300_001)}`],
  ["application/x-www-form-urlencoded", repeated(300_002, "a", "&")],
])("a body of type %s with too many values is rejected", async (type, body) => {
  const response = await fetch(`${rest.url}/book`, {
    method: "POST",
    headers: { authorization: `Bearer ${tokens.ann}`, "content-type": type },
    body,
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ message: "The body has too many values" });
});

test.each([100_000, 5_000])(
  "a CSV body with a name of %d characters and as many lines, which JSON would repeat in each, is rejected",
  async (count) => {
    const response = await fetch(`${rest.url}/book`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokens.ann}`, "content-type": "text/csv" },
      body: `${"a".repeat(count)}\n${"1\n".repeat(count)}`,
    });
    expect(response.status).toBe(413);
  },
);
