import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { ClientBase } from "pg";
import type { MigrationSet } from "../migration-sets.ts";

export interface SqlFile {
  set: string;
  name: string;
  sql: string;
  checksum: string;
  isSeed: boolean;
  /** Names of files of the set: a database that has one of them needs this one no more. */
  replacedBy?: readonly string[];
}

/** An arbitrary number shared by all processes that migrate. */
const lockKey = 7_067_822;

const record = `create schema if not exists migration_record;
  create table if not exists migration_record.applied_file (
    set_name text not null,
    file_name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    primary key (set_name, file_name)
  )`;
const recordExists = "select to_regclass('migration_record.applied_file') is not null as found";
const readRecord = "select set_name, file_name, checksum from migration_record.applied_file";
const writeRecord = `insert into migration_record.applied_file (set_name, file_name, checksum) values ($1, $2, $3)
  on conflict (set_name, file_name) do update set checksum = excluded.checksum, applied_at = now()`;

export const keyOf = (set: string, name: string): string => `${set}/${name}`;

/** The files of all sets, in the order in which they are applied. */
export async function readSets(sets: readonly MigrationSet[]): Promise<SqlFile[]> {
  return (await Promise.all(sets.map(readSet))).flat();
}

async function readSet(set: MigrationSet): Promise<SqlFile[]> {
  const names = await readdir(set.folder).catch(() => []);
  const sorted = names.filter((name) => name.endsWith(".sql")).sort();
  const files = await Promise.all(
    sorted.map((name) => readSql(set, path.join(set.folder, name), false)),
  );
  if (set.seedFile === undefined) return files;
  const seed = await readSql(set, set.seedFile, true).catch(() => undefined);
  return seed ? [...files, seed] : files;
}

async function readSql(set: MigrationSet, file: string, isSeed: boolean): Promise<SqlFile> {
  const sql = await readFile(file, "utf8");
  const checksum = createHash("sha256").update(sql).digest("hex");
  return { set: set.name, name: path.basename(file), sql, checksum, isSeed };
}

/** The checksum of each applied file. */
export async function readApplied(client: ClientBase): Promise<Map<string, string>> {
  const { rows: found } = await client.query<{ found: boolean }>(recordExists);
  if (!found[0]?.found) return new Map();
  const { rows } = await client.query<{ set_name: string; file_name: string; checksum: string }>(
    readRecord,
  );
  return new Map(rows.map((row) => [keyOf(row.set_name, row.file_name), row.checksum]));
}

/** Waits for other processes that migrate, until the end of the transaction, and creates the record when it is missing. */
export async function lockRecord(client: ClientBase): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [lockKey]);
  await client.query(record);
}

/** Applies a file and records it, in the caller's transaction. */
export async function applyFile(client: ClientBase, file: SqlFile): Promise<void> {
  await client.query(file.sql);
  await client.query(writeRecord, [file.set, file.name, file.checksum]);
}
