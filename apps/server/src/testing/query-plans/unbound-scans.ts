import type { TestDatabase } from "@postulo/postgres/test-database";
import type { ExplainedStatement, PlanNode } from "./plan-log.ts";

interface Index {
  table: string;
  /** Its key columns and expressions. */
  keys: string[];
  is_unique: boolean;
  /** Columns of the table that refer to a person, or to a row that belongs to one person. */
  references: string[];
}

export interface Catalog {
  /** By name. */
  readonly indexes: ReadonlyMap<string, Index>;
  /** Names of the tables that hold people's rows. */
  readonly tables: ReadonlySet<string>;
}

interface CatalogOptions {
  readonly schemas: readonly string[];
  readonly sharedTables: readonly string[];
  readonly personalKeys: readonly string[];
}

const indexesOf = `select c.relname::text as name, t.relname::text as "table", i.indisunique as is_unique,
    array(select pg_get_indexdef(i.indexrelid, k, true) from generate_series(1, i.indnkeyatts) k) as keys,
    array(select quote_ident(a.attname) from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
      where f.conrelid = i.indrelid and f.contype = 'f' and not f.confrelid::regclass::text = any ($2)) as "references"
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where t.relnamespace::regnamespace::text = any ($1)`;

const tablesOf = `select relname::text as name from pg_class
  where relkind = 'r' and relnamespace::regnamespace::text = any ($1) and not oid::regclass::text = any ($2)`;

export async function readCatalog(
  { admin }: TestDatabase,
  { schemas, sharedTables, personalKeys }: CatalogOptions,
): Promise<Catalog> {
  const values = [schemas, sharedTables];
  const { rows } = await admin.query<Index & { name: string }>(indexesOf, values);
  const tables = await admin.query<{ name: string }>(tablesOf, values);
  const keysOf = (table: string) =>
    personalKeys
      .filter((key) => key.startsWith(`${table}.`))
      .map((key) => key.slice(table.length + 1));
  const indexes = rows.map(({ name, ...index }) => {
    const references = [...index.references, ...keysOf(index.table)];
    return [name, { ...index, references }] as const;
  });
  return { indexes: new Map(indexes), tables: new Set(tables.rows.map(({ name }) => name)) };
}

/** Without brackets and casts, which a condition and a definition write differently. */
const plain = (text: string) => text.replaceAll(/::[a-z]+( [a-z]+)*(\[\])?|[()"]/g, "");

/**
 * Whether the condition leads to one person's rows: by a whole unique key, by the range of one folder below such a key,
 * or by the id of a person or of a person's row.
 */
function isBound(condition: string | undefined, index: Index): boolean {
  if (condition === undefined) return false;
  const read = ` ${plain(condition)}`;
  const isEqual = (key: string) => read.includes(` ${plain(key)} = `);
  const isRange = (key: string) =>
    read.includes(` ${plain(key)} >= `) && read.includes(` ${plain(key)} < `);
  const isWhole = (key: string) => isEqual(key) || (key === index.keys.at(-1) && isRange(key));
  return (index.is_unique && index.keys.every(isWhole)) || index.references.some(isEqual);
}

/** A scan of a table with people's rows that is not bound to one person's. */
export interface UnboundScan {
  readonly statement: string;
  readonly table: string;
  readonly scan: string;
}

function scansOf(node: PlanNode, indexes: Catalog["indexes"]): { table: string; scan: string }[] {
  const below = (node.Plans ?? []).flatMap((child) => scansOf(child, indexes));
  const { "Node Type": type, "Relation Name": relation, "Index Name": name } = node;
  const index = name === undefined ? undefined : indexes.get(name);
  if (type === "Seq Scan" && relation !== undefined)
    return [...below, { table: relation, scan: "all rows" }];
  if (!index || isBound(node["Index Cond"], index)) return below;
  const scan = `${name}: ${node["Index Cond"] ?? "all rows"}`;
  return [...below, { table: index.table, scan }];
}

/** Each statement and table once. */
export function findUnboundScans(
  statements: readonly ExplainedStatement[],
  { indexes, tables }: Catalog,
): UnboundScan[] {
  const found = new Map<string, UnboundScan>();
  for (const { text, plan } of statements) {
    for (const { table, scan } of scansOf(plan, indexes)) {
      if (tables.has(table)) found.set(`${text} ${table}`, { statement: text, table, scan });
    }
  }
  return [...found.values()];
}
