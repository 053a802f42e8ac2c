import type { TestDatabase } from "@postulo/postgres/test-database";

/** Of each table: enough that the planner prefers an index to reading all. */
const minRows = 3000;

interface Column {
  name: string;
  type: string;
  is_unique: boolean;
}

const tablesOf = `select c.oid::regclass::text as name from pg_class c
  where c.relkind = 'r' and c.relnamespace::regnamespace::text = any ($1) order by 1`;

/** Without those whose default or generation gives a value. */
const columnsOf = `select quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type,
    exists (select from pg_index i where i.indrelid = a.attrelid and (i.indisunique or i.indnatts = 1) and a.attnum = any (i.indkey)
      and not exists (select from pg_attribute o where o.attrelid = i.indrelid and o.attnum = any (i.indkey) and o.atttypid = 'uuid'::regtype))
    and not exists (select from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
      and pg_get_constraintdef(k.oid) like '%ANY (ARRAY%') as is_unique
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval%'`;

/** The value of a copy: another person's id, another unique value, or the same. */
function copiedValue({ name, type, is_unique }: Column): string {
  if (type === "uuid")
    return `case when ${name} is null then null else md5(${name}::text || g)::uuid end`;
  if (!is_unique) return name;
  if (type === "text" || type.startsWith("character"))
    return `case when ${name} ~ '^[0-9a-f-]{36}/'
    then md5(left(${name}, 36) || g)::uuid || substr(${name}, 37) else ${name} || '-' || g end`;
  if (type === "bytea") return `sha256(${name} || g::text::bytea)`;
  return name;
}

interface CopyOptions {
  readonly schemas: readonly string[];
  /** Tables that hold nobody's rows. */
  readonly sharedTables: readonly string[];
  /** Of each row; without it, of each table so many that it is large. */
  readonly copies?: number;
}

/**
 * Copies the rows of every person for many others, under other ids, and analyses the tables.
 * @returns the tables that are empty: their statements would have no plans to judge.
 */
export async function copyPeople(
  { admin }: TestDatabase,
  { schemas, sharedTables, copies }: CopyOptions,
): Promise<string[]> {
  const client = await admin.connect();
  const empty: string[] = [];
  try {
    // Neither triggers nor foreign keys: the copies are consistent among themselves.
    await client.query("set session_replication_role = replica");
    const { rows: tables } = await client.query<{ name: string }>(tablesOf, [schemas]);
    for (const { name: table } of tables.filter(({ name }) => !sharedTables.includes(name))) {
      const { rows: counted } = await client.query<{ n: number }>(
        `select count(*)::int as n from ${table}`,
      );
      const n = counted[0]?.n ?? 0;
      if (n === 0) empty.push(table);
      const { rows: columns } = await client.query<Column>(columnsOf, [table]);
      const count = copies ?? Math.ceil(minRows / Math.max(n, 1));
      await client.query(
        `insert into ${table} (${columns.map(({ name }) => name).join(", ")})
         select ${columns.map(copiedValue).join(", ")} from ${table}, generate_series(1, ${count}) g`,
      );
    }
    await client.query(postponeWork);
    await client.query("vacuum analyze");
  } finally {
    await client.query("reset session_replication_role");
    client.release();
  }
  return empty;
}

/** What waits for a job is due in a year, so that the jobs do not work through all copies. */
const postponeWork = `
  update private.object_deletion set due_at = now() + interval '1 year';
  update private.mailing_list_mail set due_at = now() + interval '1 year';
  update private.billing_account set checked_at = now();
  update public.notification_preference set digest = false`;
