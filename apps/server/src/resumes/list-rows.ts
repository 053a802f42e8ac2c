import type { ResumeList } from "@postulo/contract/resume";
import type { PoolClient } from "pg";
import * as z from "zod";
import type { Row } from "./found-entries.ts";

/** Columns of each list, as PostgreSQL reads them from JSON. */
const columns: Readonly<Record<ResumeList, readonly string[]>> = {
  education: ["school text", "degree text", "field_of_study text", "description text"],
  experiences: ["company text", "title text", "location text", "description text"],
  contributions: ["title text", "organization text", "description text"],
  competencies: ["name text", "category text", "level text", "years_of_experience numeric"],
  websites: ["domain text", "display_name text"],
  other: ["label text", "content text", "kind text"],
};
const spanColumns = [
  "start_date date",
  "start_date_precision text",
  "end_date date",
  "end_date_precision text",
  "is_current boolean",
];
const hasSpan: readonly ResumeList[] = ["education", "experiences", "contributions"];
/** The column that identifies a row, for lists that have no `sort_order`. */
const keyColumn: Partial<Record<ResumeList, string>> = { websites: "domain", other: "content" };
const isOrdered = (list: ResumeList) => keyColumn[list] === undefined;

const columnsOf = (list: ResumeList) => [
  ...columns[list],
  ...(hasSpan.includes(list) ? spanColumns : []),
];
const names = (definitions: readonly string[]) => definitions.map((one) => one.split(" ")[0] ?? "");

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.record(z.string(), value);
/** The rows of a list with their ids and versions, dates as `YYYY-MM-DD`. */
export async function existingRows(
  client: PoolClient,
  list: ResumeList,
  profileId: string,
): Promise<Row[]> {
  const selected = columnsOf(list).map((column) => {
    const name = column.split(" ")[0] ?? "";
    return column.endsWith("date")
      ? `${name}::text`
      : column.endsWith("numeric")
        ? `${name}::float8`
        : name;
  });
  const found = await client.query(
    `select id, version, ${selected.join(", ")} from public.${list} where profile_id = $1`,
    [profileId],
  );
  return z.array(row).parse(found.rows);
}

/** Writes new rows and returns their ids in the order of the rows. */
export async function insertRows(
  client: PoolClient,
  list: ResumeList,
  { profileId, rows }: { profileId: string; rows: readonly Row[] },
): Promise<string[]> {
  if (rows.length === 0) return [];
  const definitions = columnsOf(list);
  const written = names(definitions).join(", ");
  const order = isOrdered(list)
    ? {
        column: ", sort_order",
        value: `, (select coalesce(max(sort_order) + 1, 0) from public.${list} where profile_id = $1) + place::int - 1`,
      }
    : { column: "", value: "" };
  const key = keyColumn[list] ?? "sort_order";
  const inserted = await client.query(
    `insert into public.${list} (profile_id, ${written}${order.column})
     select $1, ${written}${order.value}
     from rows from (jsonb_to_recordset($2) as (${definitions.join(", ")})) with ordinality as found (${written}, place)
     returning id, ${key} as key`,
    [profileId, JSON.stringify(rows)],
  );
  const ids = z
    .array(z.object({ id: z.string(), key: z.union([z.string(), z.number()]) }))
    .parse(inserted.rows);
  if (!isOrdered(list)) return rows.map((one) => ids.find((id) => id.key === one[key])?.id ?? "");
  return ids.sort((a, b) => Number(a.key) - Number(b.key)).map(({ id }) => id);
}
