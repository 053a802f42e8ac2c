import type { Column } from "./catalogue/catalogue.ts";
import type { RowQuery } from "./row-query.ts";
import { listSql, objectSql, selectRow } from "./row-select.ts";
import type { Scope } from "./scope.ts";

export const shapes = ["array", "object", "csv"] as const;

/** The response format of rows: JSON, with or without nulls, or CSV. */
export interface Format {
  shape: (typeof shapes)[number];
  stripNulls: boolean;
}

/** The columns that a statement selects from `t` into `r`, and the SQL that aggregates the rows of `r` to one text. */
export interface Output {
  list: string;
  body: string;
  /** Further items of `from`, and the `group by` clause. */
  joins: string;
  groupBy: string;
  /** The header line of a CSV. */
  labels: readonly string[];
}

function jsonBody(rows: string, { shape, stripNulls }: Format): string {
  const all = shape === "object" ? `json_agg(${rows}) -> 0` : `coalesce(json_agg(${rows}), '[]')`;
  return `${stripNulls ? `json_strip_nulls(${all})` : `(${all})`}::text`;
}

/**
 * The output of a selection. Columns without an alias form a row that PostgreSQL converts to JSON; an alias of a
 * request is a bound value, never an identifier.
 */
export function outputSql(scope: Scope, query: RowQuery, format: Format): Output {
  if (format.shape !== "csv" && query.selection.every((item) => item.kind === "all")) {
    return { list: "t.*", body: jsonBody("r.*", format), joins: "", groupBy: "", labels: [] };
  }
  const { chosen, joins, groupBy } = selectRow(scope, query);
  const labels = chosen.map(({ label }) => label);
  if (format.shape === "csv") {
    const cells = chosen.map((_, index) => `r.c${index}::text`).join(", ");
    const body = `coalesce(json_agg(array[${cells}]::text[]), '[]')::text`;
    return { list: listSql(chosen), body, joins, groupBy, labels };
  }
  const { list, object } = objectSql(scope.values, chosen);
  return { list, body: jsonBody(object, format), joins, groupBy, labels };
}

/** The output of a scalar result: the column `value` of each row, without its name. */
export function scalarOutput(format: Format): Output {
  const common = { list: "t.value", joins: "", groupBy: "" };
  if (format.shape !== "csv") return { ...common, body: jsonBody("r.value", format), labels: [] };
  const body = "coalesce(json_agg(array[r.value::text]), '[]')::text";
  return { ...common, body, labels: ["value"] };
}

/** The columns of a row that connect it with its embeds. */
const joinedColumns = ({ branches }: Scope): readonly Column[] | undefined => {
  const relationships = branches.map(({ relationship }) => relationship);
  if (relationships.some(({ kind }) => kind === "computed")) return undefined;
  return relationships.flatMap((each) =>
    each.kind === "key"
      ? each.pairs.map(([here]) => here)
      : each.kind === "junction"
        ? each.near.map(([here]) => here)
        : [],
  );
};

/** The columns of a changed row that the response needs; undefined for all, which computed columns need. */
export function neededColumns(scope: Scope, query: RowQuery): readonly Column[] | undefined {
  const joined = joinedColumns(scope);
  const needed = new Set(joined);
  const names = query.selection.flatMap((item) => (item.kind === "field" ? [item.field.name] : []));
  for (const { field, embedded } of query.ordering)
    if (embedded === undefined) names.push(field.name);
  for (const name of names) {
    const column = scope.source.columns.get(name);
    if (!column) return undefined;
    needed.add(column);
  }
  const isAll = query.selection.some(({ kind }) => kind === "all" || kind === "count");
  return isAll || !joined ? undefined : [...needed];
}
