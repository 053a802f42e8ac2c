import type { Client } from "pg";
import { applyFile, keyOf, lockRecord, readApplied, readSets } from "./internal/sql-files.ts";
import type { MigrationSet } from "./migration-sets.ts";
import { OperatorError } from "./operator-error.ts";

/** An applied migration as a backup lists it. */
export interface RecordedFile {
  readonly set: string;
  readonly file: string;
  readonly checksum: string;
}

/** The schemas that the migrations create, besides what they create in `public`. */
const ownSchemas = ["auth", "storage", "private", "migration_record"];

const foreignSchema = `select nspname as name from pg_namespace
  where nspname !~ '^pg_' and nspname <> all ($1) order by nspname limit 1`;

/** Extensions and what belongs to them stay. */
const dropAll = `do $$
  declare
    v_object record;
  begin
    drop schema if exists ${ownSchemas.join(", ")} cascade;
    for v_object in
      select c.relname as name, case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    loop
      execute format('drop %s if exists public.%I cascade', v_object.kind, v_object.name);
    end loop;
    for v_object in
      select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop
      execute format('drop routine if exists %s cascade', v_object.name);
    end loop;
    for v_object in
      select t.typname as name from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'e')
        and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    loop
      execute format('drop type if exists public.%I cascade', v_object.name);
    end loop;
  end $$`;

/**
 * Gives the database the schema that the files of `recorded` create, in the caller's transaction: of an empty one, and of
 * one that has other files. Rows may be lost.
 * @throws {OperatorError} when a file is unknown or was changed, or when other schemas depend on the present one.
 */
export async function restoreSchema(
  client: Client,
  sets: readonly MigrationSet[],
  recorded: readonly RecordedFile[],
): Promise<void> {
  await lockRecord(client);
  const files = await readSets(sets);
  const known = new Map(files.map((file) => [keyOf(file.set, file.name), file]));
  for (const { set, file, checksum } of recorded) {
    const found = known.get(keyOf(set, file));
    if (!found || (found.checksum !== checksum && !found.isSeed)) throw unknownFile(set, file);
  }
  const wanted = new Set(recorded.map(({ set, file }) => keyOf(set, file)));
  const isWanted = (key: string) => wanted.has(key) && known.get(key)?.isSeed === false;
  const applied = [...(await readApplied(client)).keys()].filter(
    (key) => known.get(key)?.isSeed !== true,
  );
  const isSame = applied.every(isWanted) && applied.length === [...wanted].filter(isWanted).length;
  if (isSame) return;
  if (applied.length > 0) {
    await refuseForeignSchemas(client);
    await client.query(dropAll);
    await lockRecord(client);
  }
  for (const file of files) if (isWanted(keyOf(file.set, file.name))) await applyFile(client, file);
}

/** Applies what a restored database lacks of the present version, in the caller's transaction. */
export async function migrateRestored(
  client: Client,
  sets: readonly MigrationSet[],
): Promise<string[]> {
  const applied = await readApplied(client);
  const pending = (await readSets(sets)).filter(
    (file) => applied.get(keyOf(file.set, file.name)) !== file.checksum,
  );
  for (const file of pending) await applyFile(client, file);
  return pending.map((file) => keyOf(file.set, file.name));
}

async function refuseForeignSchemas(client: Client): Promise<void> {
  const ours = [...ownSchemas, "public", "information_schema"];
  const { rows } = await client.query<{ name: string }>(foreignSchema, [ours]);
  const [foreign] = rows;
  if (!foreign) return;
  throw new OperatorError(
    `The backup was made by an earlier version, and the database also has the schema ${foreign.name}: restore into an empty database.`,
  );
}

function unknownFile(set: string, file: string): OperatorError {
  return new OperatorError(
    `The backup was made by a newer version: it has the migration ${keyOf(set, file)}, which this version does not know.`,
  );
}
