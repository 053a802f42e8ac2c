import { createHash } from "node:crypto";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { z } from "zod";
import { nameOf } from "./archive-format.ts";
import type { DumpedSchema, DumpedTable } from "./archive-format.ts";

/** The schemas that Postulo creates. */
const schemas = ["migration_record", "auth", "storage", "private", "public"];

const findTables = `select n.nspname as schema, c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    array(select distinct p.relnamespace::regnamespace || '.' || p.relname from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any ($1)
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by n.nspname, c.relname`;
const tableRows = z.array(
  z.object({
    schema: z.string(),
    name: z.string(),
    columns: z.array(z.string()),
    parents: z.array(z.string()),
  }),
);
type FoundTable = z.infer<typeof tableRows>[number];

const findSequences = `select schemaname as schema, sequencename as name, coalesce(last_value, start_value)::text as value,
    last_value is not null as "isCalled"
  from pg_sequences where schemaname = any ($1) order by 1, 2`;
const findMigrations = `select set_name as set, file_name as file, checksum from migration_record.applied_file order by 1, 2`;

/** The versions of all bytes that rows name. */
const findVersions = `select version from storage.objects where version is not null
  union all select unnest(parts) from storage.resumable_uploads`;

const quoted = (client: Client, { schema, name }: { schema: string; name: string }): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** All tables of ours, parents first. */
export async function findOwnTables(client: Client): Promise<DumpedTable[]> {
  const { rows } = await client.query(findTables, [schemas]);
  const left = new Map(tableRows.parse(rows).map((table) => [nameOf(table), table]));
  const ordered: FoundTable[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter(
      ({ parents }) => !parents.some((parent) => left.has(parent)),
    );
    if (ready.length === 0)
      throw new Error(`Foreign keys in a circle: ${[...left.keys()].join(", ")}`);
    for (const table of ready) left.delete(nameOf(table));
    ordered.push(...ready);
  }
  return ordered.map(({ schema, name, columns }) => ({ schema, name, columns }));
}

/**
 * Begins a transaction that sees all tables as they are at one moment. The tables are locked against changes of their
 * schema first: the moment is that of the first query after it.
 */
export async function beginSnapshot(client: Client): Promise<DumpedTable[]> {
  const tables = await findOwnTables(client);
  await client.query("begin isolation level repeatable read read only");
  const names = tables.map((table) => quoted(client, table)).join(", ");
  await client.query(`lock table ${names} in access share mode`);
  // Fails instead of leaving rows out, should the role be subject to policies.
  await client.query("set local row_security = off");
  await client.query("set local client_encoding = 'UTF8'; set local datestyle = 'ISO'");
  return tables;
}

/** Migrations and sequences of the snapshot. */
export async function describeSnapshot(
  client: Client,
  tables: DumpedTable[],
): Promise<DumpedSchema> {
  const { rows: migrations } =
    await client.query<DumpedSchema["migrations"][number]>(findMigrations);
  const { rows: sequences } = await client.query<DumpedSchema["sequences"][number]>(findSequences, [
    schemas,
  ]);
  return { migrations, tables, sequences };
}

/** The versions of the snapshot that `isKnown` does not have. */
export async function findNewVersions(
  client: Client,
  isKnown: (version: string) => boolean,
): Promise<string[]> {
  const versions: string[] = [];
  let rest = "";
  for await (const piece of client.query(copyTo(`copy (${findVersions}) to stdout`))) {
    const lines = (rest + String(piece)).split("\n");
    rest = lines.pop() ?? "";
    for (const version of lines) if (!isKnown(version)) versions.push(version);
  }
  return versions;
}

const newline = 0x0a;

/** Counts rows and hashes them. Newlines in values are escaped by COPY. */
export function createRowMeter(): {
  add(piece: Uint8Array): void;
  result(): { rows: number; bytes: number; sha256: string };
} {
  const hash = createHash("sha256");
  let rows = 0;
  let bytes = 0;
  return {
    add: (piece) => {
      hash.update(piece);
      bytes += piece.byteLength;
      for (let at = piece.indexOf(newline); at !== -1; at = piece.indexOf(newline, at + 1))
        rows += 1;
    },
    result: () => ({ rows, bytes, sha256: hash.digest("hex") }),
  };
}

/** The rows of a table, as COPY writes them. */
export function copyRows(client: Client, table: DumpedTable): AsyncIterable<Uint8Array> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(", ");
  return client.query(copyTo(`copy ${quoted(client, table)} (${columns}) to stdout`));
}
