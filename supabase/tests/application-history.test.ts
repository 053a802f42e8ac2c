import { applicationColumnNames } from "@postulo/domain/application-columns";
import { describe, expect, test } from "vitest";
import { startApplicantSession } from "./applicant-session.ts";
import { asServer, errorOf } from "./test-users.ts";

const { apply, database, history, run, user } = startApplicantSession();

const contactColumns = ["contact_email", "contact_name", "contact_phone"];

describe("the history of an application", () => {
  test("has its first stage and each change with old value, new value and actor", async () => {
    const id = await apply();
    await run(
      "update public.job_applied set application_stage = 'interview1', priority_level = 'high' where id = $1",
      [id],
    );
    await run(
      "update public.job_applied set application_stage = 'rejected', location = 'Lyon' where id = $1",
      [id],
    );
    await run("update public.job_applied set application_stage = 'rejected' where id = $1", [id]);
    const who = { actor_id: user().userId };
    const stage = { ...who, field: "application_stage" };
    expect(await history()).toEqual([
      { ...stage, kind: "created", old_value: null, new_value: "applied" },
      { ...stage, kind: "changed", old_value: "applied", new_value: "interview1" },
      { ...who, field: "priority_level", kind: "changed", old_value: "medium", new_value: "high" },
      { ...who, field: "location", kind: "changed", old_value: null, new_value: "Lyon" },
      { ...stage, kind: "changed", old_value: "interview1", new_value: "rejected" },
    ]);
  });

  test("has the first stages of many applications that are inserted together, recorded by one call", async () => {
    const client = await database().admin.connect();
    try {
      await client.query("begin");
      await client.query("set local track_functions = 'pl'");
      await client.query(
        `insert into public.job_applied (user_id, job_title, company_name, job_url, application_stage)
         select $1, 'Cook', 'Acme', 'https://acme.test/' || n, 'offer' from generate_series(1, 100) n`,
        [user().userId],
      );
      const { rows } = await client.query(
        `select sum(calls)::int as calls from pg_stat_xact_user_functions where funcname like 'record\\_%'`,
      );
      expect(rows).toEqual([{ calls: 1 }]);
      await client.query("commit");
    } finally {
      await client.query("rollback");
      client.release();
    }
    const { rows } = await run(
      `select count(distinct application_id)::int as applications, count(*)::int as events, array_agg(distinct new_value) as stages
       from public.application_event`,
    );
    expect(rows).toEqual([{ applications: 100, events: 100, stages: ["offer"] }]);
  });

  test("has each change of each column with its values before and after", async () => {
    const id = await apply({ next_action: "followUp" });
    const changes: Readonly<Record<string, string | null>> = {
      job_title: "Chef",
      company_name: "Acme & Sons",
      job_url: "https://acme.test/2",
      location: "Lyon",
      employment_type: "permanent",
      applied_at: "2026-10-02",
      saved_at: "2026-10-01",
      source: "A friend",
      application_stage: "offer",
      priority_level: "high",
      next_action: null,
      next_action_date: "2026-11-30",
      reminder_set: "true",
      tags: '{Remote,"Dream job"}',
    };
    for (const [column, value] of Object.entries(changes))
      await run(`update public.job_applied set ${column} = $1 where id = $2`, [value, id]);
    const { rows } = await run(
      "select field, old_value, new_value from public.application_event where kind = 'changed' and field <> 'task'",
    );
    const recorded = new Map(rows.map((row) => [row.field, row.new_value]));
    expect(Object.fromEntries(recorded)).toEqual({ ...changes, tags: '["Remote","Dream job"]' });
    expect(rows).toContainEqual({
      field: "job_title",
      old_value: "Cook",
      new_value: "Chef",
    });
    const texts = ["notes", "posting_text", "salary"];
    const others = [...texts, ...contactColumns];
    expect(new Set([...recorded.keys(), ...others])).toEqual(new Set(applicationColumnNames));
  });

  test("of the contact it has that it was changed, without values", async () => {
    const id = await apply({ contact_name: "Léa" });
    const update = "update public.job_applied set contact_name = $1, contact_email = $2";
    await run(`${update}, contact_phone = '+33 1 23' where id = $3`, ["Tom", "tom@acme.test", id]);
    await run(`${update} where id = $3`, [null, "tom@acme.test", id]);
    const { rows } = await run(
      "select field, old_value, new_value from public.application_event where kind = 'changed' order by occurred_at, field",
    );
    const fields = [...contactColumns, "contact_name"];
    expect(rows).toEqual(fields.map((field) => ({ field, old_value: null, new_value: null })));
  });

  test("keeps what was typed before a text is taken back, within ten minutes too", async () => {
    const id = await apply({ notes: "First" });
    for (const notes of ["S", "Second", "First", "Second", "Third"])
      await run("update public.job_applied set notes = $1 where id = $2", [notes, id]);
    const { rows } = await run(
      "select old_value from public.application_event where field = 'notes' order by occurred_at",
    );
    expect(rows.map((row) => row.old_value)).toEqual(["First", "Second", "First"]);
  });

  test("of a text that saves itself it has the one before, once in ten minutes", async () => {
    const id = await apply({ notes: "First" });
    const write = (notes: string | null) =>
      run("update public.job_applied set notes = $1 where id = $2", [notes, id]);
    async function makeOlder() {
      const table = "alter table public.application_event";
      await database().admin.query(`${table} disable trigger keep_rows`);
      await database().admin.query(
        "update public.application_event set occurred_at = occurred_at - interval '11 minutes' where field = 'notes'",
      );
      await database().admin.query(`${table} enable trigger keep_rows`);
    }
    for (const notes of ["S", "Second", null, "Third"]) await write(notes);
    const changed =
      "select old_value, new_value from public.application_event where field = 'notes'";
    expect((await run(changed)).rows).toEqual([{ old_value: "First", new_value: null }]);

    await makeOlder();
    await write("x".repeat(20_001));
    await makeOlder();
    await write("Fourth");
    expect((await run(`${changed} order by occurred_at`)).rows).toEqual([
      { old_value: "First", new_value: null },
      { old_value: "Third", new_value: null },
      // Too long for the history.
      { old_value: null, new_value: "" },
    ]);
  });

  test("cannot be changed", async () => {
    await apply();
    const before = await history();
    for (const sql of [
      "update public.application_event set new_value = 'offer'",
      "delete from public.application_event",
      `insert into public.application_event (application_id, user_id, kind, field, new_value)
       select application_id, user_id, kind, field, 'offer' from public.application_event`,
    ]) {
      expect([sql, await errorOf(run(sql))]).toEqual([sql, "42501"]);
      const byServer = asServer(database(), (client) => client.query(sql));
      expect([sql, await errorOf(byServer)]).toEqual([sql, "42501"]);
    }
    for (const sql of [
      "update public.application_event set new_value = 'offer'",
      "delete from public.application_event",
      "truncate public.application_event",
      "truncate public.job_applied cascade",
    ]) {
      expect([sql, await errorOf(database().admin.query(sql))]).toEqual([sql, "42501"]);
    }
    expect(await history()).toEqual(before);
  });

  test("is moved to the trash with its application", async () => {
    const id = await apply();
    await run("update public.job_applied set application_stage = 'offer' where id = $1", [id]);
    await run("delete from public.job_applied where id = $1", [id]);
    expect(await history()).toEqual([]);
    const { rows } = await run(
      `select table_name, row_id, content ->> 'job_title' as title, jsonb_path_query_array(content, '$.events[*].new_value') as stages
       from public.trash`,
    );
    expect(rows).toEqual([
      { table_name: "job_applied", row_id: id, title: "Cook", stages: ["applied", "offer"] },
    ]);
  });

  test("may be dated by the owner of the tables, never in the future", async () => {
    const client = await database().admin.connect();
    const at = (time: string) =>
      client.query("select set_config('postulo.happened_at', $1, true)", [time]);
    try {
      await client.query("begin");
      await client.query(
        "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
        [JSON.stringify({ sub: user().userId, role: "authenticated" })],
      );
      await at("2026-01-05T09:00:00Z");
      await client.query(
        "insert into public.job_applied (job_title, company_name, job_url) values ('Cook', 'Acme', 'https://acme.test')",
      );
      await at("2026-02-01T10:30:00Z");
      await client.query("update public.job_applied set application_stage = 'offer'");
      await at("2999-01-01T00:00:00Z");
      await client.query("update public.job_applied set application_stage = 'withdrawn'");
      await client.query("commit");
    } finally {
      client.release();
    }
    const { rows } = await run(
      "select new_value, occurred_at, occurred_at <= clock_timestamp() as is_past, actor_id from public.application_event order by 2",
    );
    const who = { actor_id: user().userId, is_past: true };
    expect(rows).toMatchObject([
      { ...who, new_value: "applied", occurred_at: new Date("2026-01-05T09:00:00Z") },
      { ...who, new_value: "offer", occurred_at: new Date("2026-02-01T10:30:00Z") },
      { ...who, new_value: "withdrawn" },
    ]);
  });

  test("cannot be dated by callers of the server", async () => {
    for (const as of [
      asServer,
      (_: unknown, work: Parameters<typeof asServer>[1]) => database().asUser(user().userId, work),
    ]) {
      await as(database(), async (client) => {
        await client.query("select set_config('postulo.happened_at', '2020-01-01', true)");
        await client.query(
          "insert into public.job_applied (user_id, job_title, company_name, job_url) values ($1, 'Cook', 'Acme', 'https://acme.test')",
          [user().userId],
        );
      });
    }
    const { rows } = await run(
      "select count(*)::int as n from public.application_event where occurred_at > now() - interval '1 hour'",
    );
    expect(rows).toEqual([{ n: 2 }]);
  });
});
