import { Client } from "pg";
import type { ClientConfig } from "pg";
import { applyFile, keyOf, lockRecord, readApplied, readSets } from "./internal/sql-files.ts";
import type { SqlFile } from "./internal/sql-files.ts";
import { adoptSquash, isPartOf, readMissing, readSquash } from "./internal/squashed-migrations.ts";
import type { Squash } from "./internal/squashed-migrations.ts";
import type { MigrationSet } from "./migration-sets.ts";
import { OperatorError } from "./operator-error.ts";

/**
 * Applies the pending files, each in its own transaction that also records it. A database with some of the earlier files that
 * were combined gets the others of them first, and the combined ones are recorded in their place. Concurrent processes wait for each
 * other; no session state is used, so a pooler in transaction mode works.
 * @returns the names of the applied files.
 * @throws {OperatorError} when an applied file was changed or removed, or when a combined one is not the released one.
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
  const squashes = (await Promise.all(sets.map(readSquash))).filter((one) => one !== undefined);
  const known = await readApplied(client);
  refuseChanged([...files, ...squashes.flatMap(earlierFiles)], known, sets);
  const applied: string[] = [];
  const applyAll = async (pending: readonly SqlFile[]) => {
    for (const file of pending) {
      if (await apply(client, file)) applied.push(keyOf(file.set, file.name));
    }
  };
  for (const { name } of sets) {
    const squash = squashes.find(({ set }) => set === name);
    if (squash && isPartOf(squash, known)) {
      await applyAll(await readMissing(squash, known));
      await adoptSquash(client, squash, files);
    }
    const own = files.filter(({ set }) => set === name);
    await applyAll(own.filter((file) => known.get(keyOf(name, file.name)) !== file.checksum));
  }
  return applied;
}

/** What `refuseChanged` compares. */
type LandedFile = Pick<SqlFile, "set" | "name" | "checksum" | "isSeed"> & {
  /** One of the files that were combined. */
  readonly isEarlier?: boolean;
};

const earlierFiles = ({ set, files }: Squash): LandedFile[] =>
  Object.entries(files).map(([name, checksum]) => ({
    set,
    name,
    checksum,
    isSeed: false,
    isEarlier: true,
  }));

function refuseChanged(
  files: readonly LandedFile[],
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
      if (file.isEarlier)
        throw new OperatorError(
          `The database was made by an unreleased version: its migration ${key} is not the released one, so this version cannot upgrade it. Keep that version, or start with a new database.`,
        );
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
    const isReplaced = file.replacedBy?.some((name) => known.has(keyOf(file.set, name))) ?? false;
    const isNew = !isReplaced && known.get(keyOf(file.set, file.name)) !== file.checksum;
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
