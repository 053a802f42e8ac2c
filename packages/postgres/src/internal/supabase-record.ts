import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import type { MigrationSet } from "../migration-sets.ts";
import { OperatorError } from "../operator-error.ts";

/** An arbitrary number shared by all processes that migrate. */
const lockKey = 7_067_823;

/** The tables of the official command line, so that `supabase db push` and the server's start see each other's work. */
const record = `create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations add column if not exists statements text[];
  alter table supabase_migrations.schema_migrations add column if not exists name text;
  create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)`;

const isRecorded = "select from supabase_migrations.schema_migrations where version = $1";
const addRecord =
  "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])";
const isSeeded = "select from supabase_migrations.seed_files where path = $1 and hash = $2";
const addSeed = `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
  on conflict (path) do update set hash = excluded.hash`;

interface Statements {
  readonly exists: string;
  readonly add: string;
}

interface RecordedFile {
  readonly name: string;
  readonly sql: string;
  /** What says that it is applied, first what `exists` reads. */
  readonly key: readonly string[];
  readonly values: readonly string[];
}

/**
 * Applies the pending files of one set on a Supabase, each in its own transaction that also records it.
 * @returns the names of the applied files.
 */
export async function migrateSupabaseOn(client: Client, set: MigrationSet): Promise<string[]> {
  const applied: string[] = [];
  for (const file of await readMigrations(set)) {
    if (await apply(client, file, { exists: isRecorded, add: addRecord })) applied.push(file.name);
  }
  for (const file of await readSeed(set)) {
    if (await apply(client, file, { exists: isSeeded, add: addSeed })) applied.push(file.name);
  }
  return applied.map((name) => `${set.name}/${name}`);
}

async function readMigrations({ folder }: MigrationSet): Promise<RecordedFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), "utf8");
      const [, version = "", title = ""] = /^(\d+)_(.*)\.sql$/.exec(name) ?? [];
      return { name, sql, key: [version], values: [version, title, sql] };
    }),
  );
}

async function readSeed({ seedFile }: MigrationSet): Promise<RecordedFile[]> {
  if (seedFile === undefined) return [];
  const sql = await readFile(seedFile, "utf8");
  const name = path.basename(seedFile);
  const values = [`supabase/${name}`, createHash("sha256").update(sql).digest("hex")];
  return [{ name, sql, key: values, values }];
}

/** False when it is applied already, also by another process while this one waited. */
async function apply(
  client: Client,
  file: RecordedFile,
  { exists, add }: Statements,
): Promise<boolean> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [lockKey]);
    await client.query(record);
    const isNew = (await client.query(exists, [...file.key])).rowCount === 0;
    if (isNew) {
      await client.query(file.sql);
      await client.query(add, [...file.values]);
    }
    await client.query("commit");
    return isNew;
  } catch (cause) {
    await client.query("rollback").catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`The migration ${file.name} failed: ${reason}.`, { cause });
  }
}
