import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser, only, errorOf } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let owner: TestUser;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = await createUser(database);
});
afterAll(() => database.drop());

const setAt = async () => {
  const { at } = await only<{ at: string }>(
    database.admin,
    "select digest_set_at::text as at from public.notification_preference",
  );
  return at;
};
const change = (column: string, value: unknown) =>
  database.asUser(owner.userId, (client) =>
    client.query(`update public.notification_preference set ${column} = $1`, [value]),
  );

test("nothing is sent without consent, and a changed hour applies from then on", async () => {
  const { digest } = await database.asUser(owner.userId, (client) =>
    only<{ digest: boolean }>(
      client,
      "insert into public.notification_preference (time_zone) values ('Europe/Paris') returning digest",
    ),
  );
  expect(digest).toBe(false);
  const first = await setAt();
  await change("language", "fr");
  expect(await setAt()).toBe(first);
  await change("digest_hour", 7);
  expect(await setAt()).not.toBe(first);
});

test.each([
  ["digest_hour", 24, "23514"],
  ["digest_hour", -1, "23514"],
  ["language", "de", "23514"],
  ["time_zone", "Europe/Atlantis", "23514"],
  ["time_zone", "Paris+1", "23514"],
  ["time_zone", "America/Argentina/Buenos_Aires", "none"],
  ["time_zone", "Etc/GMT-3", "none"],
  ["time_zone", "America/Port-au-Prince", "none"],
  ["digest_set_at", "2020-01-01", "42501"],
  ["user_id", "b1e2f3a4-0000-4000-8000-000000000000", "42501"],
])("of %s, %j returns %s", async (column, value, code) => {
  expect(await errorOf(change(column, value))).toBe(code);
});
