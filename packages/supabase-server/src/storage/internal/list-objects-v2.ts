import type { PoolClient } from "pg";
import { z } from "zod";
import { invalidRequest } from "./storage-error.ts";

const columns = ["name", "updated_at", "created_at"] as const;
const orders = ["asc", "desc"] as const;
const maxEntries = 1000;

export const listV2Request = z.object({
  prefix: z.string().max(1024).nullish(),
  limit: z.int().min(1).nullish(),
  cursor: z.string().max(8192).nullish(),
  with_delimiter: z.boolean().nullish(),
  sortBy: z
    .object({ column: z.enum(columns).nullish(), order: z.enum(orders).nullish() })
    .nullish(),
});

/** Where a page ended, and its order. */
const cursorSchema = z.object({
  after: z.string().max(2048),
  column: z.enum(columns),
  order: z.enum(orders),
  /** Of the last entry, when sorted by a time. */
  at: z.iso.datetime({ offset: true }).nullable(),
});
type Cursor = z.infer<typeof cursorSchema>;
type Start = Omit<Cursor, "after"> & { after: string | null };

function decodeCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
  } catch {
    throw invalidRequest("Invalid Parameter continuation token");
  }
}
const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString("base64url");

const entrySchema = z.object({
  name: z.string(),
  id: z.nullable(z.string()),
  updated_at: z.nullable(z.date()),
  created_at: z.nullable(z.date()),
  last_accessed_at: z.nullable(z.date()),
  metadata: z.nullable(z.record(z.string(), z.unknown())),
});
type Entry = z.infer<typeof entrySchema>;

interface Page {
  hasNext: boolean;
  nextCursor?: string;
  nextCursorKey?: string;
  folders: { name: string; key: string }[];
  objects: (Entry & { key?: string })[];
}

/**
 * Objects whose name has the prefix, in pages. With a delimiter, what is deeper than the prefix is summed up as a folder,
 * whose times are those of its first object. Times are compared in milliseconds, as JavaScript has them.
 */
async function selectEntries(
  client: PoolClient,
  bucket: string,
  {
    prefix,
    byFolder,
    start,
    limit,
  }: {
    prefix: string;
    byFolder: boolean;
    start: Start;
    limit: number;
  },
): Promise<Entry[]> {
  const { after, at, column, order } = start;
  const sorted =
    column === "name" ? "'epoch'::timestamptz" : `date_trunc('milliseconds', ${column})`;
  const { rows } = await client.query(
    `with found as (
       select name, id, updated_at, created_at, last_accessed_at, metadata,
              case when $3 then position('/' in substr(name, length($2) + 1)) else 0 end as slash
         from storage.objects
        where bucket_id = $1 and name collate "C" ^@ $2
     ), entry as (
       select name, id, updated_at, created_at, last_accessed_at, metadata from found where slash = 0
       union all
       select substr(name, 1, length($2) + slash), null::uuid, min(created_at), min(created_at),
              null::timestamptz, null::jsonb
         from found where slash > 0 group by 1
     )
     select name, id, updated_at, created_at, last_accessed_at, metadata from entry
      where $4::text is null
         or (${sorted}, name collate "C") ${order === "asc" ? ">" : "<"}
            (coalesce($5::timestamptz, 'epoch'::timestamptz), $4::text collate "C")
      order by ${sorted} ${order}, name collate "C" ${order}
      limit $6`,
    [bucket, prefix, byFolder, after, at, limit],
  );
  return z.array(entrySchema).parse(rows);
}

/** Where the page starts: after the entry of the cursor, or at the beginning. */
const startOf = ({ cursor, sortBy }: z.infer<typeof listV2Request>): Start =>
  cursor
    ? decodeCursor(cursor)
    : { after: null, at: null, column: sortBy?.column ?? "name", order: sortBy?.order ?? "asc" };

const nextOf = (last: Entry, { column, order }: Start) => ({
  nextCursor: encodeCursor({
    after: last.name,
    column,
    order,
    at: column === "name" ? null : (last[column]?.toISOString() ?? null),
  }),
  nextCursorKey: last.name,
});

/** The page of objects that the caller can read. */
export async function listObjectsV2(
  client: PoolClient,
  bucket: string,
  request: z.infer<typeof listV2Request>,
): Promise<Page> {
  const prefix = request.prefix ?? "";
  const byFolder = request.with_delimiter ?? false;
  const limit = Math.min(request.limit ?? maxEntries, maxEntries);
  const start = startOf(request);
  const found = await selectEntries(client, bucket, { prefix, byFolder, start, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const level = prefix.split("/").length - 1;
  const keyOf = (name: string): string => name.split("/")[level] ?? "";
  return {
    hasNext: last !== undefined,
    ...(last && nextOf(last, start)),
    folders: page.flatMap(({ name, id }) => (id === null ? [{ name, key: keyOf(name) }] : [])),
    objects: page.flatMap((entry) =>
      entry.id === null ? [] : [{ ...entry, ...(byFolder && { key: keyOf(entry.name) }) }],
    ),
  };
}
