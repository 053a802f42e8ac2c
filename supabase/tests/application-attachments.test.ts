import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUser, insertFile, only, errorOf, storeObject } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let owner: TestUser;
let applicationId: string;
let fileId: string;

const runAs = ({ userId }: TestUser, sql: string, values: unknown[] = []) =>
  database.asUser(userId, (client) => client.query(sql, values));
const run = (sql: string, values: unknown[] = []) => runAs(owner, sql, values);

const newApplication = (by: TestUser, columns = "", values = "") =>
  database.asUser(by.userId, (client) =>
    only<{ id: string }>(
      client,
      `insert into public.job_applied (job_title, company_name, job_url${columns})
       values ('Cook', 'Acme', 'https://acme.test'${values}) returning id`,
    ),
  );

async function newFile(by: TestUser, name: string): Promise<string> {
  await storeObject(database, by, name);
  return insertFile(database, by, name);
}

const addContact =
  "insert into public.application_contacts (application_id, name, email) values ($1, $2, $3)";
const link = "insert into public.application_files (application_id, file_id) values ($1, $2)";

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  owner = await createUser(database, "VIP");
  const application = await newApplication(
    owner,
    ", application_method, contact_name, receipt",
    `, 'extension', 'Ana', '{"fields": []}'`,
  );
  applicationId = application.id;
  fileId = await newFile(owner, "cv.pdf");
});
afterAll(() => database.drop());

const everything = async () => {
  const tables = ["job_applied", "application_contacts", "application_files"];
  const answers = await Promise.all(
    tables.map((table) => run(`select to_jsonb(t) as row from public.${table} t order by row`)),
  );
  return answers.map(({ rows }) => rows);
};

describe("attachments of an application", () => {
  test("are trashed and restored with it, receipt and first contact too", async () => {
    await run(addContact, [applicationId, "Léa", "lea@acme.test"]);
    await run(addContact, [applicationId, "Tom", null]);
    await run(link, [applicationId, fileId]);
    const before = await everything();
    expect(before.map((rows) => rows.length)).toEqual([1, 2, 1]);
    await run("delete from public.job_applied");
    expect(await everything()).toEqual([[], [], []]);
    await run("select public.restore_application($1)", [applicationId]);
    expect(await everything()).toEqual(before);
  });

  test("are restored without a file that was deleted meanwhile, and from trash rows without attachments", async () => {
    await run(link, [applicationId, fileId]);
    await run("delete from public.job_applied");
    await run("delete from public.files where id = $1", [fileId]);
    await run("select public.restore_application($1)", [applicationId]);
    expect((await everything()).map((rows) => rows.length)).toEqual([1, 0, 0]);
    await run("delete from public.job_applied");
    await database.admin.query("update public.trash set content = content - 'contacts' - 'files'");
    await run("select public.restore_application($1)", [applicationId]);
    expect((await everything()).map((rows) => rows.length)).toEqual([1, 0, 0]);
  });

  test("are unlinked when the file is deleted, and nothing else is lost", async () => {
    await run(link, [applicationId, fileId]);
    await run("delete from public.files where id = $1", [fileId]);
    expect((await everything()).map((rows) => rows.length)).toEqual([1, 0, 0]);
  });
});

test("of another user's application cannot be added, nor another user's file linked", async () => {
  const stranger = await createUser(database, "VIP");
  const theirs = await newApplication(stranger);
  const theirFile = await newFile(stranger, "cv.pdf");
  expect(await errorOf(runAs(stranger, addContact, [applicationId, "Eve", null]))).toBe("42501");
  for (const [application, file] of [
    [applicationId, theirFile],
    [theirs.id, fileId],
    [applicationId, fileId],
  ])
    expect(await errorOf(runAs(stranger, link, [application, file]))).toBe("42501");
});

test("a contact needs a text, keeps its application, and counts its versions", async () => {
  expect(await errorOf(run(addContact, [applicationId, " ", null]))).toBe("23514");
  await run(addContact, [applicationId, "Léa", null]);
  const move = run("update public.application_contacts set application_id = application_id");
  expect(await errorOf(move)).toBe("42501");
  await run("update public.application_contacts set phone = '01 23'");
  const { rows } = await run("select version, user_id from public.application_contacts");
  expect(rows).toEqual([{ version: 2, user_id: owner.userId }]);
});
