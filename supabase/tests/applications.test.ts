import {
  applicationColumnNames,
  applicationColumns,
  maxLengthOf,
} from "@postulo/domain/application-columns";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUser, only, errorOf } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let user: TestUser;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  user = await createUser(database);
});
afterAll(() => database.drop());

const run = (sql: string, values: unknown[] = []) =>
  database.asUser(user.userId, (client) => client.query(sql, values));

async function apply(columns: Record<string, unknown> = {}): Promise<string> {
  const row = { job_title: "Cook", company_name: "Acme", job_url: "https://acme.test", ...columns };
  const names = Object.keys(row);
  const { id } = await database.asUser(user.userId, (client) =>
    only<{ id: string }>(
      client,
      `insert into public.job_applied (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})
       returning id`,
      Object.values(row),
    ),
  );
  return id;
}

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
        user_id: user.userId,
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
    await database.admin.query(
      "update public.profile set can_add_manually = false where user_id = $1",
      [user.userId],
    );
    expect(await errorOf(apply({ application_method: "manual" }))).toBe("42501");
    await apply({ application_method: "extension" });
  });

  test("cannot be moved to another user", async () => {
    await apply();
    const { userId } = await createUser(database);
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
