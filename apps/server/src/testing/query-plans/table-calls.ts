import type { TestDatabase } from "@postulo/postgres/test-database";
import type { StartedServer } from "../started-server.ts";

interface Table {
  name: string;
  /** The primary key. */
  keys: string[];
  /** Grants of a signed-in person. */
  readable: string[];
  insertable: string[];
  updatable: string[];
}

const granted = (right: string) =>
  `array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     and has_column_privilege('authenticated', c.oid, a.attnum, '${right}')) as ${right === "select" ? "readable" : right === "insert" ? "insertable" : "updatable"}`;

const tablesOf = `select c.relname::text as name,
    array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as keys,
    ${granted("select")}, ${granted("insert")}, ${granted("update")}
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  -- The deletion of an application deletes what belongs to it.
  order by c.relname = 'job_applied', 1`;

/** A person reads, changes, adds and deletes rows of every table by the table API. @returns the statuses, by call. */
export async function callTables(
  { url, database }: StartedServer & { database: TestDatabase },
  accessToken: string,
): Promise<Map<string, number>> {
  const { rows: tables } = await database.admin.query<Table>(tablesOf);
  const statuses = new Map<string, number>();
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: "sb_publishable_postulo",
        authorization: `Bearer ${accessToken}`,
        "content-type": "application/json",
        prefer: "return=representation, count=exact",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    statuses.set(`${method} ${path.split("?")[0]} ${statuses.size}`, response.status);
    const answer: unknown = await response.json().catch(() => undefined);
    return Array.isArray(answer) ? answer : [];
  };
  for (const { name, keys, readable, insertable, updatable } of tables) {
    const columns = readable.join(",");
    const [row] = await call("GET", `${name}?select=${columns}&limit=20`);
    if (row === undefined) continue;
    const pick = (names: readonly string[]) =>
      Object.fromEntries(names.map((column) => [column, row[column]]));
    const byKey = keys.map((key) => `${key}=eq.${encodeURIComponent(row[key])}`).join("&");
    await call("GET", `${name}?select=${columns}&${byKey}`);
    if (updatable.length > 0)
      await call("PATCH", `${name}?${byKey}&select=${columns}`, pick(updatable));
    const withoutId = insertable.filter((column) => column !== "id" && readable.includes(column));
    if (withoutId.length > 0) await call("POST", `${name}?select=${columns}`, pick(withoutId));
    await call("DELETE", `${name}?${byKey}&select=${columns}`);
  }
  return statuses;
}
