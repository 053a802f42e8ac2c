import type { Pool, PoolClient } from "pg";

const ours = "n.nspname in ('public', 'private')";

/** Columns and constraints of a table, one line each. */
const columns = `
  select c.oid::regclass::text as name, array(
    select a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case when a.attidentity <> '' then ' generated always as identity' else '' end
      || case when d.adbin is null then '' when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
              else ' default ' || pg_get_expr(d.adbin, d.adrelid) end
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum
  ) || array(
    select 'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid, true) from pg_constraint k
    where k.conrelid = c.oid and k.contype in ('c', 'f', 'p', 'u', 'x') order by k.contype desc, k.conname
  ) as lines, c.relpersistence = 'u' as is_unlogged
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${ours} order by n.nspname desc, c.relname`;

/** What belongs to a table, as one statement each, in the order in which it is printed. */
const belongings = `
  select * from (
    select i.indrelid::regclass::text as name, 1 as place, pg_get_indexdef(i.indexrelid) as statement
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    union all
    select c.oid::regclass::text, 2, 'alter table ' || c.oid::regclass || ' enable row level security' || case when c.relforcerowsecurity then ', force row level security' else '' end
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relrowsecurity and c.relkind = 'r'
    union all
    select schemaname || '.' || tablename, 3,
        'create policy ' || policyname || ' on ' || schemaname || '.' || tablename || ' as ' || lower(permissive) || ' for ' || lower(cmd)
        || ' to ' || array_to_string(roles, ', ') || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '')
      from pg_policies
    union all
    select t.tgrelid::regclass::text, 4, pg_get_triggerdef(t.oid, true)
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_namespace n on n.oid = p.pronamespace where ${ours} and not t.tgisinternal
    union all
    select c.oid::regclass::text, 5, 'grant ' || string_agg(g.privilege || case when g.columns is null then '' else ' (' || g.columns || ')' end, ', ' order by g.privilege, g.columns)
        || ' on ' || c.oid::regclass || ' to ' || g.grantee
      from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join lateral (
        select x.grantee::regrole::text as grantee, lower(x.privilege_type) as privilege, null as columns
          from aclexplode(c.relacl) x where x.grantee <> c.relowner and x.grantee <> 0
        union all
        select x.grantee::regrole::text, lower(x.privilege_type), string_agg(a.attname, ', ' order by a.attnum)
          from pg_attribute a cross join lateral aclexplode(a.attacl) x where a.attrelid = c.oid and x.grantee <> c.relowner and not a.attisdropped
          group by 1, 2
      ) g
      where ${ours} and c.relkind = 'r' group by c.oid, g.grantee
  ) as belonging order by name collate "C", place, statement collate "C"`;

/** Functions with those who may call them. */
const functions = `
  select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition,
    coalesce((
      select string_agg(case x.grantee when 0 then 'public' else x.grantee::regrole::text end, ', ' order by x.grantee::regrole::text)
      from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) x where x.grantee <> p.proowner
    ), '') as callers
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and p.prokind = 'f' order by n.nspname desc, p.oid::regprocedure::text collate "C"`;

const heading = `-- The present state of the product's schema, as all migrations together make it: to be read, not to be run.
-- Written by \`npm run db:schema\`; a test fails when it is stale.`;

/** The schemas `public` and `private`, and what the product adds to tables of others. */
export async function schemaText(pool: Pool): Promise<string> {
  const client = await pool.connect();
  try {
    // So that every name is written with its schema.
    await client.query("set search_path = ''");
    return await textOf(client);
  } finally {
    client.release(true);
  }
}

async function textOf(database: PoolClient): Promise<string> {
  const tables = await database.query<{ name: string; lines: string[]; is_unlogged: boolean }>(
    columns,
  );
  const parts = await database.query<{ name: string; statement: string }>(belongings);
  const partsOf = (name: string) =>
    parts.rows.filter((part) => part.name === name).map(({ statement }) => `${statement};`);
  const names = new Set(tables.rows.map(({ name }) => name));
  const others = parts.rows.filter(({ name }) => !names.has(name));
  const calls = await database.query<{ name: string; definition: string; callers: string }>(
    functions,
  );
  return [
    heading,
    ...tables.rows.map(({ name, lines, is_unlogged: isUnlogged }) =>
      [
        `create ${isUnlogged ? "unlogged " : ""}table ${name} (\n  ${lines.join(",\n  ")}\n);`,
        ...partsOf(name),
      ].join("\n"),
    ),
    others.map(({ statement }) => `${statement};`).join("\n"),
    ...calls.rows.map(
      ({ name, definition, callers }) =>
        `${definition.trimEnd()};${callers === "" ? "" : `\ngrant execute on function ${name} to ${callers};`}`,
    ),
  ].join("\n\n");
}
