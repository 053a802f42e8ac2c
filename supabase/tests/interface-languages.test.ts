import { languages } from "@postulo/i18n/language";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser, only } from "./test-users.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("the database has the languages of the interface", async () => {
  const { stored } = await only<{ stored: string[] }>(
    database.admin,
    "select private.interface_languages() as stored",
  );
  expect(stored).toEqual([...languages]);
});

test.each(languages)("mails and calendars can be in %s", async (language) => {
  const { userId } = await createUser(database);
  await database.asUser(userId, (client) =>
    client.query("insert into public.notification_preference (language) values ($1)", [language]),
  );
  await database.admin.query(
    "insert into public.calendar_feed (user_id, language) values ($1, $2)",
    [userId, language],
  );
  const { signed } = await only<{ signed: { success: boolean } }>(
    database.admin,
    `select public.newsletter_signup('ana-${language}@example.org', '${language}') as signed`,
  );
  expect(signed.success).toBe(true);
  const entry = await only<{ language: string }>(
    database.admin,
    `select language from private.mailing_list_entry where email = 'ana-${language}@example.org'`,
  );
  expect(entry.language).toBe(language);
});
