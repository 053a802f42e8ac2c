import { randomUUID } from "node:crypto";
import { asCaller } from "@postulo/postgres/as-caller";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asServer, createUser, insertFile, only, errorOf, storeObject } from "./test-users.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.admin.query("delete from private.instance_setting"));
afterAll(() => database.drop());

interface Made {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  country: string | null;
  can_add_manually: boolean;
  plan: string;
}

async function signUp(metadata: object, email = `${randomUUID()}@example.test`): Promise<string> {
  const { id } = await only<{ id: string }>(
    database.admin,
    "insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), $1, $2) returning id",
    [email, metadata],
  );
  return id;
}
const made = (userId: string) =>
  database.asUser(userId, (client) =>
    only<Made>(
      client,
      `select first_name, last_name, p.email, country, can_add_manually, plan
       from public.profile p join public.subscription using (user_id)`,
    ),
  );
const configure = (name: string, value: string) =>
  asServer(database, (client) =>
    client.query("insert into private.instance_setting (name, value) values ($1, $2)", [
      name,
      value,
    ]),
  );

describe("a new user", () => {
  test("has a profile with the data of the sign-up, and a subscription", async () => {
    const userId = await signUp(
      { name: " Ana  de la Cruz ", country: "France" },
      "ana@example.test",
    );
    expect(await made(userId)).toEqual({
      first_name: "Ana",
      last_name: "de la Cruz",
      email: "ana@example.test",
      country: "France",
      can_add_manually: true,
      plan: "Free",
    });
  });

  test("is created with missing, invalid or oversized metadata", async () => {
    const strange = [
      {},
      { name: null, country: 3 },
      { name: "x".repeat(5000), country: "y".repeat(5000) },
      { name: ["a"] },
    ];
    for (const metadata of strange) {
      const { plan } = await made(await signUp(metadata));
      expect(plan).toBe("Free");
    }
  });

  test("gets the plan and the permission of the installation", async () => {
    await configure("default_plan", "VIP");
    await configure("manual_applications", "off");
    expect(await made(await signUp({}))).toMatchObject({ plan: "VIP", can_add_manually: false });
  });

  test("keeps the data of the sign-up that was confirmed, not of the first one", async () => {
    const userId = await signUp({ name: "Not Me" });
    await database.admin.query(
      `update auth.users set email_confirmed_at = now(), raw_user_meta_data = '{"name": "Real Person"}' where id = $1`,
      [userId],
    );
    expect(await made(userId)).toMatchObject({ first_name: "Real", last_name: "Person" });
  });

  test("keeps the data of a repeated sign-up before the confirmation", async () => {
    const userId = await signUp({ name: "Not Me" });
    for (const change of [
      `raw_user_meta_data = '{"name": "Real Person"}'`,
      "email_confirmed_at = now()",
    ]) {
      await database.admin.query(`update auth.users set ${change} where id = $1`, [userId]);
    }
    expect(await made(userId)).toMatchObject({ first_name: "Real", last_name: "Person" });
  });

  test("keeps a profile that was filled in before the confirmation", async () => {
    const userId = await signUp({ name: "First Try" });
    await database.asUser(userId, (client) =>
      client.query("update public.profile set first_name = 'Mine'"),
    );
    await database.admin.query(
      `update auth.users set email_confirmed_at = now(), raw_user_meta_data = '{"name": "Else"}' where id = $1`,
      [userId],
    );
    expect(await made(userId)).toMatchObject({ first_name: "Mine" });
  });
});

describe("settings of the installation", () => {
  test("with invalid values are rejected", async () => {
    expect(await errorOf(configure("default_plan", "Gold"))).toBe("23514");
    expect(await errorOf(configure("manual_applications", "maybe"))).toBe("23514");
    expect(await errorOf(configure("colour", "red"))).toBe("23514");
  });
});

describe("the owner of a profile", () => {
  test("may insert it when it is missing, without choosing permissions", async () => {
    await configure("manual_applications", "off");
    const userId = await signUp({});
    await database.admin.query("delete from public.profile where user_id = $1", [userId]);
    await database.asUser(userId, (client) =>
      client.query("insert into public.profile (user_id) values ($1)", [userId]),
    );
    expect(await made(userId)).toMatchObject({ can_add_manually: false });
  });

  test("can be requested again without effect", async () => {
    const userId = await signUp({ name: "Ana Cruz" });
    await database.asUser(userId, (client) =>
      client.query(
        "insert into public.profile (user_id) values ($1) on conflict (user_id) do nothing",
        [userId],
      ),
    );
    expect(await made(userId)).toMatchObject({ first_name: "Ana" });
  });

  test("reads the permission to add manually and cannot write it", async () => {
    const { userId } = await createUser(database);
    for (const sql of [
      "update public.profile set can_add_manually = true",
      "update public.profile set user_id = gen_random_uuid()",
      "update public.profile set version = 7",
      "insert into public.profile (can_add_manually) values (true)",
      "delete from public.profile",
      "update public.subscription set plan = 'VIP'",
      "insert into public.subscription (user_id, plan) values (auth.uid(), 'VIP')",
    ]) {
      const tried = database.asUser(userId, (client) => client.query(sql));
      expect([sql, await errorOf(tried)]).toEqual([sql, "42501"]);
    }
  });
});

describe("a deleted account", () => {
  test("leaves no row, and its objects are queued for deletion", async () => {
    const user = await createUser(database, "VIP");
    await storeObject(database, user, "a.pdf");
    await storeObject(database, user, "stray.pdf");
    await insertFile(database, user, "a.pdf");
    await database.asUser(user.userId, async (client) => {
      await client.query(
        "insert into public.websites (profile_id, domain) values ($1, 'a.test'), ($1, 'b.test')",
        [user.profileId],
      );
      await client.query("delete from public.websites where domain = 'a.test'");
      await client.query(
        "insert into public.job_applied (job_title, company_name, job_url) values ('a', 'b', 'https://c.test')",
      );
      await client.query("select public.try_consume($1, 'resume', 1)", [user.subscriptionId]);
    });

    const asAuth = { role: "supabase_auth_admin", claims: {} };
    await asCaller(database.pool, asAuth, (client) =>
      client.query("delete from auth.users where id = $1", [user.userId]),
    );

    const { rows: tables } = await database.admin.query<{ name: string }>(
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      const { left } = await only<{ left: number }>(
        database.admin,
        `select count(*)::int as left from public.${name} t where to_jsonb(t)::text ~ $1`,
        [Object.values(user).join("|")],
      );
      expect([name, left]).toEqual([name, 0]);
    }
    const { rows: queued } = await database.admin.query<{ object_name: string }>(
      "select object_name from private.object_deletion where starts_with(object_name, $1) order by 1",
      [user.profileId],
    );
    expect(queued.map((row) => row.object_name)).toEqual(
      ["a.pdf", "stray.pdf"].map((name) => `${user.profileId}/${name}`),
    );
  });
});
