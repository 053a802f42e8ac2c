import { unknownColumn } from "./api-error.ts";
import type { Field } from "./field.ts";
import type { Scope } from "./scope.ts";

/** The SQL and the type of a column, or of a computed column. */
function valueOf(scope: Scope, name: string): { sql: string; type: string } {
  const column = scope.source.columns.get(name);
  if (column) return { sql: `${scope.alias}.${column.sql}`, type: column.type };
  const computed = scope.source.computed.get(name);
  if (computed) return { sql: `${computed.sql}(${scope.row})`, type: computed.type };
  throw unknownColumn(scope.name, name);
}

export const typeOf = (scope: Scope, name: string): string => valueOf(scope, name).type;

/** The SQL of a column and its JSON path. */
export function fieldSql(scope: Scope, { name, path }: Field): string {
  const { sql, type } = valueOf(scope, name);
  if (path.length === 0) return sql;
  const isJson = type === "json" || type === "jsonb";
  const steps = path.map(
    ({ asText, key }) =>
      `${asText ? "->>" : "->"} ${scope.values.bind(key)}${typeof key === "number" ? "::int" : "::text"}`,
  );
  return `(${isJson ? sql : `to_jsonb(${sql})`} ${steps.join(" ")})`;
}
