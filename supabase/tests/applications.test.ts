import {
  applicationColumnNames,
  applicationColumns,
  maxLengthOf,
} from "@postulo/domain/application-columns";
import { describe, expect, test } from "vitest";
import { startApplicantSession } from "./applicant-session.ts";
import { createUser, errorOf } from "./test-users.ts";

const { apply, database, run, user } = startApplicantSession();

describe("the columns that packages/domain describes", () => {
  test.each(
    applicationColumnNames.flatMap((column) => {
      const maxLength = maxLengthOf(column);
      return maxLength === undefined ? [] : [[column, maxLength] as const];
    }),
  )("%s holds at most %i characters", async (column, maxLength) => {
    const prefix = column === "job_url" ? "https://" : "";
    const text = (length: number) => prefix.padEnd(length, "x");
    await apply({ [column]: text(maxLength) });
    expect(await errorOf(apply({ [column]: text(maxLength + 1) }))).toBe("23514");
  });

  test.each(
    Object.entries(applicationColumns).flatMap(([column, description]) =>
      description.type === "choice" ? [[column, description.values] as const] : [],
    ),
  )("%s is one of its values", async (column, values) => {
    for (const value of values) await apply({ [column]: value });
    expect(await errorOf(apply({ [column]: "anything" }))).toBe("23514");
  });

  test("tags are ten texts of 30 characters at most, on one line, trimmed and different", async () => {
    const { maxTags, maxTagLength } = applicationColumns.tags;
    const ten = Array.from({ length: maxTags }, (_, at) => `${at}`.padEnd(maxTagLength, "é"));
    for (const tags of [[], ten, ["a, b", '"c"', "d e"], ["🚀".repeat(maxTagLength)]])
      await apply({ tags });
    const wrong = [
      [...ten, "another"],
      ["x".repeat(maxTagLength + 1)],
      [""],
      [" a"],
      ["a\u00a0"],
      ["a\nb"],
      ["a\u0085b"],
      ["a\u2028b"],
      ["Remote", "remote"],
      [null],
      [["a"], ["b"]],
    ];
    for (const tags of wrong)
      expect([tags, await errorOf(apply({ tags }))]).toEqual([tags, "23514"]);
  });

  test("may be written by their owner", async () => {
    await apply();
    for (const column of applicationColumnNames)
      expect((await run(`update public.job_applied set ${column} = ${column}`)).rowCount).toBe(1);
  });
});

describe("an application", () => {
  test("that is only saved has no applied date, and gets today's when it leaves that stage", async () => {
    const { rows: saved } = await run(
      `insert into public.job_applied (job_title, company_name, job_url, application_stage, saved_at)
       values ('Nurse', 'Clinic', 'https://a.example', 'saved', '2026-10-03') returning applied_at, saved_at::text`,
    );
    expect(saved).toEqual([{ applied_at: null, saved_at: "2026-10-03" }]);
    const { rows: sent } = await run(
      `update public.job_applied set application_stage = 'applied'
       returning applied_at = (now() at time zone 'utc')::date as is_today, saved_at::text`,
    );
    expect(sent).toEqual([{ is_today: true, saved_at: "2026-10-03" }]);
  });

  test("has the defaults applied, today, medium priority and no reminder", async () => {
    await apply();
    const { rows } = await run(
      `select user_id, application_stage, priority_level, reminder_set, version,
         applied_at = (now() at time zone 'utc')::date as is_today
       from public.job_applied`,
    );
    expect(rows).toEqual([
      {
        user_id: user().userId,
        application_stage: "applied",
        priority_level: "medium",
        reminder_set: false,
        version: 1,
        is_today: true,
      },
    ]);
  });

  test("requires title, company and a valid URL", async () => {
    const wrong = [
      { job_title: "  " },
      { company_name: "" },
      { job_url: "" },
      { job_url: "javascript:alert(1)//https://a.test" },
      { job_url: "https://" },
      { job_url: "https://a.test/\nx" },
      { application_stage: "phone_screen" },
      { priority_level: "High" },
      { next_action: "follow up" },
      { job_title: "x".repeat(501) },
    ];
    for (const columns of wrong) {
      expect([columns, await errorOf(apply(columns))]).toEqual([columns, "23514"]);
    }
  });

  test("is added manually only with the permission", async () => {
    await apply({ application_method: "manual" });
    await database().admin.query(
      "update public.profile set can_add_manually = false where user_id = $1",
      [user().userId],
    );
    expect(await errorOf(apply({ application_method: "manual" }))).toBe("42501");
    await apply({ application_method: "extension" });
  });

  test("cannot be moved to another user", async () => {
    await apply();
    const { userId } = await createUser(database());
    expect(await errorOf(run("update public.job_applied set user_id = $1", [userId]))).toBe(
      "42501",
    );
    expect(await errorOf(apply({ user_id: userId }))).toBe("42501");
  });

  test("increments its version with every change, so that a stale one matches no row", async () => {
    const id = await apply();
    const change = "update public.job_applied set location = 'Lyon' where id = $1 and version = 1";
    expect((await run(change, [id])).rowCount).toBe(1);
    expect((await run(change, [id])).rowCount).toBe(0);
    expect(await errorOf(run("update public.job_applied set version = 1"))).toBe("42501");
  });
});

describe("the tags of several applications", () => {
  const change = async (ids: readonly string[], part: "p_added" | "p_removed", tag: string) => {
    const sql = `select id from public.change_tags($1, ${part} => $2)`;
    return (await run(sql, [ids, tag])).rows.map(({ id }): unknown => id);
  };
  const tagsOf = async (id: string) =>
    (await run("select tags from public.job_applied where id = $1", [id])).rows[0]?.tags;

  test("get one more where it is missing and there is room for it", async () => {
    const ten = Array.from({ length: 10 }, (_, at) => `${at}`);
    const ids = [await apply(), await apply({ tags: ["a", "REMOTE"] }), await apply({ tags: ten })];
    expect(await change(ids, "p_added", "Remote")).toEqual([ids[0]]);
    expect(await Promise.all(ids.map(tagsOf))).toEqual([["Remote"], ["a", "REMOTE"], ten]);
    expect(await errorOf(change(ids.slice(0, 1), "p_added", " x"))).toBe("23514");
  });

  test("lose one whatever its case, and keep the order of the others", async () => {
    const ids = [await apply({ tags: ["c", "Remote", "a"] }), await apply({ tags: ["b"] })];
    expect(await change(ids, "p_removed", "remote")).toEqual([ids[0]]);
    expect(await Promise.all(ids.map(tagsOf))).toEqual([["c", "a"], ["b"]]);
    const { rows } = await run("select id from public.change_tags($1)", [ids]);
    expect(rows).toEqual([]);
  });

  test("are those of their owner", async () => {
    const id = await apply();
    const stranger = await createUser(database());
    const { rowCount } = await database().asUser(stranger.userId, (client) =>
      client.query("select * from public.change_tags($1, p_added => 'x')", [[id]]),
    );
    expect([rowCount, await tagsOf(id)]).toEqual([0, []]);
  });
});

describe("the time when an application was added", () => {
  test("is the present for each row of a statement in their order, and is not written by the owner", async () => {
    await run(
      `insert into public.job_applied (job_title, company_name, job_url)
       select n, 'Acme', 'https://acme.test' from generate_series(1, 500) n`,
    );
    const { rows } = await run(
      `select job_title::int as n, created_at between now() - interval '1 minute' and clock_timestamp() as is_now
       from public.job_applied order by created_at`,
    );
    expect(rows).toEqual(Array.from({ length: 500 }, (_, at) => ({ n: at + 1, is_now: true })));
    const time = "2026-01-01T00:00:00Z";
    expect(await errorOf(apply({ created_at: time }))).toBe("42501");
    expect(await errorOf(run("update public.job_applied set created_at = $1", [time]))).toBe(
      "42501",
    );
  });
});
