import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { asCaller } from "@postulo/postgres/as-caller";
import { migrationSets } from "@postulo/postgres/migration-sets";
import { migrate } from "@postulo/postgres/migrations";
import { createPool } from "@postulo/postgres/pool";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { landedMigrations } from "./landed-migrations.ts";
import { only } from "./test-users.ts";

const name = `upgraded_${randomUUID().replaceAll("-", "")}`;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
let folder = "";
let fresh: TestDatabase;
let pool: Pool;

type Files = Readonly<Record<string, string>>;

/** Every migration before they were combined for version 0.2.0: set, file, SQL. */
async function earlierMigrations(): Promise<Readonly<Record<string, Files>>> {
  const packed = await readFile(
    path.join(import.meta.dirname, "../migrations-before-0.2.0.json.br"),
  );
  return JSON.parse(brotliDecompressSync(packed).toString());
}

/** The sets as they were, in folders of their own; of the product's files the first ones only. */
async function earlierSets(count = Infinity) {
  const earlier = Object.entries(await earlierMigrations());
  return Promise.all(
    earlier.map(async ([set, files]) => {
      const at = await mkdtemp(path.join(folder, `${set}-`));
      const chosen =
        set === "product" ? Object.entries(files).slice(0, count) : Object.entries(files);
      for (const [file, sql] of chosen) await writeFile(path.join(at, file), sql);
      return { name: set, folder: at };
    }),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(scratchFolder(), "postulo-upgrade-"));
  fresh = await createTestDatabase();
  await fresh.admin.query(`create database ${name} template template0`);
  const owner = { ...fresh.owner, database: name };
  pool = createPool({ ...owner, max: 2 });
  await migrate(owner, await earlierSets());
  await fillIn();
  await migrate(owner, migrationSets);
});

afterAll(async () => {
  await pool.end();
  await fresh.admin.query(`drop database ${name} with (force)`);
  await fresh.drop();
  await rm(folder, { recursive: true });
});

const ana = async () => {
  const { id } = await only<{ id: string }>(pool, "select id from auth.users");
  return { role: "authenticated", claims: { sub: id, role: "authenticated" } };
};

/** A user's data before the upgrade. */
async function fillIn(): Promise<void> {
  await pool.query("insert into auth.users (email) values ('ana@example.org')");
  await pool.query("update public.subscription set plan = 'VIP'");
  await asCaller(pool, await ana(), async (client) => {
    await client.query(
      "insert into public.job_applied (job_title, company_name, job_url) values ('Cook', 'Acme', 'https://acme.test')",
    );
    await client.query(
      "update public.job_applied set application_stage = 'offer', next_action = 'followUp', next_action_date = '2027-01-04'",
    );
    await client.query(
      "insert into public.experiences (profile_id, company, title) select id, 'Acme', 'Cook' from public.profile",
    );
    await client.query(
      "insert into storage.objects (bucket_id, name) select 'user-documents', id || '/a.pdf' from public.profile",
    );
    await client.query(
      "insert into public.files (profile_id, file_name, file_path) select id, 'a.pdf', id || '/a.pdf' from public.profile",
    );
    await client.query("delete from public.experiences");
    await client.query("select public.try_consume(id, 'cover_letter', 2) from public.subscription");
  });
}

test("the combined migrations replace exactly the previous ones", async () => {
  const { product = {} } = await earlierMigrations();
  const hashes = Object.entries(product).map(([file, sql]) => [file, hashOf(sql)]);
  const squash = path.join(import.meta.dirname, "../squashed-migrations.json");
  const { files, by }: { files: Files; by: string[] } = JSON.parse(await readFile(squash, "utf8"));
  expect(files).toEqual(Object.fromEntries(hashes));
  expect(Object.keys(landedMigrations["product"] ?? {})).toEqual(expect.arrayContaining(by));
});

test("no landed migration was changed or removed", async () => {
  for (const { name: set, folder: at } of migrationSets) {
    const landed = Object.entries(landedMigrations[set] ?? {});
    expect(landed.length).toBeGreaterThan(3);
    for (const [file, checksum] of landed) {
      const content = await readFile(path.join(at, file), "utf8");
      expect([file, hashOf(content)]).toEqual([file, checksum]);
    }
  }
});

test("a user's data are intact and usable after the upgrade", async () => {
  await asCaller(pool, await ana(), async (client) => {
    const all = await only<Record<string, unknown>>(
      client,
      `select (select application_stage from public.job_applied) as stage,
              (select count(*)::int from public.application_event) as events,
              (select file_name from public.files) as file,
              (select action || ' ' || due_date from public.task) as task,
              (select count(*)::int from public.trash) as trash,
              (select created_at = (select min(occurred_at) from public.application_event) from public.job_applied) as is_dated,
              (select version from public.job_applied) as version,
              (select used from public.get_current_user_usage() where feature = 'cover_letter') as letters`,
    );
    const task = "followUp 2027-01-04";
    const time = { is_dated: true, version: 2 };
    expect(all).toEqual({
      ...time,
      stage: "offer",
      events: 2,
      file: "a.pdf",
      task,
      trash: 1,
      letters: 2,
    });
    const { rowCount } = await client.query(
      "update public.job_applied set application_stage = 'rejected'",
    );
    expect(rowCount).toBe(1);
  });
});

/** Everything observable of the schemas, one line each. */
const shape = `
  select 'column ' || c.relnamespace::regnamespace || '.' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
      || ' ' || coalesce(array_to_string(array(select x::text from unnest(a.attacl) x order by 1), ','), '') as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v') and c.relnamespace::regnamespace::text = any ($1)
  union all
  select 'table ' || c.oid::regclass || ' ' || c.relrowsecurity || c.relforcerowsecurity || ' '
      || coalesce(array_to_string(array(select x::text from unnest(c.relacl) x order by 1), ','), '')
    from pg_class c where c.relkind = 'r' and c.relnamespace::regnamespace::text = any ($1)
  union all
  select 'function ' || p.oid::regprocedure || ' ' || md5(p.prosrc) || p.provolatile::text || p.prosecdef || ' '
      || coalesce(array_to_string(array(select x::text from unnest(p.proacl) x order by 1), ','), '')
    from pg_proc p where p.pronamespace::regnamespace::text = any ($1)
  union all
  select 'policy ' || schemaname || '.' || tablename || '.' || policyname || ' ' || cmd || roles::text || coalesce(qual, '') || coalesce(with_check, '')
    from pg_policies where schemaname = any ($1)
  union all select 'index ' || indexdef from pg_indexes where schemaname = any ($1)
  union all
  select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || replace(pg_get_constraintdef(oid), ' NOT VALID', '')
    from pg_constraint where connamespace::regnamespace::text = any ($1) and contype <> 'n'
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace::regnamespace::text = any ($1)
  order by 1`;

async function shapeOf(of: Pool): Promise<string[]> {
  const schemas = ["public", "private", "auth", "storage"];
  const { rows } = await of.query<{ line: string }>(shape, [schemas]);
  return rows.map(({ line }) => line);
}

test("an upgraded database has the schema of a new one", async () => {
  const expected = await shapeOf(fresh.admin);
  expect(expected.length).toBeGreaterThan(300);
  expect(await shapeOf(pool)).toEqual(expected);
});

// 33 are those of version 0.1.0.
test.each([1, 33, 40])(
  "a database that has only the first %i of the earlier files gets the schema of a new one",
  async (count) => {
    const other = `${name}_${count}`;
    await fresh.admin.query(`create database ${other} template template0`);
    const owner = { ...fresh.owner, database: other };
    const upgraded = createPool({ ...owner, max: 1 });
    try {
      expect(await migrate(owner, await earlierSets(count))).toHaveLength(count + 8);
      await migrate(owner, migrationSets);
      expect(await shapeOf(upgraded)).toEqual(await shapeOf(fresh.admin));
    } finally {
      await upgraded.end();
      await fresh.admin.query(`drop database ${other} with (force)`);
    }
  },
);
