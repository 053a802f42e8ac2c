import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUser, errorOf, only } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let owner: TestUser;
let application: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createUser(database, "VIP");
  application = await apply();
});

const runAs = ({ userId }: TestUser, sql: string, values: unknown[] = []) =>
  database.asUser(userId, (client) => client.query(sql, values));
const run = (sql: string, values: unknown[] = []) => runAs(owner, sql, values);

async function apply(columns: Record<string, unknown> = {}): Promise<string> {
  const names = ["job_title", "company_name", "job_url", ...Object.keys(columns)];
  const values = ["Cook", "Acme", "https://acme.test", ...Object.values(columns)];
  const places = values.map((_, at) => `$${at + 1}`);
  const { id } = await database.asUser(owner.userId, (client) =>
    only<{ id: string }>(
      client,
      `insert into public.job_applied (${names.join(", ")}) values (${places.join(", ")}) returning id`,
      values,
    ),
  );
  return id;
}
type Columns = [action: string | null, day: string | null, reminder: boolean];

/** What the three columns show; with `change`, what the response to that change of an application shows. */
async function shown(change = "", id = application): Promise<Columns> {
  const sql = change
    ? `update public.job_applied set ${change} where id = $1 returning *`
    : "select * from public.job_applied where id = $1";
  const { rows } = await run(sql, [id]);
  return [rows[0]?.next_action, rows[0]?.next_action_date, rows[0]?.reminder_set];
}
async function tasks(id = application): Promise<unknown[]> {
  const { rows } = await run(
    `select coalesce(title, action) as what, due_date as day, reminder_set as reminder, done_at is not null as done
     from public.task where application_id = $1 order by created_at`,
    [id],
  );
  return rows.map(({ what, day, reminder, done }) => [what, day, reminder, done]);
}
const add = (values: { title?: string; action?: string; day?: string; reminder?: boolean }) =>
  run(
    "insert into public.task (application_id, title, action, due_date, reminder_set) values ($1, $2, $3, $4, $5)",
    [application, values.title, values.action, values.day, values.reminder ?? false],
  );
const nothing: Columns = [null, null, false];

describe("the columns of an application", () => {
  test("become its first task when it is added with them", async () => {
    const id = await apply({ next_action: "followUp", next_action_date: "2027-01-02" });
    expect(await tasks(id)).toEqual([["followUp", "2027-01-02", false, false]]);
    expect(await tasks()).toEqual([]);
  });

  test("change that task when they are written", async () => {
    expect(await shown("next_action_date = '2027-01-02'")).toEqual([null, "2027-01-02", false]);
    expect(await shown("next_action = 'followUp', reminder_set = true")).toEqual([
      "followUp",
      "2027-01-02",
      true,
    ]);
    expect(await tasks()).toEqual([["followUp", "2027-01-02", true, false]]);
  });

  test("show the first open task, by day and then by creation", async () => {
    await add({ title: "Some day" });
    expect(await shown()).toEqual(nothing);
    await add({ action: "sendThankYou", day: "2027-02-02", reminder: true });
    expect(await shown()).toEqual(["sendThankYou", "2027-02-02", true]);
    await add({ title: "Call Rose", day: "2027-01-02" });
    expect(await shown()).toEqual([null, "2027-01-02", false]);
    await run("update public.task set done_at = now() where title = 'Call Rose'");
    expect(await shown()).toEqual(["sendThankYou", "2027-02-02", true]);
    await run("delete from public.task where action = 'sendThankYou'");
    expect(await shown()).toEqual(nothing);
    await run("update public.task set done_at = null where title = 'Call Rose'");
    expect(await shown()).toEqual([null, "2027-01-02", false]);
  });

  test("change the task that they showed, also when its new day is later than that of another", async () => {
    await add({ action: "followUp", day: "2027-01-02" });
    await add({ action: "sendThankYou", day: "2027-01-05" });
    expect(await shown("next_action_date = '2027-03-01'")).toEqual([
      "followUp",
      "2027-03-01",
      false,
    ]);
    expect(await shown("next_action_date = '2027-01-02'")).toEqual([
      "followUp",
      "2027-01-02",
      false,
    ]);
    expect(await tasks()).toEqual([
      ["followUp", "2027-01-02", false, false],
      ["sendThankYou", "2027-01-05", false, false],
    ]);
  });

  test("close the task when they are emptied, show the next one, and open it again by an undo", async () => {
    await add({ action: "followUp" });
    await add({ action: "sendThankYou", day: "2027-01-05" });
    await run("update public.task set due_date = '2027-01-02' where action = 'followUp'");
    const emptied = "next_action = null, next_action_date = null, reminder_set = false";
    expect(await shown(emptied)).toEqual(["sendThankYou", "2027-01-05", false]);
    expect(await tasks()).toContainEqual(["followUp", "2027-01-02", false, true]);
    expect(await shown("next_action = 'followUp', next_action_date = '2027-01-02'")).toEqual([
      "followUp",
      "2027-01-02",
      false,
    ]);
    expect(await tasks()).toEqual([
      ["followUp", "2027-01-02", false, false],
      ["sendThankYou", "2027-01-05", false, false],
    ]);
  });

  test("are undone by the changed column alone", async () => {
    await add({ action: "followUp" });
    await add({ action: "researchCompany" });
    expect(await shown("next_action = null")).toEqual(["researchCompany", null, false]);
    expect(await shown("next_action = 'followUp'")).toEqual(["followUp", null, false]);
    expect(await tasks()).toEqual([
      ["followUp", null, false, false],
      ["researchCompany", null, false, false],
    ]);
  });

  test("put an action above the words of the task that they show, which an undo shows again", async () => {
    await add({ title: "Some day" });
    await add({ title: "Ring Priya", day: "2027-01-02", reminder: true });
    const rows = async () =>
      (
        await run(
          "select title, action, due_date::text as day, done_at is null as open from public.task where application_id = $1 order by created_at",
          [application],
        )
      ).rows.map(({ title, action, day, open }) => [title, action, day, open]);
    expect(await shown("next_action = 'sendThankYou'")).toEqual([
      "sendThankYou",
      "2027-01-02",
      true,
    ]);
    expect(await rows()).toEqual([
      ["Some day", null, null, true],
      ["Ring Priya", "sendThankYou", "2027-01-02", true],
    ]);
    expect(await shown("next_action = null")).toEqual([null, "2027-01-02", true]);
    await run("update public.task set done_at = now() where title = 'Ring Priya'");
    expect(await shown("next_action = 'followUp'")).toEqual(["followUp", null, false]);
    expect(await rows()).toContainEqual(["Some day", "followUp", null, true]);
    expect(await shown("next_action = null")).toEqual(nothing);
    expect(await rows()).toContainEqual(["Some day", null, null, true]);
  });

  test("close a task whose words are blank, which says nothing without its action", async () => {
    await add({ title: " ", action: "followUp" });
    expect(await shown("next_action = null")).toEqual(nothing);
    expect(await tasks()).toEqual([[" ", null, false, true]]);
    expect(await shown("next_action = 'followUp'")).toEqual(["followUp", null, false]);
    expect(await tasks()).toEqual([[" ", null, false, false]]);
  });

  test("raise the version once per change, so that what was seen is still what is compared", async () => {
    const version = async () =>
      (await run("select version from public.job_applied where id = $1", [application])).rows[0]
        ?.version;
    await shown("next_action = 'followUp'");
    expect(await version()).toBe(2);
    await add({ title: "Some day" });
    expect(await version()).toBe(2);
    await add({ title: "Before", day: "2027-01-01" });
    expect(await version()).toBe(3);
  });
});

test("two people's hands at once, on column and task, neither lock each other out nor part the two", async () => {
  await add({ action: "followUp", day: "2027-01-02" });
  const days = Array.from({ length: 12 }, (_, at) => `2027-02-${String(at + 10)}`);
  await Promise.all(
    days.map((day, at) =>
      at % 2 === 0
        ? run("update public.job_applied set next_action_date = $2 where id = $1", [
            application,
            day,
          ])
        : run("update public.task set due_date = $2 where application_id = $1", [application, day]),
    ),
  );
  const [, day] = await shown();
  expect(await tasks()).toEqual([["followUp", day, false, false]]);
});

describe("tasks and interviews", () => {
  const interview = (by: TestUser, zone = "Europe/Paris", kind = "video") =>
    runAs(
      by,
      "insert into public.interview (application_id, kind, starts_at, time_zone) values ($1, $3, '2027-03-28T08:00:00Z', $2)",
      [application, zone, kind],
    );
  const everything = async () => {
    const tables = ["job_applied", "task", "interview"];
    const found = await Promise.all(
      tables.map((table) => run(`select to_jsonb(t) as row from public.${table} t order by row`)),
    );
    return found.map(({ rows }) => rows);
  };

  test("go to the trash and come back with their application", async () => {
    await add({ action: "followUp", day: "2027-01-02" });
    await add({ title: "Call Rose", day: "2027-01-01" });
    await shown("next_action_date = '2027-05-01'");
    await interview(owner);
    const before = await everything();
    expect(before.map(({ length }) => length)).toEqual([1, 2, 1]);
    await run("delete from public.job_applied");
    expect(await everything()).toEqual([[], [], []]);
    await run("select public.restore_application($1)", [application]);
    expect(await everything()).toEqual(before);
  });

  test("are made from the columns of an application that was deleted before there were tasks", async () => {
    await shown("next_action = 'followUp', reminder_set = true");
    await run("delete from public.job_applied");
    await database.admin.query(
      "update public.trash set content = content - 'tasks' - 'interviews'",
    );
    await run("select public.restore_application($1)", [application]);
    expect(await tasks()).toEqual([["followUp", null, true, false]]);
  });

  test("are nobody else's: no stranger adds to an application, sees a row, or moves one", async () => {
    await add({ title: "Mine" });
    await interview(owner);
    const stranger = await createUser(database, "VIP");
    expect(await errorOf(interview(stranger))).toBe("42501");
    const insert = "insert into public.task (application_id, title) values ($1, 'Theirs')";
    expect(await errorOf(runAs(stranger, insert, [application]))).toBe("42501");
    for (const table of ["task", "interview"]) {
      expect((await runAs(stranger, `select * from public.${table}`)).rows).toEqual([]);
      expect((await runAs(stranger, `delete from public.${table}`)).rowCount).toBe(0);
      const move = `update public.${table} set application_id = application_id`;
      expect(await errorOf(run(move))).toBe("42501");
    }
  });

  test("are checked: a time zone that exists, a known kind, and a task that says something", async () => {
    expect(await errorOf(interview(owner, "Europe/Atlantis"))).toBe("23514");
    expect(await errorOf(interview(owner, "UTC", "lunch"))).toBe("23514");
    expect(await errorOf(add({ title: "  " }))).toBe("23514");
    const move = "update public.interview set time_zone = 'Mars/Olympus'";
    await interview(owner);
    expect(await errorOf(run(move))).toBe("23514");
  });

  test("are at most 200 for an application", async () => {
    const many = (count: number) =>
      run(
        "insert into public.task (application_id, title) select $1, 'x' from generate_series(1, $2)",
        [application, count],
      );
    await many(200);
    expect(await errorOf(many(1))).toBe("23514");
  });
});
