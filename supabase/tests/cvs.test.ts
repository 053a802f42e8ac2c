import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asServer, createUser, errorOf, only } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let user: TestUser;
let cvId: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  user = await createUser(database);
  cvId = await adapt(user);
});
afterAll(() => database.drop());

const run = (sql: string, values: unknown[] = []) =>
  database.asUser(user.userId, (client) => client.query(sql, values));

/** As the server does when a CV is adapted. */
function adapt({ userId }: TestUser, posting = "Cook wanted"): Promise<string> {
  return asServer(database, async (client) => {
    const { id } = await only<{ id: string }>(
      client,
      "insert into public.cvs (user_id, posting) values ($1, $2) returning id",
      [userId, posting],
    );
    await client.query(
      "insert into public.cv_versions (cv_id, user_id, writer) values ($1, $2, 'composer')",
      [id, userId],
    );
    return id;
  });
}

const hide = JSON.stringify([{ kind: "hide", target: "profile" }]);
const save = (operations = hide, cv = cvId, writer = "person") =>
  run("insert into public.cv_versions (cv_id, operations, writer) values ($1, $2, $3)", [
    cv,
    operations,
    writer,
  ]);

describe("a CV for a posting", () => {
  test("numbers its versions in insertion order, also concurrent ones", async () => {
    await Promise.all([save(), save("[]")]);
    const { rows } = await run("select number, writer from public.cv_versions order by number");
    expect(rows).toEqual([
      { number: 1, writer: "composer" },
      { number: 2, writer: "person" },
      { number: 3, writer: "person" },
    ]);
  });

  test("rejects versions of another user, changes of history and what is no list", async () => {
    const foreign = await adapt(await createUser(database));
    expect(await errorOf(save(hide, foreign))).toBe("42501");
    expect(await errorOf(save(hide, cvId, "composer"))).toBe("42501");
    expect(await errorOf(save("{}"))).toBe("23514");
    expect(await errorOf(save(JSON.stringify(["x".repeat(200_001)])))).toBe("23514");
    expect(await errorOf(run("update public.cv_versions set operations = '[]'"))).toBe("42501");
    expect(await errorOf(run("delete from public.cv_versions"))).toBe("42501");
    expect(await errorOf(run("update public.cvs set posting = 'x'"))).toBe("42501");
    expect(await errorOf(run("insert into public.cvs (posting) values ('x')"))).toBe("42501");
  });

  test("is the only one for its posting, whatever the blanks; another person has their own", async () => {
    expect(await errorOf(adapt(user, " Cook\n\twanted "))).toBe("23505");
    await adapt(await createUser(database), "Cook wanted");
    await adapt(user, "Baker wanted");
  });

  test("is linked to an application of the same user only, and kept after its deletion", async () => {
    const insert =
      "insert into public.job_applied (job_title, company_name, job_url) values ('Cook', 'Acme', 'https://acme.test') returning id";
    const apply = ({ userId }: TestUser) =>
      database.asUser(userId, (client) => only<{ id: string }>(client, insert));
    const mine = await apply(user);
    const foreign = await apply(await createUser(database));
    const link = "update public.cvs set application_id = $1";
    expect(await errorOf(run(link, [foreign.id]))).toBe("42501");
    expect((await run(link, [mine.id])).rowCount).toBe(1);
    await run("delete from public.job_applied");
    expect((await run("select application_id from public.cvs")).rows).toEqual([
      { application_id: null },
    ]);
  });

  test("is moved to the trash with its versions, and deleted with the account", async () => {
    await save();
    await run("delete from public.cvs");
    const { rows } = await run(
      "select row_id, jsonb_array_length(content -> 'versions') as versions from public.trash where table_name = 'cvs'",
    );
    expect(rows).toEqual([{ row_id: cvId, versions: 2 }]);
    await adapt(user);
    await asServer(database, (client) =>
      client.query("select public.delete_account($1)", [user.userId]),
    );
    for (const table of ["cvs", "cv_versions", "trash"]) {
      const left = await database.admin.query(`select from public.${table} where user_id = $1`, [
        user.userId,
      ]);
      expect([table, left.rowCount]).toEqual([table, 0]);
    }
  });
});
