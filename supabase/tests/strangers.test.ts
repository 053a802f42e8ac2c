import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillAccount, readByEverybody } from "./filled-account.ts";
import { asVisitor, createUser, only, errorOf } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let owner: TestUser;
let stranger: TestUser;
/** An admin of the server has no right to a row either. */
let admin: TestUser;
let tables: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  [owner, stranger, admin] = await Promise.all([
    createUser(database, "VIP"),
    createUser(database),
    createUser(database),
  ]);
  await database.admin.query("insert into private.instance_admin values ($1)", [admin.userId]);
  await fillAccount(database, owner);
  const { rows } = await database.admin.query<{ name: string }>(
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  tables = rows.map(({ name }) => name);
});
afterAll(() => database.drop());

/** What the table holds of the owner, with the transaction that wrote it last. */
async function rowsOfOwner(table: string): Promise<string[]> {
  const { rows } = await database.admin.query<{ row: string }>(
    `select xmin::text || to_jsonb(t)::text as row from public.${table} t order by 1`,
  );
  return rows.map(({ row }) => row).filter(isOwners);
}

const isOwners = (text: string) => Object.values(owner).some((id) => text.includes(id));

async function columns(table: string, right: "select" | "insert" | "update"): Promise<string[]> {
  const { rows } = await database.admin.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = ('public.' || $1)::regclass and attnum > 0 and not attisdropped
       and has_column_privilege('authenticated', attrelid, attnum, $2)`,
    [table, right],
  );
  return rows.map(({ name }) => name);
}

/** All operations on a table, each in its own transaction. */
async function attempts(table: string): Promise<((client: PoolClient) => Promise<unknown>)[]> {
  const [readable, insertable, updatable] = await Promise.all([
    columns(table, "select"),
    columns(table, "insert"),
    columns(table, "update"),
  ]);
  const { row } = await only<{ row: unknown }>(
    database.admin,
    `select to_jsonb(t) as row from public.${table} t where to_jsonb(t)::text ~ $1`,
    [Object.values(owner).join("|")],
  );
  const copied = insertable.filter((name) => name !== "id").join(", ") || readable.join(", ");
  return [
    (client) => client.query(`delete from public.${table}`),
    (client) =>
      client.query(
        `insert into public.${table} (${copied}) select ${copied} from jsonb_populate_record(null::public.${table}, $1)`,
        [row],
      ),
    ...(updatable.length > 0 ? updatable : readable).map(
      (name) => (client: PoolClient) =>
        client.query(`update public.${table} set ${name} = ${name}`),
    ),
  ];
}

describe("another user's data", () => {
  test("exists in every table, so that none is omitted", async () => {
    const filled = await Promise.all(
      tables.map(async (table) => ((await rowsOfOwner(table)).length > 0 ? [table] : [])),
    );
    expect(tables.length).toBeGreaterThan(15);
    expect([...filled.flat(), ...readByEverybody].sort()).toEqual(tables);
  });

  test("is not visible to another user, nor to an admin of the server", async () => {
    for (const table of tables) {
      for (const { userId } of [stranger, admin]) {
        const { rows } = await database.asUser(userId, (client) =>
          client.query<{ row: string }>(`select to_jsonb(t)::text as row from public.${table} t`),
        );
        const seen = rows.filter(({ row }) => isOwners(row));
        expect({ table, seen }).toEqual({ table, seen: [] });
      }
    }
  });

  test("is not changed, deleted or added to by another user, nor by an admin of the server", async () => {
    for (const table of tables.filter((name) => !readByEverybody.includes(name))) {
      const before = await rowsOfOwner(table);
      for (const attempt of await attempts(table)) {
        for (const { userId } of [stranger, admin]) await errorOf(database.asUser(userId, attempt));
        expect({ table, rows: await rowsOfOwner(table) }).toEqual({ table, rows: before });
      }
    }
  });

  test("is rejected for anonymous callers", async () => {
    for (const table of tables) {
      const tried = readByEverybody.includes(table) ? [] : await attempts(table);
      const look = (client: PoolClient) => client.query(`select count(*) from public.${table}`);
      for (const attempt of [look, ...tried]) {
        expect([table, await errorOf(asVisitor(database, attempt))]).toEqual([table, "42501"]);
      }
    }
  });

  test("is visible to its owner, who may delete it", async () => {
    const { rowCount } = await database.asUser(owner.userId, (client) =>
      client.query("delete from public.education"),
    );
    expect(rowCount).toBe(2);
  });
});

describe("predefined skills", () => {
  test("cannot be changed by signed-in users", async () => {
    for (const table of readByEverybody) {
      for (const sql of [
        `delete from public.${table}`,
        `update public.${table} set sort_order = 0`,
        `insert into public.${table} default values`,
      ]) {
        const tried = errorOf(database.asUser(stranger.userId, (client) => client.query(sql)));
        expect([sql, await tried]).toEqual([sql, "42501"]);
      }
    }
  });
});

const tryOn = (sql: string, values: unknown[]) => (client: PoolClient) => client.query(sql, values);

describe("objects in storage", () => {
  test("of another user are neither visible, stored, changed nor deleted", async () => {
    const path = `${owner.profileId}/letter.pdf`;
    const count = "select count(*)::int as n from storage.objects";
    const seen = await database.asUser(stranger.userId, (client) =>
      only<{ n: number }>(client, count),
    );
    expect(seen.n).toBe(0);
    const insert = tryOn(
      "insert into storage.objects (bucket_id, name) values ('user-documents', $1)",
      [`${owner.profileId}/planted.pdf`],
    );
    expect(await errorOf(database.asUser(stranger.userId, insert))).toBe("42501");
    expect(await errorOf(asVisitor(database, insert))).toBe("42501");
    const change = tryOn("update storage.objects set name = $2 where name = $1", [path, "x/y"]);
    expect((await database.asUser(stranger.userId, change)).rowCount).toBe(0);
    const remove = tryOn("delete from storage.objects where name = $1", [path]);
    expect((await database.asUser(stranger.userId, remove)).rowCount).toBe(0);
    expect((await asVisitor(database, remove)).rowCount).toBe(0);
  });

  test("are only below the owner's folder", async () => {
    for (const name of ["letter.pdf", `${stranger.profileId}/../${owner.profileId}/a.pdf`]) {
      const insert = tryOn(
        "insert into storage.objects (bucket_id, name) values ('user-documents', $1)",
        [name],
      );
      const tried = await errorOf(database.asUser(owner.userId, insert));
      expect([name, tried]).toEqual([name, "42501"]);
    }
  });
});
