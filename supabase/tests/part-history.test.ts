import { describe, expect, test } from "vitest";
import { startApplicantSession } from "./applicant-session.ts";
import { insertFile, storeObject } from "./test-users.ts";

const { apply, database, history, run, user } = startApplicantSession("VIP");

describe("the history of an application", () => {
  test("has tasks and interviews with what they were and are", async () => {
    const id = await apply();
    const parts = () =>
      run(
        `select kind, field, old_value::jsonb as old, new_value::jsonb as new from public.application_event
         where field in ('task', 'interview') order by occurred_at`,
      );
    await run("insert into public.task (application_id, title) values ($1, 'Call')", [id]);
    await run("update public.task set due_date = '2026-12-01', done_at = now()");
    await run("delete from public.task");
    const open = { title: "Call", action: null, due_date: null, is_done: false };
    const done = { ...open, due_date: "2026-12-01", is_done: true };
    const interview = { kind: "video", starts_at: "2026-12-02T09:00:00+00:00" };
    const met = { ...interview, time_zone: "Europe/Paris", outcome: null };
    await run(
      `insert into public.interview (application_id, kind, starts_at, time_zone, people)
       values ($1, 'video', $2, 'Europe/Paris', 'Rose')`,
      [id, interview.starts_at],
    );
    await run("update public.interview set asked_at = now()");
    await run("update public.interview set people = 'Rose, Tom'");
    expect((await parts()).rows).toEqual([
      { kind: "added", field: "task", old: null, new: open },
      { kind: "changed", field: "task", old: open, new: done },
      { kind: "removed", field: "task", old: done, new: null },
      { kind: "added", field: "interview", old: null, new: met },
      { kind: "changed", field: "interview", old: met, new: met },
    ]);
  });

  test("has the people, files, letters and CVs, of people without values", async () => {
    const [id, other] = [await apply(), await apply()];
    await run(
      "insert into public.application_contacts (application_id, name) values ($1, 'Rose')",
      [id],
    );
    await run("update public.application_contacts set phone = '+33 1 23'");
    await run("delete from public.application_contacts");
    await storeObject(database(), user(), "CV.pdf");
    const file = await insertFile(database(), user(), "CV.pdf");
    await run("insert into public.application_files (application_id, file_id) values ($1, $2)", [
      id,
      file,
    ]);
    await run("delete from public.application_files");
    for (const insert of [
      "insert into public.letters (user_id, language, posting, application_id) values ($1, 'en', 'Cook', $2)",
      "insert into public.cvs (user_id, posting, application_id) values ($1, 'Cook', $2)",
    ])
      await database().admin.query(insert, [user().userId, id]);
    for (const table of ["letters", "cvs"])
      await run(`update public.${table} set application_id = $1`, [other]);
    const { rows } = await run(
      `select kind, field, old_value::jsonb as old, new_value::jsonb as new, application_id = $1 as is_first
       from public.application_event where kind in ('added', 'changed', 'removed') order by occurred_at`,
      [id],
    );
    const none = { old: null, new: null, is_first: true };
    const name = { name: "CV.pdf" };
    const moved = (field: string) => [
      { ...none, kind: "removed", field },
      { ...none, kind: "added", field, is_first: false },
    ];
    expect(rows).toEqual([
      { ...none, kind: "added", field: "contact" },
      { ...none, kind: "changed", field: "contact" },
      { ...none, kind: "removed", field: "contact" },
      { ...none, kind: "added", field: "file", new: name },
      { ...none, kind: "removed", field: "file", old: name },
      { ...none, kind: "added", field: "letter" },
      { ...none, kind: "added", field: "cv" },
      ...moved("letter"),
      ...moved("cv"),
    ]);
  });

  test("comes back from the trash as it was, with its tasks and interviews", async () => {
    const id = await apply({ next_action: "followUp" });
    await run(
      "insert into public.interview (application_id, kind, starts_at, time_zone) values ($1, 'phone', now(), 'UTC')",
      [id],
    );
    const before = await history();
    await run("delete from public.job_applied where id = $1", [id]);
    await run("select public.restore_application($1)", [id]);
    expect(await history()).toEqual(before);
    expect(before).toHaveLength(3);
  });
});
