import { monthlyLimits } from "@postulo/domain/plan";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asServer, createUser, only, errorOf } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 20 });
});
afterAll(() => database.drop());

const take = ({ userId, subscriptionId }: TestUser) =>
  database.asUser(userId, (client) =>
    only<{ granted: boolean }>(
      client,
      "select public.try_consume($1, 'application', 1) as granted",
      [subscriptionId],
    ),
  );

const apply = ({ userId }: TestUser, version: number, plan: string) =>
  asServer(database, (client) =>
    only<{ applied: boolean }>(
      client,
      "select public.apply_billing($1, $2, 'sub_1', $3, null, now() + interval '1 month') as applied",
      [userId, version, plan],
    ),
  );

const versionOf = async ({ userId }: TestUser) => {
  const sql = "select version from public.subscription where user_id = $1";
  return (await only<{ version: number }>(database.admin, sql, [userId])).version;
};

describe("a plan that changes", () => {
  test("under 200 concurrent calls never exceeds the limit of either plan", async () => {
    const user = await createUser(database, "Free");
    const calls = Array.from({ length: 200 }, (_, call) =>
      call === 60 ? versionOf(user).then((version) => apply(user, version, "Plus")) : take(user),
    );
    const answers = await Promise.all(calls);
    const granted = answers.filter((answer) => "granted" in answer && answer.granted).length;
    const { used } = await only<{ used: number }>(
      database.admin,
      "select used from public.usage where subscription_id = $1 and feature = 'application'",
      [user.subscriptionId],
    );
    expect(used).toBe(granted);
    expect(granted).toBeLessThanOrEqual(Number(monthlyLimits.Plus.application));
    while ((await take(user)).granted);
    expect(
      await only(
        database.admin,
        "select used from public.usage where subscription_id = $1 and feature = 'application'",
        [user.subscriptionId],
      ),
    ).toEqual({ used: monthlyLimits.Plus.application });
  });

  test("is written only to the version that was read", async () => {
    const user = await createUser(database, "Free");
    const version = await versionOf(user);
    expect((await apply(user, version, "Pro")).applied).toBe(true);
    expect((await apply(user, version, "Plus")).applied).toBe(false);
    const row = "select plan from public.subscription where user_id = $1";
    expect(await only(database.admin, row, [user.userId])).toEqual({ plan: "Pro" });
  });

  test("does not replace a granted plan", async () => {
    const user = await createUser(database, "VIP");
    expect((await apply(user, await versionOf(user), "Plus")).applied).toBe(true);
    const row = "select plan from public.subscription where user_id = $1";
    expect(await only(database.admin, row, [user.userId])).toEqual({ plan: "VIP" });
  });

  test("cannot be changed by the user", async () => {
    const user = await createUser(database, "Free");
    const call = (client: { query: (sql: string, values: unknown[]) => Promise<unknown> }) =>
      client.query("select public.apply_billing($1, 1, 'sub_1', 'Ultra', null, null)", [
        user.userId,
      ]);
    expect(await errorOf(database.asUser(user.userId, call))).toBe("42501");
  });
});

describe("my_sessions", () => {
  test("lists the user's own sessions, and marks the current one", async () => {
    const [user, stranger] = await Promise.all([createUser(database), createUser(database)]);
    const insert =
      "insert into auth.sessions (user_id, user_agent, refresh_secret) values ($1, $2, '\\x00')";
    await database.admin.query(insert, [stranger.userId, "Theirs"]);
    await database.admin.query(insert, [user.userId, "Mine"]);
    const { rows } = await database.asUser(user.userId, (client) =>
      client.query<{ user_agent: string; is_current: boolean }>(
        "select * from public.my_sessions()",
      ),
    );
    expect(rows).toMatchObject([{ user_agent: "Mine", is_current: false }]);
  });
});

describe("end_session", () => {
  test("ends a session of the user, and none of a stranger", async () => {
    const [user, stranger] = await Promise.all([createUser(database), createUser(database)]);
    const { id } = await only<{ id: string }>(
      database.admin,
      "insert into auth.sessions (user_id, refresh_secret) values ($1, '\\x00') returning id",
      [user.userId],
    );
    const end = (userId: string) =>
      database.asUser(userId, (client) =>
        only<{ ended: boolean }>(client, "select public.end_session($1) as ended", [id]),
      );
    expect(await end(stranger.userId)).toEqual({ ended: false });
    expect(await end(user.userId)).toEqual({ ended: true });
    expect(await end(user.userId)).toEqual({ ended: false });
  });
});
