import { createTestDatabase, type TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const query = (userId: string, sql: string, values: unknown[] = []) =>
  database.asUser(userId, async (client) => (await client.query(sql, values)).rows);

interface Changes {
  readonly fields?: object;
  readonly added?: object;
  readonly changed?: object;
  readonly deleted?: object;
}

async function store(userId: string, { fields, added, changed, deleted }: Changes) {
  const values = [fields, added, changed, deleted].map((one) => JSON.stringify(one ?? {}));
  const [row] = await query(userId, "select public.store_resume($1, $2, $3, $4) as done", values);
  return row.done;
}

const job = (id: string, title: string) => ({
  id,
  title,
  company: "Moulin Brun",
  location: null,
  description: "Baked bread",
  start_date: "2019-03-01",
  start_date_precision: "month",
  end_date: null,
  end_date_precision: null,
  is_current: true,
});
const first = "11111111-1111-4111-8111-111111111111";
const second = "22222222-2222-4222-8222-222222222222";
const lists = (number: number) => ({
  education: [
    { id: `${number}1111111-0000-4000-8000-000000000001`, school: "CFA", is_current: false },
  ],
  contributions: [
    { id: `${number}1111111-0000-4000-8000-000000000002`, title: "Food bank", is_current: false },
  ],
  competencies: [
    { id: `${number}1111111-0000-4000-8000-000000000003`, name: "Baking", category: "technical" },
  ],
  websites: [{ id: `${number}1111111-0000-4000-8000-000000000004`, domain: "https://a.example" }],
  other: [
    {
      id: `${number}1111111-0000-4000-8000-000000000005`,
      label: "Licence",
      content: "Permis B",
      kind: "drivers_license",
    },
  ],
});

test("what was kept of a résumé is stored once, also when it is sent twice, and undone", async () => {
  const userId = await database.createUser();
  await query(userId, "update public.profile set city = 'Lyon', summary = null");
  const fields = {
    city: { before: "Lyon", after: "Paris" },
    summary: { before: "", after: "Baker" },
  };
  const added = {
    experiences: [job(first, "Baker"), job(second, "Head baker")],
    ...lists(3),
  };
  expect(await store(userId, { fields, added })).toEqual({
    fields: 2,
    added: 7,
    changed: 0,
    deleted: 0,
  });
  expect(await store(userId, { fields, added })).toEqual({
    fields: 0,
    added: 0,
    changed: 0,
    deleted: 0,
  });
  expect(
    await query(userId, "select title, start_date::text, sort_order from public.experiences"),
  ).toEqual([
    { title: "Baker", start_date: "2019-03-01", sort_order: 0 },
    { title: "Head baker", start_date: "2019-03-01", sort_order: 1 },
  ]);
  expect(await query(userId, "select city, summary from public.profile")).toEqual([
    { city: "Paris", summary: "Baker" },
  ]);
  const undone = await store(userId, {
    fields: {
      city: { before: "Paris", after: "Lyon" },
      summary: { before: "Baker", after: "" },
    },
    deleted: Object.fromEntries(
      Object.entries(added).map(([table, rows]) => [table, rows.map(({ id }) => id)]),
    ),
  });
  expect(undone).toEqual({ fields: 2, added: 0, changed: 0, deleted: 7 });
  expect(await query(userId, "select city, summary from public.profile")).toEqual([
    { city: "Lyon", summary: null },
  ]);
});

test("notes are listed in the order of the file, above those of before", async () => {
  const userId = await database.createUser();
  const notes = (start: number, texts: readonly string[]) =>
    texts.map((content, at) => ({
      id: `${99 - start - at}111111-0000-4000-8000-000000000006`,
      label: "Certificates",
      content,
    }));
  await store(userId, { added: { other: notes(0, ["Z", "A", "M"]) } });
  await store(userId, { added: { other: notes(10, ["K", "B", "Y", "C"]) } });
  expect(
    await query(userId, "select content from public.other order by created_at desc, id"),
  ).toEqual(["K", "B", "Y", "C", "Z", "A", "M"].map((content) => ({ content })));
});

test("what was changed since is kept", async () => {
  const userId = await database.createUser();
  const own = "33333333-3333-4333-8333-333333333333";
  await store(userId, { added: { experiences: [job(own, "Baker")] } });
  await query(userId, "update public.experiences set title = 'Pastry cook'");
  await query(userId, "update public.profile set city = 'Nantes'");
  expect(
    await store(userId, {
      fields: { city: { before: "Lyon", after: "Paris" } },
      changed: { experiences: [{ ...job(own, "Baker"), version: 1 }] },
      deleted: { experiences: [own] },
    }),
  ).toEqual({ fields: 0, added: 0, changed: 0, deleted: 0 });
  expect(
    await store(userId, { changed: { experiences: [{ ...job(own, "Chief"), version: 2 }] } }),
  ).toMatchObject({ changed: 1 });
  expect(await query(userId, "select title, version from public.experiences")).toEqual([
    { title: "Chief", version: 3 },
  ]);
});

test("one wrong row stores nothing", async () => {
  const userId = await database.createUser();
  const added = {
    experiences: [job("44444444-4444-4444-8444-444444444444", "Baker")],
    websites: [{ id: "55555555-5555-4555-8555-555555555555", domain: "not an address" }],
  };
  await expect(store(userId, { added })).rejects.toThrow("websites_domain_check");
  expect(await query(userId, "select id from public.experiences")).toEqual([]);
});

test("rows of another user are neither changed nor deleted", async () => {
  const [owner, stranger] = [await database.createUser(), await database.createUser()];
  const id = "66666666-6666-4666-8666-666666666666";
  await store(owner, { added: { experiences: [job(id, "Baker")] } });
  expect(
    await store(stranger, {
      added: { experiences: [job(id, "Thief")] },
      changed: { experiences: [{ ...job(id, "Thief"), version: 1 }] },
      deleted: { experiences: [id] },
    }),
  ).toEqual({ fields: 0, added: 0, changed: 0, deleted: 0 });
  expect(await query(owner, "select title from public.experiences")).toEqual([{ title: "Baker" }]);
});

test("a user without a profile gets one", async () => {
  const userId = await database.createUser();
  await database.admin.query("delete from public.profile where user_id = $1", [userId]);
  expect(await store(userId, { fields: { city: { before: "", after: "Lyon" } } })).toMatchObject({
    fields: 1,
  });
});
