import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CreditCalls } from "./credit-calls.ts";
import { asServer, createUser, insertFile, only, errorOf, storeObject } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let credits: CreditCalls;
beforeAll(async () => {
  database = await createTestDatabase();
  credits = new CreditCalls(database);
});
afterAll(() => database.drop());

const queued = async (): Promise<string[]> => {
  const { rows } = await database.admin.query<{ name: string }>(
    "select object_name as name from private.object_deletion order by 1",
  );
  return rows.map(({ name }) => name);
};

const server = (sql: string, values: unknown[] = []) =>
  asServer(database, (client) => only<Record<string, unknown>>(client, sql, values));

async function personWithFile(): Promise<{ user: TestUser; path: string }> {
  const user = await createUser(database, "VIP");
  const path = await storeObject(database, user, "letter.pdf");
  await insertFile(database, user, "letter.pdf");
  return { user, path };
}

describe("an unclaimed reservation", () => {
  test("is released for all users at once", async () => {
    const people = await Promise.all([createUser(database, "Plus"), createUser(database, "Pro")]);
    for (const user of people) await credits.consume(user, "cover_letter", 2);
    expect(await server("select private.expire_old_reservations(100) as n")).toEqual({ n: 0 });
    for (const user of people) await credits.waitFifteenMinutes(user);
    expect(await server("select private.expire_old_reservations(1) as n")).toEqual({ n: 1 });
    expect(await server("select private.expire_old_reservations(100) as n")).toEqual({ n: 1 });
    const { rows } = await database.admin.query(
      "select used, state from public.usage join public.credit_reservation using (subscription_id, feature)",
    );
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ used: 0, state: "expired" })));
  });
});

describe("an object without a row", () => {
  test("is queued after a day, one with a row never", async () => {
    const { user } = await personWithFile();
    const orphan = await storeObject(database, user, "closed-tab.pdf");
    expect(await server("select private.queue_strays('1 day') as n")).toEqual({ n: 0 });
    await database.admin.query(
      "alter table storage.objects disable trigger update_objects_updated_at",
    );
    await database.admin.query(
      "update storage.objects set created_at = now() - interval '25 hours', updated_at = now() - interval '25 hours'",
    );
    await database.admin.query(
      "alter table storage.objects enable trigger update_objects_updated_at",
    );
    expect(await server("select private.queue_strays('1 day') as n")).toEqual({ n: 1 });
    expect(await queued()).toEqual([orphan]);
    await insertFile(database, user, "closed-tab.pdf");
    expect(await queued()).toEqual([]);
  });

  test("that is being removed cannot get a row", async () => {
    const { user, path } = await personWithFile();
    await database.asUser(user.userId, (client) => client.query("delete from public.files"));
    let inserting: Promise<string> | undefined;
    await asServer(database, async (client) => {
      await client.query("select from private.object_deletion where object_name = $1 for update", [
        path,
      ]);
      inserting = errorOf(insertFile(database, user, "letter.pdf"));
      await waitUntilBlocked();
      await client.query("delete from storage.objects where name = $1", [path]);
      await client.query("delete from private.object_deletion where object_name = $1", [path]);
    });
    expect(await inserting).toBe("23503");
  });
});

describe("objects without a row", () => {
  test("are limited in number, and one with a row does not count", async () => {
    const user = await createUser(database, "VIP");
    for (let at = 0; at < 50; at++) await storeObject(database, user, `${at}.pdf`);
    expect(await errorOf(storeObject(database, user, "more.pdf"))).toBe("42501");
    expect(await errorOf(storeObject(database, await createUser(database), "1.pdf"))).toBe("none");
    await insertFile(database, user, "0.pdf");
    expect(await errorOf(storeObject(database, user, "more.pdf"))).toBe("none");
  });

  test("are limited in bytes, without those queued for the sweep", async () => {
    const user = await createUser(database, "VIP");
    const large = await storeObject(database, user, "large.pdf");
    await change(user, `metadata = '{"size": ${200 * 1024 * 1024}}'`, large);
    expect(await errorOf(storeObject(database, user, "small.pdf"))).toBe("42501");
    await change(user, `metadata = '{"size": ${200 * 1024 * 1024 - 60_000}}'`, large);
    expect(await errorOf(storeObject(database, user, "small.pdf"))).toBe("none");
    await change(user, `user_metadata = jsonb_build_object('a', repeat('a', 60000))`, large);
    expect(await errorOf(storeObject(database, user, "more.pdf"))).toBe("42501");
    await insertFile(database, user, "large.pdf");
    await database.asUser(user.userId, (client) => client.query("delete from public.files"));
    expect(await errorOf(storeObject(database, user, "more.pdf"))).toBe("none");
  });
});

/** Until a backend waits for a lock. */
async function waitUntilBlocked(): Promise<void> {
  let isBlocked = false;
  while (!isBlocked) {
    const { n } = await only<{ n: number }>(
      database.admin,
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    isBlocked = n > 0;
  }
}

const change = (user: TestUser, assignment: string, path: string) =>
  database.asUser(user.userId, (client) =>
    client.query(`update storage.objects set ${assignment} where name = $1`, [path]),
  );

describe("an object that a row points to", () => {
  test("is not renamed by its owner", async () => {
    const { user, path } = await personWithFile();
    const rename = `name = '${user.profileId}/elsewhere.pdf'`;
    expect(await errorOf(change(user, rename, path))).toBe("42501");
    const { rowCount } = await change(
      user,
      `metadata = '{"size": 1}', version = 'new', name = name`,
      path,
    );
    expect(rowCount).toBe(1);
  });

  test("may be renamed after the row was deleted, or before there is one", async () => {
    const { user, path } = await personWithFile();
    await database.asUser(user.userId, (client) => client.query("delete from public.files"));
    const renamed = `${user.profileId}/renamed.pdf`;
    expect((await change(user, `name = '${renamed}'`, path)).rowCount).toBe(1);
    expect((await change(user, `name = '${path}'`, renamed)).rowCount).toBe(1);
  });
});
