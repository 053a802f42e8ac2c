import { resumeResponse } from "@postulo/contract/resume";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maud } from "./testing/invented-people.fr.ts";
import { readOnce } from "./testing/read-once.ts";
import { layouts } from "./testing/resume-layout.ts";
import { type StartedResumes, startResumes } from "./testing/started-resumes.ts";
import { typstPdf } from "./testing/typst-pdf.ts";

const pdf = typstPdf(layouts.dateMargin(maud, "long"));

let server: StartedResumes;
beforeAll(async () => {
  server = await startResumes(readOnce);
});
afterAll(() => server.stop());

const tables = ["education", "experiences", "contributions", "competencies", "websites", "other"];

const query = (userId: string, sql: string, values: unknown[] = []) =>
  server.database.asUser(userId, async (client) => (await client.query(sql, values)).rows);

async function uploadAs(userId: string) {
  const response = await server.upload(await server.token(userId), pdf);
  return resumeResponse.parse(await response.json());
}

async function undo(userId: string, { filled, addedIds }: Awaited<ReturnType<typeof uploadAs>>) {
  const sql = "select public.undo_resume($1, $2) as result";
  const [row] = await query(userId, sql, [JSON.stringify(filled), JSON.stringify(addedIds)]);
  return row.result;
}

async function countEntries(userId: string): Promise<number> {
  const counts = tables.map((table) => `(select count(*) from public.${table})`);
  const [row] = await query(userId, `select (${counts.join(" + ")})::int as count`);
  return row.count;
}

test("a résumé is undone in one step: its entries are deleted, its values emptied", async () => {
  const userId = await server.database.createUser();
  await query(userId, "update public.profile set city = 'Lyon', country = 'FR', email = null");
  const before = await query(userId, "select first_name, phone_number, city from public.profile");
  const result = await uploadAs(userId);
  expect(await countEntries(userId)).toBe(19);
  expect(await undo(userId, result)).toEqual({
    deleted: 19,
    cleared: Object.keys(result.filled).length,
  });
  expect(await countEntries(userId)).toBe(0);
  expect(await query(userId, "select first_name, phone_number, city from public.profile")).toEqual(
    before,
  );
  expect(await undo(userId, result)).toEqual({ deleted: 0, cleared: 0 });
});

test("later changes are kept", async () => {
  const userId = await server.database.createUser();
  const result = await uploadAs(userId);
  await query(userId, "update public.profile set first_name = 'Maude'");
  await query(userId, "update public.experiences set title = 'Directrice' where sort_order = 0");
  expect(await undo(userId, result)).toMatchObject({ deleted: 18 });
  expect(await query(userId, "select first_name, last_name from public.profile")).toEqual([
    { first_name: "Maude", last_name: null },
  ]);
  expect(await query(userId, "select title from public.experiences")).toEqual([
    { title: "Directrice" },
  ]);
});

test("another user's résumé cannot be undone", async () => {
  const [owner, stranger] = [
    await server.database.createUser(),
    await server.database.createUser(),
  ];
  const result = await uploadAs(owner);
  expect(await undo(stranger, result)).toEqual({ deleted: 0, cleared: 0 });
  expect(await countEntries(owner)).toBe(19);
});
