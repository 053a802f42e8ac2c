import { asCaller } from "@postulo/postgres/as-caller";
import type { Caller } from "@postulo/postgres/as-caller";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import type { Pool } from "pg";
import { csvText } from "./csv-text.ts";
import type { ArchiveEntry } from "./zip-stream.ts";

/** Everything that holds something of a person; row security decides which rows are theirs. */
const ownTables = [
  "profile",
  "education",
  "experiences",
  "contributions",
  "other",
  "competencies",
  "websites",
  "files",
  "job_applied",
  "application_event",
  "application_contacts",
  "application_files",
  "subscription",
  "usage",
  "credit_reservation",
  "letters",
  "letter_versions",
  "model_calls",
  "notification_preference",
  "digest_delivery",
  "calendar_feed",
  "trash",
] as const;

type Row = Readonly<Record<string, unknown>>;

interface StoredFile {
  readonly file_name: string;
  readonly version: string;
}

interface OwnedData {
  readonly tables: readonly { readonly name: string; readonly rows: readonly Row[] }[];
  readonly files: readonly StoredFile[];
}

const filesWithObjects = `select f.file_name, o.version from public.files f
  join storage.objects o on o.bucket_id = 'user-documents' and o.name = f.file_path
  where o.version is not null order by f.file_name`;

/** Reads all rows of a person, as they stand at one moment as nearly as one transaction gives it. */
export function readOwnedData(pool: Pool, caller: Caller): Promise<OwnedData> {
  return asCaller(pool, caller, async (client) => {
    const tables: { name: string; rows: Row[] }[] = [];
    for (const name of ownTables) {
      const { rows } = await client.query<{ row: Row }>(
        `select to_jsonb(t) as row from public.${name} t order by to_jsonb(t)::text`,
      );
      tables.push({ name, rows: rows.map(({ row }) => row) });
    }
    const { rows: files } = await client.query<StoredFile>(filesWithObjects);
    return { tables, files };
  });
}

async function* once(text: string): AsyncGenerator<Uint8Array, void> {
  yield new TextEncoder().encode(text);
}

async function* bytesOf(objects: ObjectStore, version: string): AsyncGenerator<Uint8Array, void> {
  const content = await objects.get(version);
  if (content) yield* content;
}

/** A name that unpacks to one file in its folder, on every system. */
const safeName = (name: string) =>
  name.replaceAll(/[/\\:*?"<>|]|\p{Cc}/gu, "_").replace(/^\.+/, "_");

/** `data.json` with everything, a table each below `tables/`, and the documents below `files/`. */
export async function* archiveEntries(
  { tables, files }: OwnedData,
  objects: ObjectStore,
): AsyncGenerator<ArchiveEntry, void> {
  const everything = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
  yield { name: "data.json", content: once(JSON.stringify(everything, undefined, 2)) };
  for (const { name, rows } of tables)
    yield { name: `tables/${name}.csv`, content: once(csvText(rows)) };
  const taken = new Set<string>();
  for (const { file_name: fileName, version } of files) {
    const plain = safeName(fileName);
    const name = taken.has(plain) ? `${version}-${plain}` : plain;
    taken.add(plain);
    yield { name: `files/${name}`, content: bytesOf(objects, version) };
  }
}
