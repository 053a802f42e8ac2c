import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser, only } from "./test-users.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const open = async (userId: string, tag: string | null = null) => {
  const { id } = await only<{ id: string }>(
    database.admin,
    "insert into auth.sessions (user_id, user_agent, refresh_secret, tag) values ($1, 'Agent', '', $2) returning id",
    [userId, tag],
  );
  return id;
};

const list = async (userId: string) => {
  const { rows } = await database.asUser(userId, (client) =>
    client.query<{ id: string; is_extension: boolean }>("select * from public.my_sessions()"),
  );
  return rows;
};

test("my_sessions lists the caller's sessions and names those of the extension", async () => {
  const { userId } = await createUser(database);
  const { userId: other } = await createUser(database);
  const browser = await open(userId);
  const extension = await open(userId, "extension");
  await open(other, "extension");
  const rows = await list(userId);
  const kinds = new Map(rows.map(({ id, is_extension }) => [id, is_extension]));
  expect([kinds.get(browser), kinds.get(extension)]).toEqual([false, true]);
  expect(rows.find(({ id }) => id === extension)).toMatchObject({
    user_agent: "Agent",
    created_at: expect.any(Date),
    last_used_at: expect.any(Date),
    is_current: false,
  });
});

test("end_session ends a session of the caller only", async () => {
  const { userId } = await createUser(database);
  const { userId: other } = await createUser(database);
  const own = await open(userId);
  const end = (caller: string, id: string) =>
    database.asUser(caller, (client) =>
      only<{ ended: boolean }>(client, "select public.end_session($1) as ended", [id]),
    );
  expect(await end(other, own)).toEqual({ ended: false });
  expect(await end(userId, own)).toEqual({ ended: true });
  expect((await list(userId)).map(({ id }) => id)).not.toContain(own);
});
