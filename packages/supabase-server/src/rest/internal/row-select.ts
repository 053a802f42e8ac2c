import { aggregatesDisabled, malformed, notImplemented } from "./api-error.ts";
import { castSql } from "./cast-sql.ts";
import { isToOne } from "./catalogue/catalogue.ts";
import { rowConditions } from "./condition-sql.ts";
import { fieldSql } from "./field-sql.ts";
import { orderingSql } from "./ordering-sql.ts";
import type { Branch, Scope } from "./scope.ts";
import { branchScope, joinSql } from "./scope.ts";
import type { Aggregate, AggregateFunction, Embed, SelectItem, RowQuery } from "./row-query.ts";
import { labelOf } from "./row-query.ts";
import type { Values } from "./statement.ts";

/** One column of a selection. */
interface Chosen {
  label: string;
  /** The label as an identifier out of the catalogue; undefined for a name that the request invented. */
  ident?: string | undefined;
  sql: string;
  /** Applied to the column; in a row that is spread, by the row into which it is spread. */
  aggregate?: { name: AggregateFunction; cast: string } | undefined;
}

/** The columns of a selection, and the joins that they need. */
export interface RowSelect {
  chosen: readonly Chosen[];
  joins: string;
  groupBy: string;
}

/** `json_build_object` has at most 100 arguments. */
const maxLabelled = 50;

const lateral = (rows: string, alias: string): string =>
  ` left join lateral (${rows}) as ${alias} on true`;

/** The columns of rows as `c0`, `c1`, …, or under their own names. */
const numbered = (chosen: readonly Chosen[]): string =>
  chosen.length === 0 ? "null as c0" : chosen.map(({ sql }, at) => `${sql} as c${at}`).join(", ");

/** What a statement selects into rows named `r`, and the SQL of each as a JSON object; `r.*` for the row itself. */
export function objectSql(
  values: Values,
  chosen: readonly Chosen[],
): { list: string; object: string } {
  const named = chosen.map(({ sql, ident }) => ident && `${sql} as ${ident}`);
  if (chosen.length > 0 && !named.includes(undefined))
    return { list: named.join(", "), object: "r.*" };
  if (chosen.length > maxLabelled)
    throw malformed(`at most ${maxLabelled} columns can be selected when some are renamed`);
  const pairs = chosen.map(({ label }, at) => `${values.bind(label)}::text, r.c${at}`);
  return { list: numbered(chosen), object: `json_build_object(${pairs.join(", ")})` };
}

export const listSql = numbered;

/** The limit of an embed's rows; only one of the request is a bound value. */
function limitSql({ values, maxEmbeddedRows }: Scope, { relationship, embed }: Branch): string {
  if (isToOne(relationship)) return " limit 1";
  const { limit = maxEmbeddedRows } = embed.query;
  if (limit === maxEmbeddedRows) return ` limit ${maxEmbeddedRows}`;
  values.customPlan = true;
  return ` limit ${values.bind(limit)}`;
}

/** The rows of an embed that belong to one row of its parent. */
function embeddedRows(
  parent: Scope,
  branch: Branch,
  { list, joins, groupBy }: { list: string; joins: string; groupBy: string },
): string {
  const scope = branchScope(parent, branch);
  const { query } = branch.embed;
  const { from, on } = joinSql(parent, branch);
  const conditions = [...on, ...rowConditions(scope, query)];
  const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  const limit = limitSql(parent, branch);
  const offset = query.offset === 0 ? "" : ` offset ${parent.values.bind(query.offset)}`;
  return `select ${list} from ${from}${joins}${where}${groupBy}${orderingSql(scope, query.ordering)}${limit}${offset}`;
}

/** An embed as one JSON value: an object or null, or an array. */
function embedSql(parent: Scope, branch: Branch): string {
  const { chosen, joins, groupBy } = selectRow(branchScope(parent, branch), branch.embed.query);
  const { list, object } = objectSql(parent.values, chosen);
  const rows = embeddedRows(parent, branch, { list, joins, groupBy });
  if (!isToOne(branch.relationship))
    return `(select coalesce(json_agg(${object}), '[]') from (${rows}) as r)`;
  return `(select ${object === "r.*" ? "row_to_json(r.*)" : object} from (${rows}) as r)`;
}

/** The columns of a spread embed, which are joined to the row as `s1`, `s2`, …. */
function spread(parent: Scope, branch: Branch): { chosen: readonly Chosen[]; join: string } {
  const scope = branchScope(parent, branch);
  const { chosen, joins } = chooseRow(scope, branch.embed.query);
  const alias = `${branch.alias}_spread`;
  const rows = embeddedRows(parent, branch, { list: numbered(chosen), joins, groupBy: "" });
  const columns = chosen.map((each, at) => ({ ...each, sql: `${alias}.c${at}` }));
  if (isToOne(branch.relationship)) return { chosen: columns, join: lateral(rows, alias) };
  if (chosen.some(({ aggregate }) => aggregate))
    throw notImplemented("Aggregates are not implemented for one-to-many or many-to-many spreads.");
  const arrays = chosen.map((_, at) => `coalesce(json_agg(r.c${at}), '[]') as c${at}`);
  const list = arrays.length === 0 ? "null as c0" : arrays.join(", ");
  return { chosen: columns, join: lateral(`select ${list} from (${rows}) as r`, alias) };
}

const branchOf = (scope: Scope, embed: Embed): Branch | undefined =>
  scope.branches.find((each) => each.embed === embed);

/** The name of an embed when the catalogue has it: of the relation, or of the function. */
const identOf = ({ relationship, embed }: Branch): string | undefined => {
  if (embed.alias !== undefined) return undefined;
  if (relationship.kind === "computed") return relationship.ident;
  return relationship.foreign.name === embed.target ? relationship.foreign.ident : undefined;
};

function embedded(scope: Scope, embed: Embed): { chosen: readonly Chosen[]; join: string } {
  const branch = branchOf(scope, embed);
  if (!branch) return { chosen: [], join: "" };
  if (embed.spread) return spread(scope, branch);
  // `messages()` only filters.
  if (embed.query.selection.length === 0) return { chosen: [], join: "" };
  const label = labelOf(embed);
  return { chosen: [{ label, ident: identOf(branch), sql: embedSql(scope, branch) }], join: "" };
}

const counted = (scope: Scope, alias: string | undefined, cast: string): Chosen => {
  if (!scope.aggregates) throw aggregatesDisabled();
  const ident = alias === undefined ? "count" : undefined;
  return { label: alias ?? "count", ident, sql: "1", aggregate: { name: "count", cast } };
};

type FieldItem = SelectItem & { kind: "field" };

/** `count` without brackets, as in PostgREST, where PostgreSQL takes it for its function of a row. */
function isBareCount({ source }: Scope, { field: { name, path }, aggregate }: FieldItem): boolean {
  if (name !== "count" || path.length > 0 || aggregate) return false;
  return !source.columns.has(name) && !source.computed.has(name);
}

/** A column to which an aggregate function is applied. */
function aggregated(sql: string, alias: string | undefined, aggregate: Aggregate): Chosen {
  const { name } = aggregate;
  const ident = alias === undefined ? name : undefined;
  return { label: alias ?? name, ident, sql, aggregate: { name, cast: castSql(aggregate.cast) } };
}

function column(scope: Scope, item: FieldItem): Chosen {
  const { alias, aggregate } = item;
  const { name, path } = item.field;
  const { columns, computed } = scope.source;
  if (isBareCount(scope, item)) return counted(scope, alias, castSql(item.cast));
  const sql = `${fieldSql(scope, item.field)}${castSql(item.cast)}`;
  if (aggregate && !scope.aggregates) throw aggregatesDisabled();
  if (aggregate) return aggregated(sql, alias, aggregate);
  const lastKey = path.findLast(({ key }) => typeof key === "string")?.key;
  const label = alias ?? String(lastKey ?? name);
  if (label !== name) return { label, sql };
  return { label, sql, ident: columns.get(name)?.sql ?? computed.get(name)?.ident };
}

/** The columns of a selection, with aggregates not yet applied. */
function chooseRow(scope: Scope, { selection }: RowQuery): Pick<RowSelect, "chosen" | "joins"> {
  const chosen: Chosen[] = [];
  let joins = "";
  for (const item of selection) {
    switch (item.kind) {
      case "all":
        for (const { name, sql } of scope.source.columns.values())
          chosen.push({ label: name, ident: sql, sql: `${scope.alias}.${sql}` });
        break;
      case "count":
        chosen.push(counted(scope, item.alias, castSql(item.cast)));
        break;
      case "field":
        chosen.push(column(scope, item));
        break;
      case "embedded": {
        const found = embedded(scope, item.embed);
        chosen.push(...found.chosen);
        joins += found.join;
      }
    }
  }
  return { chosen, joins };
}

/** The columns of a selection. With aggregates, the rows are grouped by the other columns. */
export function selectRow(scope: Scope, query: RowQuery): RowSelect {
  const { chosen, joins } = chooseRow(scope, query);
  if (!chosen.some(({ aggregate }) => aggregate)) return { chosen, joins, groupBy: "" };
  const positions = chosen.flatMap(({ aggregate }, at) => (aggregate ? [] : [String(at + 1)]));
  return {
    chosen: chosen.map(({ aggregate, ...each }) => ({
      ...each,
      // JSON has no equality, by which rows are grouped.
      sql: aggregate
        ? `${aggregate.name}(${each.sql})${aggregate.cast}`
        : each.sql.startsWith("(select")
          ? `${each.sql}::jsonb`
          : each.sql,
    })),
    joins,
    groupBy: positions.length === 0 ? "" : ` group by ${positions.join(", ")}`,
  };
}
