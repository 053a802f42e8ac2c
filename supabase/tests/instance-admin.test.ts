import { asCaller } from "@postulo/postgres/as-caller";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillAccount } from "./filled-account.ts";
import { asServer, asVisitor, createUser, errorOf, only } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let owner: TestUser;
let admin: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await createUser(database, "Pro");
  admin = await createUser(database, "VIP");
  stranger = await createUser(database, "Free");
  await fillAccount(database, owner);
  await database.admin.query("insert into private.instance_admin values ($1)", [admin.userId]);
});
afterAll(() => database.drop());

const call = "select private.instance_overview(now()) as found";

/** As the server calls it: as the service role with the claims of the user. */
const overviewOf = (userId: string) => {
  const caller = { role: "service_role", claims: { sub: userId, role: "authenticated" } };
  return asCaller(database.pool, caller, (client) => only<{ found: unknown }>(client, call));
};

test("an admin gets the figures of the server, which are numbers only", async () => {
  await database.admin.query(
    `insert into storage.objects (bucket_id, name, metadata) values ('user-documents', $1, '{"size": 1000}')`,
    [`${owner.profileId}/counted.pdf`],
  );
  const { objects, bytes } = await only<{ objects: number; bytes: number }>(
    database.admin,
    "select count(*)::int as objects, coalesce(sum((metadata ->> 'size')::bigint), 0)::int as bytes from storage.objects",
  );
  expect(bytes).toBeGreaterThanOrEqual(1000);
  const { found } = await overviewOf(admin.userId);
  expect(found).toMatchObject({
    people: { all: 3, unconfirmed: 0, new: 3, signedIn: 0 },
    deletedAccounts: 0,
    plans: { Pro: 1, VIP: 1, Free: 1 },
    storage: { objects, bytes },
  });
  const texts = JSON.stringify(found).match(/"[^"]*"/g) ?? [];
  const names =
    /^"(?:recentDays|refusedDays|people|all|unconfirmed|new|signedIn|deletedAccounts|plans|Pro|VIP|Free|queues?|digests|mailingList|objectDeletions|length|overdueSeconds|storage|objects|bytes|mails|refused|retried)"$/;
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => !names.test(text))).toEqual([]);
});

test("nobody else gets them, and nobody is made an admin from within", async () => {
  for (const { userId } of [owner, stranger])
    expect(await overviewOf(userId)).toEqual({ found: null });
  expect(await asServer(database, (client) => only(client, call))).toEqual({ found: null });
  for (const { userId } of [stranger, admin])
    expect(await errorOf(database.asUser(userId, (client) => client.query(call)))).toBe("42501");
  expect(await errorOf(asVisitor(database, (client) => client.query(call)))).toBe("42501");
  const tries = [
    "select * from private.instance_admin",
    `insert into private.instance_admin values ('${stranger.userId}')`,
    "delete from private.instance_admin",
  ];
  for (const sql of tries) {
    for (const { userId } of [stranger, admin])
      expect(await errorOf(database.asUser(userId, (client) => client.query(sql)))).toBe("42501");
    expect(await errorOf(asServer(database, (client) => client.query(sql)))).toBe("42501");
  }
});

test("an account that is deleted is no admin any more", async () => {
  const former = await createUser(database);
  await database.admin.query("insert into private.instance_admin values ($1)", [former.userId]);
  await database.admin.query("delete from auth.users where id = $1", [former.userId]);
  const { rowCount } = await database.admin.query(
    "select from private.instance_admin where user_id = $1",
    [former.userId],
  );
  expect(rowCount).toBe(0);
});
