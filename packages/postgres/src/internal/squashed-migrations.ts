import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Client } from "pg";
import type { MigrationSet } from "../migration-sets.ts";
import { keyOf } from "./sql-files.ts";
import type { SqlFile } from "./sql-files.ts";

/** Earlier files of a set, which were combined into fewer ones that create the same. */
interface SquashFile {
  /** Names and SHA-256 of the earlier files. */
  readonly files: Readonly<Record<string, string>>;
  /** Names of the files that replace them. */
  readonly by: readonly string[];
  /** Beside this file: the SQL of the earlier files by set and name, as JSON compressed with Brotli. */
  readonly sql: string;
}

export interface Squash extends SquashFile {
  readonly set: string;
  /** The path of the SQL. */
  readonly sql: string;
}

export async function readSquash({ name, squashFile }: MigrationSet): Promise<Squash | undefined> {
  if (squashFile === undefined) return undefined;
  const read: SquashFile = JSON.parse(await readFile(squashFile, "utf8"));
  return { ...read, set: name, sql: path.join(path.dirname(squashFile), read.sql) };
}

/** Whether the database has earlier files that the combined ones have not replaced yet. */
export const isPartOf = ({ set, files }: Squash, known: ReadonlyMap<string, string>): boolean =>
  Object.keys(files).some((name) => known.has(keyOf(set, name)));

/** The earlier files that a database lacks, in the order in which they are applied. */
export async function readMissing(
  { set, files, by, sql }: Squash,
  known: ReadonlyMap<string, string>,
): Promise<SqlFile[]> {
  const missing = Object.keys(files).filter((name) => !known.has(keyOf(set, name)));
  if (missing.length === 0) return [];
  const packed = brotliDecompressSync(await readFile(sql)).toString();
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(packed);
  return missing.sort().map((name) => {
    const text = texts[set]?.[name];
    const checksum = files[name];
    if (text === undefined || checksum === undefined)
      throw new Error(`${sql} lacks ${set}/${name}.`);
    return { set, name, sql: text, checksum, isSeed: false, replacedBy: by };
  });
}

const replaceRecords = `with gone as (
    delete from migration_record.applied_file where set_name = $1 and file_name = any ($2)
  )
  insert into migration_record.applied_file (set_name, file_name, checksum)
  select $1, name, checksum from unnest($3::text[], $4::text[]) as by (name, checksum)
  on conflict do nothing`;

/**
 * Records the combined files as applied, in place of the earlier ones, in a database that has all of these. Idempotent, and one
 * statement: concurrent processes do it one after the other.
 * @param present the files of all sets as they are now.
 */
export async function adoptSquash(
  client: Client,
  { set, files, by }: Squash,
  present: readonly SqlFile[],
): Promise<void> {
  const checksumOf = (name: string) =>
    present.find((file) => file.set === set && file.name === name)?.checksum;
  await client.query(replaceRecords, [set, Object.keys(files), by, by.map(checksumOf)]);
}
