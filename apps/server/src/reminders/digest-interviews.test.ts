import { createTestDatabase } from "@postulo/postgres/test-database";
import { afterAll, expect, test } from "vitest";
import { readDigest } from "./digest-content.ts";
import { writeDigestMail } from "./digest-mail.ts";

const database = await createTestDatabase();
const { admin, pool } = database;
afterAll(() => database.drop());

test("the daily e-mail has the interviews of the day by the clock of the person, and the agreed hour where it differs", async () => {
  const userId = await database.createUser("ana@example.org");
  await admin.query(
    "insert into public.notification_preference (user_id, digest, time_zone) values ($1, true, 'Europe/Paris')",
    [userId],
  );
  await admin.query(
    "insert into public.job_applied (user_id, job_title, company_name, job_url) values ($1, 'Cuisinière', 'Acme', 'https://acme.test')",
    [userId],
  );
  const meet = (at: string, zone: string, outcome: string | null = null) =>
    admin.query(
      `insert into public.interview (application_id, user_id, kind, starts_at, time_zone, place, outcome)
       select id, user_id, 'onSite', $2, $3, E'8 rue des Tilleuls,\nLyon', $4 from public.job_applied where user_id = $1`,
      [userId, at, zone, outcome],
    );
  // The evening in New York is the next day in Paris.
  await meet("2026-11-24T00:30:00Z", "America/New_York");
  await meet("2026-11-24T13:30:00Z", "Europe/Paris");
  await meet("2026-11-24T15:00:00Z", "Europe/Paris", "cancelled");
  const mailOf = async (day: string) =>
    writeDigestMail({
      to: "ana@example.org",
      language: "fr",
      day,
      content: await readDigest(pool, { userId, day }),
      publicUrl: "https://jobs.example.org",
      unsubscribeLink: "https://jobs.example.org/x",
    });
  const hasNews = async (day: string) =>
    (await admin.query("select private.has_news($1, $2) as news", [userId, day])).rows[0]?.news;
  expect([await mailOf("2026-11-23"), await hasNews("2026-11-23")]).toEqual([undefined, false]);
  expect(await hasNews("2026-11-24")).toBe(true);
  const mail = await mailOf("2026-11-24");
  expect(mail?.subject).toBe("Aujourd’hui\u00a0: 2 entretiens");
  const what = "Entretien sur place\u00a0: Cuisinière, Acme (8 rue des Tilleuls, Lyon)";
  expect(mail?.text).toContain(`- 01:30 (19:30 America/New York) ${what}`);
  expect(mail?.text).toContain(`- 14:30 ${what}`);
  expect(mail?.text).not.toContain("16:00");
});
