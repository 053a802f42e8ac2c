import { readFile } from "node:fs/promises";
import type { Client } from "pg";
import type { MigrationSet } from "../migration-sets.ts";
import { OperatorError } from "../operator-error.ts";

/** Earlier files of a set, which were combined into fewer ones that create the same. */
interface Squash {
  /** Names and SHA-256 of the earlier files. */
  readonly files: Readonly<Record<string, string>>;
  /** Names of the files that replace them. */
  readonly by: readonly string[];
}

interface Applied {
  /** Name and checksum of the files of the set that are recorded in the database. */
  readonly known: ReadonlyMap<string, string>;
  /** Name and checksum of the files of the set as they are now. */
  readonly present: ReadonlyMap<string, string>;
}

const replaceRecords = `with gone as (
    delete from migration_record.applied_file where set_name = $1 and file_name = any ($2)
  )
  insert into migration_record.applied_file (set_name, file_name, checksum)
  select $1, name, checksum from unnest($3::text[], $4::text[]) as by (name, checksum)
  on conflict do nothing`;

/**
 * Records the combined files of a set as applied, in place of the earlier ones, when a database has all of these. Idempotent,
 * and one statement: concurrent processes do it one after the other.
 * @returns whether the records have changed.
 * @throws {OperatorError} when the database has some of the earlier files only, or others under their names.
 */
export async function adoptSquash(
  client: Client,
  set: MigrationSet,
  { known, present }: Applied,
): Promise<boolean> {
  if (set.squashFile === undefined) return false;
  const squash: Squash = JSON.parse(await readFile(set.squashFile, "utf8"));
  const earlier = Object.entries(squash.files);
  if (!earlier.some(([name]) => known.has(name))) return false;
  const [missing] = earlier.find(([name, checksum]) => known.get(name) !== checksum) ?? [];
  if (missing !== undefined) {
    throw new OperatorError(
      `The database was made before version 0.2.0 and lacks the migration ${set.name}/${missing} as it was last: start it once with the last version 0.1.0, then with this one.`,
    );
  }
  const names = earlier.map(([name]) => name);
  const checksums = squash.by.map((name) => present.get(name));
  await client.query(replaceRecords, [set.name, names, squash.by, checksums]);
  return true;
}
