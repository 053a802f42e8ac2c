import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import type {
  Catalogue,
  Column,
  ComputedColumn,
  DatabaseFunction,
  Parameter,
  RoleLimits,
  RowSource,
} from "./catalogue.ts";
import type { LoadedRelation } from "./load-relationships.ts";
import { addComputedRelationship, addKeyRelationships, loadKeys } from "./load-relationships.ts";

const columnSchema = z.object({
  name: z.string(),
  sql: z.string(),
  literal: z.string(),
  type: z.string(),
  defaultSql: z.nullable(z.string()),
});

const relationSchema = z.object({
  oid: z.string(),
  name: z.string(),
  sql: z.string(),
  ident: z.string(),
  isView: z.boolean(),
  columns: z.array(columnSchema),
  /** The numbers of these columns. */
  numbers: z.array(z.number()),
  primaryKey: z.array(z.string()),
});

const parameterSchema = z.object({
  name: z.string(),
  sql: z.string(),
  literal: z.string(),
  type: z.string(),
  mode: z.enum(["i", "o", "b", "v", "t"]),
});

const functionSchema = z.object({
  name: z.string(),
  sql: z.string(),
  ident: z.string(),
  parameters: z.array(parameterSchema),
  defaults: z.number(),
  volatile: z.boolean(),
  returnsSet: z.boolean(),
  /** At most one row. */
  returnsOne: z.boolean(),
  returnsVoid: z.boolean(),
  resultType: z.string(),
  /** The columns of the returned composite type; null for other types. */
  resultColumns: z.nullable(z.array(columnSchema)),
  /** The table or view whose rows are returned. */
  resultOid: z.string(),
  /** The table or view of whose row this is a function. */
  rowOid: z.nullable(z.string()),
  returnsRecord: z.boolean(),
});
type FunctionRow = z.infer<typeof functionSchema>;

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
select c.oid::text as oid, c.relname as name, format('%I.%I', n.nspname, c.relname) as sql, quote_ident(c.relname) as ident,
       c.relkind in ('v', 'm') as "isView", ${columnsOf("c.oid")} as columns,
       array(select a.attnum::int from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as numbers,
       (select coalesce(json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)), '[]')
          from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
         where i.indrelid = c.oid and i.indisprimary) as "primaryKey"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
 where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')`;

const functionsSql = `
select p.proname as name, format('%I.%I', n.nspname, p.proname) as sql, quote_ident(p.proname) as ident,
       p.pronargdefaults as defaults, p.provolatile = 'v' as volatile, p.proretset as "returnsSet",
       not p.proretset or p.prorows = 1 as "returnsOne", format_type(p.prorettype, null) as "resultType",
       t.typrelid::text as "resultOid",
       (select a.typrelid::text from pg_type a where p.pronargs = 1 and a.oid = p.proargtypes[0] and a.typrelid <> 0) as "rowOid",
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

function toRelation(row: z.infer<typeof relationSchema>): LoadedRelation {
  const columns = byName(row.columns);
  const relation = {
    name: row.name,
    sql: row.sql,
    ident: row.ident,
    isView: row.isView,
    columns,
    primaryKey: row.primaryKey.flatMap((name) => columns.get(name) ?? []),
    computed: new Map<string, ComputedColumn>(),
    relationships: [],
    rowType: row.sql,
  };
  const numbered = new Map(
    row.numbers.flatMap((number, index) => {
      const column = row.columns[index];
      return column ? [[number, column] as const] : [];
    }),
  );
  return { oid: row.oid, relation, numbered };
}

/** The rows of a function's result: those of a table, or the columns that it declares. */
function resultSource(row: FunctionRow, known: ReadonlyMap<string, LoadedRelation>): RowSource {
  const relation = known.get(row.resultOid)?.relation;
  if (relation) return relation;
  const outputs = row.parameters.filter(({ mode }) => mode === "o" || mode === "b" || mode === "t");
  const columns = row.resultColumns ?? outputs.map((each) => ({ ...each, defaultSql: null }));
  return {
    name: row.name,
    columns: byName(columns),
    computed: new Map(),
    relationships: [],
    rowType: undefined,
  };
}

const isInput = ({ mode }: Parameter): boolean => mode === "i" || mode === "b" || mode === "v";

function toFunction(
  row: FunctionRow,
  known: ReadonlyMap<string, LoadedRelation>,
): DatabaseFunction {
  return {
    name: row.name,
    sql: row.sql,
    parameters: row.parameters.filter(isInput),
    optional: row.defaults,
    volatile: row.volatile,
    returns: {
      set: row.returnsSet,
      shape: row.returnsVoid
        ? { kind: "void" }
        : row.resultColumns || row.returnsRecord
          ? { kind: "rows", source: resultSource(row, known) }
          : { kind: "scalar" },
    },
  };
}

/** Unnamed parameters cannot be given, except a single one of these types, which receives the body. */
const wholeBodyTypes: readonly string[] = ["json", "jsonb", "text", "xml", "bytea"];

function isCallable({ parameters }: DatabaseFunction): boolean {
  const [only, ...others] = parameters;
  if (only?.name === "" && others.length === 0) return wholeBodyTypes.includes(only.type);
  return parameters.every(({ name }) => name !== "");
}

/** Functions of one row: columns and relationships that are computed. */
function addComputed(
  rows: readonly FunctionRow[],
  known: ReadonlyMap<string, LoadedRelation>,
): void {
  for (const row of rows) {
    const source = row.rowOid === null ? undefined : known.get(row.rowOid)?.relation;
    const foreign = known.get(row.resultOid)?.relation;
    if (!source) continue;
    if (foreign) {
      const cardinality = row.returnsOne ? "many-to-one" : "one-to-many";
      const { name, sql, ident } = row;
      addComputedRelationship(source, { kind: "computed", cardinality, name, sql, ident, foreign });
    } else if (!row.returnsSet && !row.resultColumns && !row.returnsRecord && !row.returnsVoid) {
      source.computed.set(row.name, { sql: row.sql, ident: row.ident, type: row.resultType });
    }
  }
}

/** Reads tables, views, columns, relationships and functions of one schema, and the limits of roles. */
export async function loadCatalogue(pool: Pool, schema: string): Promise<Catalogue> {
  const loaded = await asCaller(pool, { role: "anon", claims: {} }, async (client) => {
    // With an empty path PostgreSQL qualifies types and defaults with their schema, so that they are valid in any path.
    await client.query("select set_config('search_path', '', true)");
    return {
      relations: z.array(relationSchema).parse((await client.query(relationsSql, [schema])).rows),
      functions: z.array(functionSchema).parse((await client.query(functionsSql, [schema])).rows),
      roles: toRoles(roleSettings.parse((await client.query(roleSettingsSql)).rows)),
      keys: await loadKeys(client),
    };
  });
  const relations = loaded.relations.map(toRelation);
  const known = new Map(relations.map((each) => [each.oid, each]));
  addKeyRelationships(relations, loaded.keys);
  addComputed(loaded.functions, known);
  const functions = loaded.functions.map((row) => toFunction(row, known)).filter(isCallable);
  return {
    schema,
    roles: loaded.roles,
    relations: new Map(relations.map(({ relation }) => [relation.name, relation])),
    functions: Map.groupBy(functions, (each) => each.name),
  };
}
