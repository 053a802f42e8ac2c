import { unknownColumn } from "./api-error.ts";
import type { Column, RowSource } from "./catalogue.ts";
import type { Field } from "./field.ts";
import type { OrderTerm } from "./ordering.ts";
import type { Values } from "./statement.ts";

/** The row source of a statement, whose alias is always `t`, and its bound values. */
export interface Scope {
  source: RowSource;
  values: Values;
}

export function columnOf(source: RowSource, name: string): Column {
  const column = source.columns.get(name);
  if (!column) throw unknownColumn(source.name, name);
  return column;
}

/** The SQL of a column and its JSON path. */
export function fieldSql({ source, values }: Scope, { name, path }: Field): string {
  const column = columnOf(source, name);
  const base = `t.${column.sql}`;
  if (path.length === 0) return base;
  const isJson = column.type === "json" || column.type === "jsonb";
  const steps = path.map(
    ({ asText, key }) =>
      `${asText ? "->>" : "->"} ${values.bind(key)}${typeof key === "number" ? "::int" : "::text"}`,
  );
  return `(${isJson ? base : `to_jsonb(${base})`} ${steps.join(" ")})`;
}

export function orderingSql(scope: Scope, terms: readonly OrderTerm[]): string {
  if (terms.length === 0) return "";
  const written = terms.map(({ field, direction, nulls }) =>
    [fieldSql(scope, field), direction, nulls && `nulls ${nulls}`].filter(Boolean).join(" "),
  );
  return ` order by ${written.join(", ")}`;
}
