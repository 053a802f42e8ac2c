import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asServer, createUser, only, errorOf } from "./test-users.ts";
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

const run = (sql: string, values: unknown[] = [], { userId }: TestUser = user) =>
  database.asUser(userId, (client) => client.query(sql, values));

const answer = (key: string, why: string, as: TestUser = user) =>
  run("insert into public.letter_answers (posting_key, why) values ($1, $2)", [key, why], as);

const apply = ({ userId }: TestUser) =>
  database.asUser(userId, async (client) => {
    const { id } = await only<{ id: string }>(
      client,
      "insert into public.job_applied (job_title, company_name, job_url) values ('Cook', 'Acme', 'https://acme.test') returning id",
    );
    return id;
  });

test("a person has one row of answers for each posting, and another person one of their own", async () => {
  const other = await createUser(database);
  await answer("cook|acme", "I live next door.");
  await answer("cook|acme", "I like the kitchen.", other);
  expect(await errorOf(answer("cook|acme", "Again"))).toBe("23505");
  expect(await errorOf(answer("", "No posting"))).toBe("23514");
  expect((await run("select why, user_id from public.letter_answers")).rows).toEqual([
    { why: "I live next door.", user_id: user.userId },
  ]);
});

test("a second window notices by the version that the answers were changed", async () => {
  await answer("cook|acme", "One");
  const update = "update public.letter_answers set why = $1 where version = $2";
  expect((await run(update, ["Two", 1])).rowCount).toBe(1);
  expect((await run(update, ["Three", 1])).rowCount).toBe(0);
  expect(await errorOf(run("update public.letter_answers set version = 9"))).toBe("42501");
  expect((await run("select why, version from public.letter_answers")).rows).toEqual([
    { why: "Two", version: 2 },
  ]);
});

test("answers are linked to an application of the same user only, and stay when it is deleted", async () => {
  const [mine, foreign] = [await apply(user), await apply(await createUser(database))];
  await answer("cook|acme", "One");
  const link = "update public.letter_answers set application_id = $1";
  expect(await errorOf(run(link, [foreign]))).toBe("42501");
  expect((await run(link, [mine])).rowCount).toBe(1);
  await run("delete from public.job_applied");
  expect((await run("select application_id from public.letter_answers")).rows).toEqual([
    { application_id: null },
  ]);
});

test("answers are deleted with the account", async () => {
  await answer("cook|acme", "One");
  await asServer(database, (client) =>
    client.query("select public.delete_account($1)", [user.userId]),
  );
  const { rowCount } = await database.admin.query(
    "select from public.letter_answers where user_id = $1",
    [user.userId],
  );
  expect(rowCount).toBe(0);
});
