import { z } from "zod";
import { ApiError, invalidBody } from "./api-error.ts";
import type { Column, Relation } from "./catalogue/catalogue.ts";
import type { Condition } from "./condition.ts";
import type { Payload } from "./payload.ts";
import { parseJson } from "./payload.ts";
import type { TableQuery } from "./query-string.ts";

const oneRow = z.tuple([z.record(z.string(), z.unknown())]);

const wrongFilters = (): ApiError =>
  new ApiError({
    status: 405,
    code: "PGRST105",
    message: "Filters must include all and only primary key columns with 'eq' operators",
  });
const limited = (): ApiError =>
  new ApiError({
    status: 400,
    code: "PGRST114",
    message: "limit/offset querystring parameters are not allowed for PUT",
  });
const otherKey = (): ApiError =>
  new ApiError({
    status: 400,
    code: "PGRST115",
    message: "Payload values do not match URL in primary key column(s)",
  });

/** The column and value of a plain `column=eq.value`. */
function equation(condition: Condition): [name: string, value: string] {
  if (condition.kind === "test" && !condition.negated && condition.field.path.length === 0) {
    const { test, field } = condition;
    const isEqual = test.kind === "comparison" && test.operator === "eq";
    if (isEqual && test.quantifier === undefined) return [field.name, test.value];
  }
  throw wrongFilters();
}

/** @returns the primary key of the row that a PUT names in its URL and its body. @throws {ApiError} when they differ. */
export function putKey(relation: Relation, query: TableQuery, payload: Payload): readonly Column[] {
  if (query.limit !== undefined || query.offset !== 0) throw limited();
  const named = new Map(query.conditions.map(equation));
  const { primaryKey } = relation;
  const isWhole = primaryKey.every(({ name }) => named.has(name));
  if (primaryKey.length === 0 || !isWhole || query.conditions.length !== primaryKey.length)
    throw wrongFilters();
  const rows = payload.rowCount === 1 && oneRow.safeParse(parseJson(payload.arrayText));
  if (!rows || !rows.success) throw invalidBody("A replacement must be one object");
  const [row] = rows.data;
  if (primaryKey.some(({ name }) => String(row[name]) !== named.get(name))) throw otherKey();
  return primaryKey;
}
