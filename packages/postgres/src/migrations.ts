import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { adoptSquash } from "./internal/squashed-migrations.ts";
import type { MigrationSet } from "./migration-sets.ts";
import { OperatorError } from "./operator-error.ts";

interface SqlFile {
  set: string;
  name: string;
  sql: string;
  checksum: string;
  isSeed: boolean;
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

/**
 * Applies the pending files, each in its own transaction that also records it. Concurrent processes wait for each
 * other; no session state is used, so a pooler in transaction mode works.
 * @returns the names of the applied files.
 * @throws {OperatorError} when an applied file was changed or removed.
 */
export async function migrate(
  connection: ClientConfig,
  sets: readonly MigrationSet[],
): Promise<string[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await migrateOn(client, sets);
  } finally {
    await client.end();
  }
}

/** Like `migrate`, on an open connection. */
export async function migrateOn(client: Client, sets: readonly MigrationSet[]): Promise<string[]> {
  const files = (await Promise.all(sets.map(readSet))).flat();
  const known = await readKnown(client, files, sets);
  refuseChanged(files, known, sets);
  const pending = files.filter((file) => known.get(keyOf(file.set, file.name)) !== file.checksum);
  const applied: string[] = [];
  for (const file of pending) {
    if (await apply(client, file)) applied.push(`${file.set}/${file.name}`);
  }
  return applied;
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

const keyOf = (set: string, name: string) => `${set}/${name}`;

async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows: found } = await client.query<{ found: boolean }>(recordExists);
  if (!found[0]?.found) return new Map();
  const { rows } = await client.query<{ set_name: string; file_name: string; checksum: string }>(
    readRecord,
  );
  return new Map(rows.map((row) => [keyOf(row.set_name, row.file_name), row.checksum]));
}

/** What is applied, after combined files have taken the place of those they were made of. */
async function readKnown(
  client: Client,
  files: readonly SqlFile[],
  sets: readonly MigrationSet[],
): Promise<Map<string, string>> {
  const known = await readApplied(client);
  let isChanged = false;
  for (const set of sets) {
    const prefix = keyOf(set.name, "");
    const own = [...known].filter(([key]) => key.startsWith(prefix));
    const present = files.filter((file) => file.set === set.name);
    const hasChanged = await adoptSquash(client, set, {
      known: new Map(own.map(([key, checksum]) => [key.slice(prefix.length), checksum])),
      present: new Map(present.map(({ name, checksum }) => [name, checksum])),
    });
    isChanged ||= hasChanged;
  }
  return isChanged ? readApplied(client) : known;
}

function refuseChanged(
  files: readonly SqlFile[],
  known: ReadonlyMap<string, string>,
  sets: readonly MigrationSet[],
): void {
  const landed = new Map(files.map((file) => [keyOf(file.set, file.name), file]));
  for (const [key, checksum] of known) {
    if (!sets.some((set) => key.startsWith(`${set.name}/`))) continue;
    const file = landed.get(key);
    if (file === undefined) {
      throw new OperatorError(
        `The database was made by a newer version: it has the migration ${key}, which this version does not know.`,
      );
    }
    if (file.checksum !== checksum && !file.isSeed) {
      throw new OperatorError(
        `The migration ${key} was changed after it had been applied to this database: undo the change and write a new migration.`,
      );
    }
  }
}

/** False when another process has applied the file while this one waited. */
async function apply(client: Client, file: SqlFile): Promise<boolean> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [lockKey]);
    await client.query(record);
    const known = await readApplied(client);
    const isNew = known.get(keyOf(file.set, file.name)) !== file.checksum;
    if (isNew) {
      await client.query(file.sql);
      await client.query(writeRecord, [file.set, file.name, file.checksum]);
    }
    await client.query("commit");
    return isNew;
  } catch (cause) {
    await client.query("rollback").catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`The migration ${keyOf(file.set, file.name)} failed: ${reason}.`, {
      cause,
    });
  }
}
