import { ApiError, malformed, noEmbedding } from "./api-error.ts";
import type { Column } from "./catalogue.ts";
import type { Scope } from "./field-sql.ts";
import { columnOf, fieldSql } from "./field-sql.ts";
import type { SelectItem } from "./selection.ts";

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
  /** The header line of a CSV. */
  labels: readonly string[];
}

const castTypes = [
  "text",
  "varchar",
  "char",
  "citext",
  "name",
  "uuid",
  "bool",
  "boolean",
  "int",
  "int2",
  "int4",
  "int8",
  "smallint",
  "integer",
  "bigint",
  "numeric",
  "decimal",
  "real",
  "float4",
  "float8",
  "double precision",
  "money",
  "date",
  "time",
  "timetz",
  "timestamp",
  "timestamptz",
  "interval",
  "json",
  "jsonb",
  "bytea",
] as const;
/** `json_build_object` has at most 100 arguments. */
const maxLabelled = 50;

function castSql(cast: string | undefined): string {
  if (cast === undefined) return "";
  const isArray = cast.endsWith("[]");
  const typeName = (isArray ? cast.slice(0, -2) : cast).toLowerCase();
  const type = castTypes.find((each) => each === typeName);
  if (!type)
    throw new ApiError({ status: 400, code: "42704", message: `type "${cast}" does not exist` });
  return `::${type}${isArray ? "[]" : ""}`;
}

type Chosen = { label: string; sql: string; column?: Column };

function choose(scope: Scope, item: SelectItem): Chosen[] {
  switch (item.kind) {
    case "embedded":
      throw noEmbedding(scope.source.name, item.name);
    case "all":
      return [...scope.source.columns.values()].map((column) => ({
        label: column.name,
        sql: `t.${column.sql}`,
        column,
      }));
    case "field": {
      const { field, alias } = item;
      const sql = `${fieldSql(scope, field)}${castSql(item.cast)}`;
      const lastKey = field.path.findLast(({ key }) => typeof key === "string")?.key;
      const label = alias ?? String(lastKey ?? field.name);
      if (label !== field.name) return [{ label, sql }];
      return [{ label, sql, column: columnOf(scope.source, field.name) }];
    }
  }
}

function jsonBody(rows: string, { shape, stripNulls }: Format): string {
  const all = shape === "object" ? `json_agg(${rows}) -> 0` : `coalesce(json_agg(${rows}), '[]')`;
  return `${stripNulls ? `json_strip_nulls(${all})` : `(${all})`}::text`;
}

/**
 * The output of a selection. Columns without an alias form a row that PostgreSQL converts to JSON; an alias of a
 * request is a bound value, never an identifier.
 */
export function outputSql(scope: Scope, selection: readonly SelectItem[], format: Format): Output {
  if (format.shape !== "csv" && selection.every((item) => item.kind === "all")) {
    return { list: "t.*", body: jsonBody("r.*", format), labels: [] };
  }
  const chosen = selection.flatMap((item) => choose(scope, item));
  const labels = chosen.map(({ label }) => label);
  const numbered = chosen.map(({ sql }, index) => `${sql} as c${index}`).join(", ");
  if (format.shape === "csv") {
    const cells = chosen.map((_, index) => `r.c${index}::text`).join(", ");
    return {
      list: numbered,
      body: `coalesce(json_agg(array[${cells}]::text[]), '[]')::text`,
      labels,
    };
  }
  const named = chosen.map(({ sql, column }) => column && `${sql} as ${column.sql}`);
  if (!named.includes(undefined))
    return { list: named.join(", "), body: jsonBody("r.*", format), labels };
  if (chosen.length > maxLabelled)
    throw malformed(`at most ${maxLabelled} columns can be selected when some are renamed`);
  const pairs = labels
    .map((label, index) => `${scope.values.bind(label)}::text, r.c${index}`)
    .join(", ");
  return { list: numbered, body: jsonBody(`json_build_object(${pairs})`, format), labels };
}

/** The output of a scalar result: the column `value` of each row, without its name. */
export function scalarOutput(format: Format): Output {
  if (format.shape !== "csv")
    return { list: "t.value", body: jsonBody("r.value", format), labels: [] };
  return {
    list: "t.value",
    body: "coalesce(json_agg(array[r.value::text]), '[]')::text",
    labels: ["value"],
  };
}

/** The columns of a changed row that the response needs; undefined for all. */
export function neededColumns(
  scope: Scope,
  items: readonly SelectItem[],
): readonly Column[] | undefined {
  const needed = new Set<Column>();
  for (const item of items) {
    if (item.kind === "all") return undefined;
    if (item.kind === "embedded") throw noEmbedding(scope.source.name, item.name);
    needed.add(columnOf(scope.source, item.field.name));
  }
  return [...needed];
}
