import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";

/*
 * The schema, read from PostgreSQL's catalogue. Fields called `sql` are quoted by PostgreSQL, and are the only
 * identifiers in statement texts: a name from a request is only a key for lookups.
 */

const columnSchema = z.object({
  name: z.string(),
  sql: z.string(),
  /** The name as a quoted string literal. */
  literal: z.string(),
  /** As `format_type` writes it. */
  type: z.string(),
  defaultSql: z.nullable(z.string()),
});
export type Column = z.infer<typeof columnSchema>;

const relationSchema = z.object({
  name: z.string(),
  /** Schema and name. */
  sql: z.string(),
  columns: z.array(columnSchema),
  primaryKey: z.array(z.string()),
});

const parameterSchema = z.object({
  name: z.string(),
  sql: z.string(),
  literal: z.string(),
  type: z.string(),
  mode: z.enum(["i", "o", "b", "v", "t"]),
});
export type Parameter = z.infer<typeof parameterSchema>;

const functionSchema = z.object({
  name: z.string(),
  sql: z.string(),
  parameters: z.array(parameterSchema),
  defaults: z.number(),
  volatile: z.boolean(),
  returnsSet: z.boolean(),
  returnsVoid: z.boolean(),
  /** The columns of the returned composite type; null for other types. */
  resultColumns: z.nullable(z.array(columnSchema)),
  returnsRecord: z.boolean(),
});

/** A table, view or function result: rows whose columns a request may name. */
export interface RowSource {
  name: string;
  columns: ReadonlyMap<string, Column>;
}

export interface Relation extends RowSource {
  sql: string;
  primaryKey: readonly Column[];
}

export interface DatabaseFunction {
  name: string;
  sql: string;
  /** The input parameters in order; the last `optional` of them have a default. */
  parameters: readonly Parameter[];
  optional: number;
  volatile: boolean;
  returns: {
    set: boolean;
    shape: { kind: "void" } | { kind: "scalar" } | { kind: "rows"; source: RowSource };
  };
}

/** Settings of `alter role … set`. PostgreSQL applies them only at login, not at `set role`. */
export interface RoleLimits {
  /** In PostgreSQL's format for durations. */
  statementTimeout?: string;
  maxRows?: number;
}

export interface Catalogue {
  schema: string;
  roles: ReadonlyMap<string, RoleLimits>;
  relations: ReadonlyMap<string, Relation>;
  /** Overloads by function name. */
  functions: ReadonlyMap<string, readonly DatabaseFunction[]>;
}

const columnJson = `json_build_object(
  'name', a.attname, 'sql', quote_ident(a.attname), 'literal', quote_literal(a.attname),
  'type', format_type(a.atttypid, a.atttypmod),
  'defaultSql', case
    when a.attgenerated <> '' then null
    when a.attidentity <> '' then format('nextval(%L::regclass)', pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
    else pg_get_expr(d.adbin, d.adrelid) end)`;

const columnsOf = (relation: string): string => `(
  select coalesce(json_agg(${columnJson} order by a.attnum), '[]')
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped)`;

const relationsSql = `
select c.relname as name, format('%I.%I', n.nspname, c.relname) as sql, ${columnsOf("c.oid")} as columns,
       (select coalesce(json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)), '[]')
          from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
         where i.indrelid = c.oid and i.indisprimary) as "primaryKey"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
 where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')`;

const functionsSql = `
select p.proname as name, format('%I.%I', n.nspname, p.proname) as sql, p.pronargdefaults as defaults,
       p.provolatile = 'v' as volatile, p.proretset as "returnsSet",
       p.prorettype = 'void'::regtype as "returnsVoid", p.prorettype = 'record'::regtype as "returnsRecord",
       case when t.typrelid <> 0 then ${columnsOf("t.typrelid")} end as "resultColumns",
       (select coalesce(json_agg(json_build_object(
                 'name', coalesce(p.proargnames[i.at], ''), 'sql', quote_ident(coalesce(p.proargnames[i.at], '')),
                 'literal', quote_literal(coalesce(p.proargnames[i.at], '')),
                 'type', format_type(i.type, null), 'mode', coalesce(p.proargmodes[i.at], 'i')) order by i.at), '[]')
          from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as i (type, at)) as parameters
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
 where n.nspname = $1 and p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
 order by p.proname, p.oid`;

/** Settings for this database are last, because they take precedence. */
const roleSettingsSql = `
select r.rolname as role, split_part(c.config, '=', 1) as name, substr(c.config, strpos(c.config, '=') + 1) as value
  from pg_db_role_setting s join pg_roles r on r.oid = s.setrole, unnest(s.setconfig) as c (config)
 where s.setdatabase = 0 or s.setdatabase = (select d.oid from pg_database d where d.datname = current_database())
 order by s.setdatabase`;
const roleSettings = z.array(z.object({ role: z.string(), name: z.string(), value: z.string() }));

function toRoles(rows: z.infer<typeof roleSettings>): Map<string, RoleLimits> {
  const roles = new Map<string, RoleLimits>();
  for (const { role, name, value } of rows) {
    const limits = roles.get(role) ?? {};
    if (name === "statement_timeout") limits.statementTimeout = value;
    if (name === "pgrst.db_max_rows" && /^\d{1,9}$/.test(value)) limits.maxRows = Number(value);
    roles.set(role, limits);
  }
  return roles;
}

const byName = (columns: readonly Column[]): Map<string, Column> =>
  new Map(columns.map((column) => [column.name, column]));

function toRelation(row: z.infer<typeof relationSchema>): Relation {
  const columns = byName(row.columns);
  const primaryKey = row.primaryKey.flatMap((name) => columns.get(name) ?? []);
  return { name: row.name, sql: row.sql, columns, primaryKey };
}

function toFunction(row: z.infer<typeof functionSchema>): DatabaseFunction {
  const parameters = row.parameters.filter(
    ({ mode }) => mode === "i" || mode === "b" || mode === "v",
  );
  const outputs = row.parameters.filter(({ mode }) => mode === "o" || mode === "b" || mode === "t");
  const columns =
    row.resultColumns ??
    (row.returnsRecord ? outputs.map((each) => ({ ...each, defaultSql: null })) : []);
  return {
    name: row.name,
    sql: row.sql,
    parameters,
    optional: row.defaults,
    volatile: row.volatile,
    returns: {
      set: row.returnsSet,
      shape: row.returnsVoid
        ? { kind: "void" }
        : row.resultColumns || row.returnsRecord
          ? { kind: "rows", source: { name: row.name, columns: byName(columns) } }
          : { kind: "scalar" },
    },
  };
}

/** Reads tables, views, columns and functions of one schema, and the limits of roles. */
export async function loadCatalogue(pool: Pool, schema: string): Promise<Catalogue> {
  const [relations, functions, roles] = await asCaller(
    pool,
    { role: "anon", claims: {} },
    async (client) => {
      // With an empty path PostgreSQL qualifies types and defaults with their schema, so that they are valid in any path.
      await client.query("select set_config('search_path', '', true)");
      const first = await client.query(relationsSql, [schema]);
      const second = await client.query(functionsSql, [schema]);
      const third = await client.query(roleSettingsSql);
      return [
        z.array(relationSchema).parse(first.rows),
        z.array(functionSchema).parse(second.rows),
        toRoles(roleSettings.parse(third.rows)),
      ] as const;
    },
  );
  const overloads = Map.groupBy(functions.map(toFunction), (each) => each.name);
  return {
    schema,
    roles,
    relations: new Map(relations.map((row) => [row.name, toRelation(row)])),
    functions: overloads,
  };
}
