import { Client } from "pg";
import type { ClientConfig } from "pg";
import { applyFile, keyOf, lockRecord, readApplied, readSets } from "./internal/sql-files.ts";
import type { SqlFile } from "./internal/sql-files.ts";
import { adoptSquash } from "./internal/squashed-migrations.ts";
import type { MigrationSet } from "./migration-sets.ts";
import { OperatorError } from "./operator-error.ts";

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
  const files = await readSets(sets);
  const known = await readKnown(client, files, sets);
  refuseChanged(files, known, sets);
  const pending = files.filter((file) => known.get(keyOf(file.set, file.name)) !== file.checksum);
  const applied: string[] = [];
  for (const file of pending) {
    if (await apply(client, file)) applied.push(`${file.set}/${file.name}`);
  }
  return applied;
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
    await lockRecord(client);
    const known = await readApplied(client);
    const isNew = known.get(keyOf(file.set, file.name)) !== file.checksum;
    if (isNew) await applyFile(client, file);
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
