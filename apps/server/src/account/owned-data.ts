import { asCaller } from "@postulo/postgres/as-caller";
import type { Caller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { archiveTables } from "@postulo/contract/archive";
import type { OwnRows } from "./own-tables.ts";

/** A document whose bytes are in the store. */
interface StoredFile {
  readonly id: string;
  readonly file_name: string;
  readonly file_path: string;
  readonly version: string;
}

export interface OwnedData {
  readonly rows: OwnRows;
  readonly files: readonly StoredFile[];
}

const rowsOf = (table: string) =>
  `(select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from public.${table} t)`;

const filesWithObjects = `(
  select coalesce(jsonb_agg(to_jsonb(s) order by s.file_name, s.id), '[]')
  from (
    select f.id, f.file_name, f.file_path, o.version from public.files f
    join storage.objects o on o.bucket_id = 'user-documents' and o.name = f.file_path
    where o.version is not null
  ) as s
)`;

/** One statement, for a consistent snapshot. */
const everything = `select
  jsonb_build_object(${archiveTables.map((table) => `'${table}', ${rowsOf(table)}`).join(", ")}) as rows,
  ${filesWithObjects} as files`;

/** Reads all rows of a user. */
export async function readOwnedData(pool: Pool, caller: Caller): Promise<OwnedData> {
  const { rows } = await asCaller(pool, caller, (client) => client.query<OwnedData>(everything));
  const [read] = rows;
  if (!read) throw new Error("Nothing was read");
  return read;
}
