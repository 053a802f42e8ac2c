import { describe, expect, test } from "vitest";
import { startApplicantSession } from "./applicant-session.ts";
import { createUser, errorOf } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

const { apply, database, run, runAs, user } = startApplicantSession();

async function rejectedAfterInterview(): Promise<string> {
  const columns = { notes: "**Friendly**", salary: "30 k€", tags: ["Remote", "Élan"] };
  const id = await apply(columns);
  for (const stage of ["interview1", "rejected"]) {
    await run("update public.job_applied set application_stage = $2 where id = $1", [id, stage]);
  }
  return id;
}
const everything = async () => {
  const rows = await run("select * from public.job_applied");
  const events = await run("select * from public.application_event order by occurred_at");
  return [rows.rows, events.rows];
};
const restore = async (id: string, by = user()): Promise<unknown> => {
  const { rows } = await runAs(by, "select public.restore_application($1) as done", [id]);
  return rows[0]?.done;
};

describe("a deleted application", () => {
  test("is restored unchanged, with its history and nothing added to it", async () => {
    const id = await rejectedAfterInterview();
    const before = await everything();
    await run("delete from public.job_applied");
    expect(await everything()).toEqual([[], []]);
    expect(await restore(id)).toBe(true);
    expect(await everything()).toEqual(before);
    expect((await run("select * from public.trash")).rows).toEqual([]);
  });

  test("gets its letters, CVs and answers back, but none that is for another application by now", async () => {
    const [id, other] = [await rejectedAfterInterview(), await rejectedAfterInterview()];
    const write = (sql: string) =>
      database()
        .admin.query<{ id: string }>(sql, [user().userId, id])
        .then(({ rows }) => rows[0]?.id);
    const letter = "insert into public.letters (user_id, language, posting, application_id)";
    const documents = [
      await write(`${letter} values ($1, 'en', 'Cook', $2) returning id`),
      await write(
        "insert into public.cvs (user_id, posting, application_id) values ($1, 'Cook', $2) returning id",
      ),
      await write(
        "insert into public.letter_answers (user_id, posting_key, application_id) values ($1, 'key', $2) returning id",
      ),
    ];
    const moved = await write(`${letter} values ($1, 'en', 'Cook', $2) returning id`);
    await run("delete from public.job_applied where id = $1", [id]);
    await run("update public.letters set application_id = $1 where id = $2", [other, moved]);
    expect(await restore(id)).toBe(true);
    const { rows } = await run(
      `select id, application_id from public.letters union all select id, application_id from public.cvs
       union all select id, application_id from public.letter_answers`,
    );
    const linked = documents.map((document) => ({ id: document, application_id: id }));
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(expect.arrayContaining([...linked, { id: moved, application_id: other }]));
  });

  test("is restored together with others, and those of another user are not", async () => {
    const ids = [await rejectedAfterInterview(), await rejectedAfterInterview()];
    const before = await everything();
    await run("delete from public.job_applied");
    const restoreAll = async (by: TestUser): Promise<unknown> => {
      const sql = "select public.restore_applications($1) as done";
      return (await runAs(by, sql, [[...ids, crypto.randomUUID()]])).rows[0]?.done;
    };
    expect(await restoreAll(await createUser(database()))).toBe(0);
    expect(await restoreAll(user())).toBe(2);
    const [rows = [], events = []] = await everything();
    expect(rows).toEqual(expect.arrayContaining(before[0] ?? []));
    expect(events).toEqual(expect.arrayContaining(before[1] ?? []));
    expect(await restoreAll(user())).toBe(0);
  });

  test("is restored once, and can be trashed and restored again", async () => {
    const id = await rejectedAfterInterview();
    await run("delete from public.job_applied");
    expect(await Promise.all([restore(id), restore(id)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    await run("delete from public.job_applied");
    expect(await restore(id)).toBe(true);
    await run("update public.job_applied set application_stage = 'offer'");
    expect((await run("select * from public.application_event")).rows).toHaveLength(4);
  });

  test("that was deleted before there were tags and times is restored with neither missing", async () => {
    const id = await rejectedAfterInterview();
    await run("delete from public.job_applied");
    await database().admin.query(
      "update public.trash set content = content - '{tags,created_at}'::text[]",
    );
    expect(await restore(id)).toBe(true);
    const { rows } = await run(
      "select tags, created_at = applied_at::timestamp at time zone 'utc' as is_dated from public.job_applied",
    );
    expect(rows).toEqual([{ tags: [], is_dated: true }]);
  });

  test("is not restored by another user, nor after 30 days", async () => {
    const id = await rejectedAfterInterview();
    await run("delete from public.job_applied");
    expect(await restore(id, await createUser(database()))).toBe(false);
    await database().admin.query("update public.trash set deleted_at = now() - interval '31 days'");
    expect(await restore(id)).toBe(false);
  });
});

test("the first stage of a new application is recorded, even when the user tries to forge it", async () => {
  const id = "11111111-1111-4111-8111-111111111111";
  expect(await errorOf(run("insert into private.restoring_application values ($1)", [id]))).toBe(
    "42501",
  );
  await run(
    "insert into public.job_applied (id, job_title, company_name, job_url) values ($1, 'Cook', 'Acme', 'https://acme.test')",
    [id],
  );
  expect((await run("select * from public.application_event")).rows).toHaveLength(1);
});
