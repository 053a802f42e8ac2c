import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUser, only, errorOf, storeObject } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let user: TestUser;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  user = await createUser(database, "VIP");
});
afterAll(() => database.drop());

const run = (sql: string, values: unknown[] = []) =>
  database.asUser(user.userId, (client) => client.query(sql, values));

async function add(
  table: string,
  columns: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const row = { profile_id: user.profileId, ...columns };
  const names = Object.keys(row);
  const { added } = await database.asUser(user.userId, (client) =>
    only<{ added: Record<string, unknown> }>(
      client,
      `insert into public.${table} as t (${names.join(", ")})
       values (${names.map((_, at) => `$${at + 1}`).join(", ")}) returning to_jsonb(t) as added`,
      Object.values(row),
    ),
  );
  return added;
}

const school = (columns: Record<string, unknown>) =>
  add("education", { school: "Lycée", ...columns });
/** Tries a school from one date to another, each written with its precision: "2021-03-01 month". */
function attend(start: string, end: string): Promise<string> {
  const [startDate, startPrecision] = start.split(" ");
  const [endDate, endPrecision] = end.split(" ");
  return errorOf(
    school({
      start_date: startDate,
      start_date_precision: startPrecision,
      end_date: endDate,
      end_date_precision: endPrecision,
    }),
  );
}
const skill = (columns: object) => errorOf(add("competencies", { name: "x", ...columns }));
const site = (domain: string) => errorOf(add("websites", { domain }));
const file = (columns: Record<string, unknown>) =>
  add("files", { file_name: "cv.pdf", ...columns });

/** Each list with the least that makes an entry. */
const least: Record<string, Record<string, string>> = {
  education: { school: "Lycée" },
  experiences: { company: "Acme", title: "Cook" },
  contributions: { title: "Food bank" },
  other: { content: "Likes tea" },
  competencies: { name: "Cooking" },
  websites: { domain: "example.test" },
};

describe("an entry of the profile", () => {
  test("needs what its form requires", async () => {
    for (const [table, columns] of Object.entries(least)) {
      for (const name of Object.keys(columns)) {
        const blank = errorOf(add(table, { ...columns, [name]: " " }));
        expect([table, name, await blank]).toEqual([table, name, "23514"]);
      }
      expect(await add(table, columns)).toMatchObject({ ...columns, version: 1 });
    }
  });

  test("has the defaults of the product", async () => {
    expect(await add("other", least["other"] ?? {})).toMatchObject({ label: "General" });
    expect(await add("competencies", least["competencies"] ?? {})).toMatchObject({
      category: "technical",
      level: null,
      years_of_experience: null,
      sort_order: 0,
    });
  });

  test("increments its version with every change and stays with its profile", async () => {
    const other = await createUser(database);
    for (const [table, columns] of Object.entries(least)) {
      await add(table, columns);
      const [name] = Object.keys(columns);
      const { rows } = await run(`update public.${table} set ${name} = ${name} returning version`);
      expect([table, rows]).toEqual([table, [{ version: 2 }]]);
      const moved = run(`update public.${table} set profile_id = $1`, [other.profileId]);
      expect([table, await errorOf(moved)]).toEqual([table, "42501"]);
    }
  });

  test("of notes returns the time of the last change", async () => {
    await add("other", { content: "one" });
    const { rows } = await run(
      "update public.other set content = 'two' returning updated_at > created_at as is_later",
    );
    expect(rows).toEqual([{ is_later: true }]);
  });

  test("that answers a question has its kind, scope and country", async () => {
    const answer = (columns: object) =>
      errorOf(add("other", { content: "Yes", kind: "visa_sponsorship", ...columns }));
    expect(await add("other", { content: "Yes", kind: "relocation" })).toMatchObject({
      scope: "global",
      question: null,
    });
    expect(await answer({ scope: "employer", scope_name: "Acme", country: "FR" })).toBe("none");
    expect(await answer({ scope: "employer" })).toBe("23514");
    expect(await answer({ scope_name: "Acme" })).toBe("23514");
    expect(await answer({ scope: "planet", scope_name: "Earth" })).toBe("23514");
    expect(await answer({ country: "France" })).toBe("23514");
    expect(await answer({ kind: "Not a key" })).toBe("23514");
    expect(await answer({ kind: "custom_question" })).toBe("23514");
    expect(await answer({ kind: "custom_question", question: "Which animal are you?" })).toBe(
      "none",
    );
    expect(await answer({ kind: null, question: "Which animal are you?" })).toBe("23514");
  });

  test("that is deleted stays in the owner's trash for 30 days", async () => {
    for (const [table, columns] of Object.entries(least)) {
      const { id } = await add(table, columns);
      await run(`delete from public.${table}`);
      const { rows } = await run("select row_id, content from public.trash where table_name = $1", [
        table,
      ]);
      expect(rows).toEqual([{ row_id: id, content: expect.objectContaining(columns) }]);
    }
    await database.admin.query(
      "update public.trash set deleted_at = now() - interval '30 days 1 second' where user_id = $1",
      [user.userId],
    );
    expect((await run("select * from public.trash")).rows).toEqual([]);
    await add("other", { content: "x" });
    await run("delete from public.other");
    const { kept } = await only<{ kept: number }>(
      database.admin,
      "select count(*)::int as kept from public.trash where user_id = $1",
      [user.userId],
    );
    expect(kept).toBe(1);
  });

  test("that was deleted can be restored under its id", async () => {
    const { id } = await add("education", { school: "Lycée" });
    await run("delete from public.education");
    expect(await add("education", { school: "Lycée", id })).toMatchObject({ id });
  });
});

describe("dates of an entry", () => {
  test("are stored with their precision", async () => {
    const dates = {
      start_date: "2019-01-01",
      start_date_precision: "year",
      end_date: "2021-06-01",
      end_date_precision: "month",
    };
    expect(await school(dates)).toMatchObject(dates);
    expect(await school({ start_date: "2019-02-03" })).toMatchObject({
      start_date_precision: "day",
      end_date: null,
      end_date_precision: null,
    });
  });

  test("have no end while the entry is current, and no precision without a date", async () => {
    const row = await school({
      is_current: true,
      end_date: "2021-06-01",
      start_date_precision: "year",
    });
    expect(row).toMatchObject({
      end_date: null,
      end_date_precision: null,
      start_date_precision: null,
    });
  });

  test("are ordered by their common precision", async () => {
    expect(await attend("2021-03-01 month", "2021-01-01 year")).toBe("none");
    expect(await attend("2021-01-01 year", "2021-03-14 day")).toBe("none");
    expect(await attend("2021-03-14 day", "2021-03-14 day")).toBe("none");
    expect(await attend("2021-03-15 day", "2021-03-14 day")).toBe("23514");
    expect(await attend("2021-04-01 month", "2021-03-01 month")).toBe("23514");
    expect(await attend("2022-01-01 year", "2021-12-31 day")).toBe("23514");
  });
});

describe("values of the profile", () => {
  test("are checked by the rules of their fields", async () => {
    const wrong = [
      "age = 100",
      "age = -1",
      "gender = 'unknown'",
      `job_preferences = '{"remote": "yes"}'`,
      `job_preferences = '{"moon": true}'`,
      "job_preferences = '[]'",
      "summary = repeat('x', 20001)",
    ];
    for (const change of wrong) {
      const tried = errorOf(run(`update public.profile set ${change}`));
      expect([change, await tried]).toEqual([change, "23514"]);
    }
    await run(
      `update public.profile set age = 99, gender = 'preferNotToSay', job_preferences = '{"remote": true}'`,
    );
  });

  test("have known levels and half years of skills", async () => {
    expect(await skill({ level: "guru" })).toBe("23514");
    expect(await skill({ category: "soft skills" })).toBe("23514");
    expect(await skill({ years_of_experience: 1.25 })).toBe("23514");
    expect(await skill({ years_of_experience: -0.5 })).toBe("23514");
    expect(await skill({ years_of_experience: 2.5, level: "expert" })).toBe("none");
  });

  test("have valid URLs of websites, without scripts", async () => {
    for (const domain of ["example.test", "https://example.test/a?b#c", "localhost:3000/x"]) {
      expect([domain, await site(domain)]).toEqual([domain, "none"]);
    }
    for (const domain of [
      "javascript:alert(1)",
      "JaVaScRiPt:x",
      "data:text/html,x",
      "javascript:0,alert(1)",
      "javascript:80/alert(1)",
      "//example.test",
      "java\nscript:x",
      "a b",
    ]) {
      expect([domain, await site(domain)]).toEqual([domain, "23514"]);
    }
  });
});

describe("a file", () => {
  test("has a stored object in the owner's folder, a unique name and a known type", async () => {
    const [one, two] = [
      await storeObject(database, user, "1.pdf"),
      await storeObject(database, user, "2.pdf"),
    ];
    expect(await file({ file_path: one })).toMatchObject({ file_type: "other", description: null });
    expect(await errorOf(file({ file_path: two }))).toBe("23505");
    expect(await errorOf(file({ file_path: one, file_name: "b.pdf" }))).toBe("23505");
    expect(await errorOf(file({ file_path: two, file_name: " " }))).toBe("23514");
    expect(await errorOf(file({ file_path: two, file_name: "b", file_type: "photo" }))).toBe(
      "23514",
    );
    const stranger = await createUser(database);
    const theirs = await storeObject(database, stranger, "x.pdf");
    expect(await errorOf(file({ file_path: theirs, file_name: "c" }))).toBe("23514");
    for (const path of ["../1.pdf", "a/../../1.pdf", "./1.pdf", "a//1.pdf", "..\\1.pdf"]) {
      const file_path = await storeObject(database, user, path);
      expect([path, await errorOf(file({ file_path, file_name: "c" }))]).toEqual([path, "23514"]);
    }
    const missing = `${user.profileId}/3.pdf`;
    expect(await errorOf(file({ file_path: missing, file_name: "d" }))).toBe("23503");
  });

  test("keeps its object until its row is deleted", async () => {
    const path = await storeObject(database, user, "1.pdf");
    await file({ file_path: path });
    expect(await errorOf(run("update public.files set file_path = file_path"))).toBe("42501");
    const remove = "delete from storage.objects where name = $1";
    expect((await run(remove, [path])).rowCount).toBe(0);
    await run("delete from public.files where file_path = $1", [path]);
    const queued = "select object_name from private.object_deletion where object_name = $1";
    expect((await database.admin.query(queued, [path])).rowCount).toBe(1);
    expect((await run(remove, [path])).rowCount).toBe(1);
    expect((await run("select * from public.trash")).rows).toEqual([]);
    await storeObject(database, user, "1.pdf");
    await file({ file_path: path });
    expect((await database.admin.query(queued, [path])).rowCount).toBe(0);
  });
});
