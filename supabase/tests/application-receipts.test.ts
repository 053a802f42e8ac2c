import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser, only, errorOf } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let owner: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  database = await createTestDatabase();
  [owner, stranger] = await Promise.all([createUser(database), createUser(database)]);
});
afterAll(() => database.drop());

const receipt = { fields: [{ label: "First name", source: "profile.first_name" }], files: [] };

const apply = (method: string | null, stored: unknown) =>
  database.asUser(owner.userId, (client) =>
    only<{ id: string }>(
      client,
      `insert into public.job_applied (job_title, company_name, job_url, application_method, receipt)
       values ('Cook', 'Acme', 'https://acme.test', $1, $2::jsonb) returning id`,
      [method, stored === null ? null : JSON.stringify(stored)],
    ),
  );

test("a receipt is stored with its application and read by its owner alone", async () => {
  const { id } = await apply("extension", receipt);
  const read = "select receipt from public.job_applied where id = $1";
  const own = await database.asUser(owner.userId, (client) => client.query(read, [id]));
  expect(own.rows).toEqual([{ receipt }]);
  const foreign = await database.asUser(stranger.userId, (client) => client.query(read, [id]));
  expect(foreign.rows).toEqual([]);
});

test("a receipt cannot be changed, not even by its owner", async () => {
  const { id } = await apply("extension", receipt);
  const rewrite = database.asUser(owner.userId, (client) =>
    client.query("update public.job_applied set receipt = '{}' where id = $1", [id]),
  );
  expect(await errorOf(rewrite)).toBe("42501");
});

test("a saved job gets its receipt when its application is sent, once", async () => {
  const { id } = await apply("extension", null);
  const change = (kept: unknown) =>
    database.asUser(owner.userId, (client) =>
      only<{ receipt: unknown }>(
        client,
        "update public.job_applied set receipt = $2::jsonb where id = $1 returning receipt",
        [id, kept === null ? null : JSON.stringify(kept)],
      ),
    );
  expect(await change(receipt)).toEqual({ receipt });
  expect(await errorOf(change({ fields: [] }))).toBe("42501");
  expect(await errorOf(change(null))).toBe("42501");
});

test("an application that is taken back is a saved job without a receipt, and gets the next one", async () => {
  const { id } = await apply("extension", receipt);
  const change = (stage: string, kept: unknown) =>
    database.asUser(owner.userId, (client) =>
      only<{ receipt: unknown }>(
        client,
        `update public.job_applied set application_stage = $2, receipt = $3::jsonb
         where id = $1 returning receipt`,
        [id, stage, kept === null ? null : JSON.stringify(kept)],
      ),
    );
  expect(await errorOf(change("applied", null))).toBe("42501");
  expect(await errorOf(change("saved", { fields: [] }))).toBe("42501");
  expect(await change("saved", null)).toEqual({ receipt: null });
  expect(await change("applied", receipt)).toEqual({ receipt });
});

test.each([
  ["extension", ["no object"]],
  ["extension", { text: "x".repeat(300_000) }],
  ["manual", receipt],
  [null, receipt],
])("an invalid receipt is rejected by %s", async (method, kept) => {
  expect(await errorOf(apply(method, kept))).toBe("23514");
});

test("a deleted application has its receipt in the trash", async () => {
  const { id } = await apply("extension", receipt);
  const kept = await database.asUser(owner.userId, async (client) => {
    await client.query("delete from public.job_applied where id = $1", [id]);
    return only<{ receipt: unknown }>(
      client,
      "select content -> 'receipt' as receipt from public.trash where row_id = $1",
      [id],
    );
  });
  expect(kept.receipt).toEqual(receipt);
});
