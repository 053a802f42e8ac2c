import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "./test-users.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function changing(newEmail: string): Promise<string> {
  const { userId } = await createUser(database);
  await database.admin.query(
    "update auth.users set email_change = $2, email_change_sent_at = now() where id = $1",
    [userId, newEmail],
  );
  return userId;
}

interface Token {
  readonly address: "current" | "new";
  readonly isUsed?: boolean;
  readonly expiresIn?: string;
}

const issue = (userId: string, { address, isUsed = false, expiresIn = "1 day" }: Token) =>
  database.admin.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, code_hash, expires_at, consumed_at)
     values ($1, $2::auth.one_time_token_type, gen_random_uuid()::text, 'x', 'x', now() + $3::interval, case when $4 then now() end)`,
    [userId, `email_change_token_${address}`, expiresIn, isUsed],
  );

const read = async (userId: string) => {
  const { rows } = await database.asUser(userId, (client) =>
    client.query<Record<string, unknown>>("select * from public.my_email_change()"),
  );
  return rows;
};

describe("my_email_change", () => {
  test("returns which of the two addresses has confirmed", async () => {
    const userId = await changing("new@example.org");
    await issue(userId, { address: "current" });
    await issue(userId, { address: "new", isUsed: true });
    expect(await read(userId)).toEqual([
      {
        new_email: "new@example.org",
        requested_at: expect.any(Date),
        is_expired: false,
        current_confirmed: false,
        new_confirmed: true,
      },
    ]);
  });

  test("returns a change as expired when its links have, and as unconfirmed when none was sent", async () => {
    const expired = await changing("new@example.org");
    await issue(expired, { address: "current", expiresIn: "-1 minute" });
    await issue(expired, { address: "new", expiresIn: "-1 minute" });
    expect(await read(expired)).toMatchObject([{ is_expired: true }]);
    const taken = await changing("taken@example.org");
    await issue(taken, { address: "current", isUsed: true });
    expect(await read(taken)).toMatchObject([
      { is_expired: false, current_confirmed: true, new_confirmed: false },
    ]);
  });

  test("returns nothing to a stranger, nor without a change", async () => {
    const [userId, stranger] = [await changing("new@example.org"), await createUser(database)];
    await issue(userId, { address: "current" });
    expect(await read(stranger.userId)).toEqual([]);
  });

  test("returns a change as current when its mails were sent again", async () => {
    const userId = await changing("new@example.org");
    await issue(userId, { address: "current", expiresIn: "-1 minute" });
    await issue(userId, { address: "current", isUsed: true });
    await issue(userId, { address: "new" });
    expect(await read(userId)).toMatchObject([{ is_expired: false, current_confirmed: true }]);
  });

  test("returns a change on a hosted Supabase, whose tokens have no such state", async () => {
    const userId = await changing("new@example.org");
    const { admin } = database;
    await admin.query("alter table auth.one_time_tokens rename column consumed_at to hosted");
    const [change] = await read(userId);
    await admin.query("alter table auth.one_time_tokens rename column hosted to consumed_at");
    expect(change).toMatchObject({ new_email: "new@example.org", is_expired: false });
  });
});

const cancel = async (userId: string) => {
  const { rows } = await database.asUser(userId, (client) =>
    client.query<{ email: string | null }>("select public.cancel_email_change() as email"),
  );
  return rows[0]?.email;
};

const tokensOf = async (userId: string) => {
  const { rows } = await database.admin.query<{ token_type: string }>(
    "select token_type::text from auth.one_time_tokens where user_id = $1",
    [userId],
  );
  return rows.map(({ token_type: type }) => type);
};

describe("cancel_email_change", () => {
  test("voids the links of the caller's change and returns the current address", async () => {
    const userId = await changing("new@example.org");
    const other = await changing("other@example.org");
    for (const id of [userId, other]) {
      await issue(id, { address: "current", isUsed: true });
      await issue(id, { address: "new" });
    }
    await database.admin.query(
      "update auth.one_time_tokens set token_type = 'recovery_token' where user_id = $1 and consumed_at is not null",
      [userId],
    );
    const { rows } = await database.admin.query<{ email: string }>(
      "select email from auth.users where id = $1",
      [userId],
    );
    expect(await cancel(userId)).toBe(rows[0]?.email);
    expect(await read(userId)).toEqual([]);
    expect(await tokensOf(userId)).toEqual(["recovery_token"]);
    expect(await read(other)).toMatchObject([{ new_email: "other@example.org" }]);
  });

  test("changes nothing when the change was completed or cancelled", async () => {
    const { userId } = await createUser(database);
    const state = async () => {
      const { rows } = await database.admin.query<Record<string, unknown>>(
        "select email, email_change, updated_at from auth.users where id = $1",
        [userId],
      );
      return rows;
    };
    const before = await state();
    expect(await cancel(userId)).toBeNull();
    expect(await state()).toEqual(before);
  });
});
