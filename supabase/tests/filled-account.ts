import type { TestDatabase } from "@postulo/postgres/test-database";
import { asServer, insertFile, only, storeObject } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

/** Skills to pick from are the same for everybody who signed in. */
export const readByEverybody = ["predefined_skills", "skill_categories", "skill_subcategories"];

/** Inserts a row of the owner into every table of `public` that has owners. */
export async function fillAccount(database: TestDatabase, owner: TestUser): Promise<void> {
  const { userId, profileId, subscriptionId } = owner;
  await database.asUser(userId, async (client) => {
    const ofProfile = async (table: string, column: string) =>
      client.query(
        `insert into public.${table} (profile_id, ${column}) values ($1, $2), ($1, $2)`,
        [profileId, "mine"],
      );
    for (const [table, column] of [
      ["education", "school"],
      ["contributions", "title"],
      ["other", "content"],
      ["websites", "domain"],
      ["competencies", "name"],
    ] as const) {
      await ofProfile(table, column);
    }
    await client.query(
      "insert into public.experiences (profile_id, company, title) values ($1, 'Acme', 'Cook')",
      [profileId],
    );
    await client.query(
      "insert into public.job_applied (job_title, company_name, job_url) values ('Cook', 'Acme', 'https://acme.test/1')",
    );
    await client.query(
      "insert into public.application_contacts (application_id, name) select id, 'Léa' from public.job_applied",
    );
    await client.query(
      "insert into public.task (application_id, title) select id, 'Call Rose' from public.job_applied",
    );
    await client.query(
      `insert into public.interview (application_id, kind, starts_at, time_zone)
       select id, 'phone', '2027-01-04T09:00:00Z', 'Europe/Paris' from public.job_applied`,
    );
    await client.query("delete from public.other where id = (select id from public.other limit 1)");
    await client.query(
      "insert into public.letter_answers (posting_key, why) values ('cook|acme', 'I live next door.')",
    );
    await client.query(
      "insert into public.saved_view (name, query) values ('By stage', 'group=stage')",
    );
    await client.query("insert into public.notification_preference (digest) values (true)");
    await client.query("select public.try_consume($1, 'doc_upload', 1)", [subscriptionId]);
  });
  await database.admin.query(
    `with feed as (insert into public.calendar_feed (user_id, language) values ($1, 'en'))
     insert into public.digest_delivery (user_id, day, state, due_at) values ($1, '2026-11-23', 'sent', now())`,
    [userId],
  );
  await storeObject(database, owner, "letter.pdf");
  await insertFile(database, owner, "letter.pdf");
  await database.asUser(userId, (client) =>
    client.query(
      "insert into public.application_files (application_id, file_id) select a.id, f.id from public.job_applied a, public.files f",
    ),
  );
  await deliverLetter(database, userId);
  await adaptCv(database, userId);
}

/** A CV for a posting with its first version. */
async function adaptCv(database: TestDatabase, userId: string): Promise<void> {
  await asServer(database, async (client) => {
    const { id } = await only<{ id: string }>(
      client,
      "insert into public.cvs (user_id, posting) values ($1, 'Cook') returning id",
      [userId],
    );
    await client.query(
      "insert into public.cv_versions (cv_id, user_id, writer) values ($1, $2, 'composer')",
      [id, userId],
    );
  });
}

/** A delivered letter, and the call to a model behind it. */
async function deliverLetter(database: TestDatabase, userId: string): Promise<void> {
  await asServer(database, async (client) => {
    const { id } = await only<{ id: string }>(
      client,
      "insert into public.letters (user_id, language, posting) values ($1, 'en', 'Cook') returning id",
      [userId],
    );
    await client.query(
      "insert into public.letter_versions (letter_id, user_id, text, writer) values ($1, $2, 'Dear cook', 'model')",
      [id, userId],
    );
    await client.query(
      "select public.open_model_call($1, 'letter', 'openai', 'm', 'models.test', 10, 0, null)",
      [userId],
    );
  });
}
