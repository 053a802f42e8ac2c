import type { PoolClient } from "pg";
import { z } from "zod";

const sortColumns = {
  name: "name",
  updated_at: "updated_at",
  created_at: "created_at",
  last_accessed_at: "last_accessed_at",
} as const;

export const listRequest = z.object({
  prefix: z.string().max(1024).default(""),
  limit: z.int().min(1).max(10_000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().max(1024).default(""),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]).nullish(),
      order: z.enum(["asc", "desc"]).nullish(),
    })
    .nullish(),
});

/** Lists the objects directly in a folder that the caller can read. A folder exists while it has content. */
export async function listObjects(
  client: PoolClient,
  bucket: string,
  request: z.infer<typeof listRequest>,
): Promise<unknown[]> {
  const folder = request.prefix.replaceAll(/^\/+|(?<!\/)\/+$/g, "");
  const base = folder === "" ? "" : `${folder}/`;
  const column = sortColumns[request.sortBy?.column ?? "name"];
  const direction = request.sortBy?.order === "desc" ? "desc" : "asc";
  const { rows } = await client.query(
    `with found as (
       select substr(name, length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
         from storage.objects
        where bucket_id = $1 and name collate "C" ^@ $2
          and starts_with(lower(substr(name, length($2) + 1)), lower($3))
     ), listed as (
       select rest as name, id, updated_at, created_at, last_accessed_at, metadata from found where position('/' in rest) = 0
       union all
       select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
         from found where position('/' in rest) > 0
     )
     select name, id, updated_at, created_at, last_accessed_at, metadata from listed
      order by ${column === "name" ? "" : `${column} ${direction} nulls first, `}name collate "C" ${direction}
      limit $4 offset $5`,
    [bucket, base, request.search, request.limit, request.offset],
  );
  return rows;
}
