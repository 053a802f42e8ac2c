import { malformed } from "./api-error.ts";
import type { Condition } from "./condition.ts";
import { parseCondition } from "./condition.ts";
import { parseOrdering } from "./ordering.ts";
import type { RowQuery } from "./read-sql.ts";
import { parseNames, parseSelection } from "./selection.ts";

export interface TableQuery extends RowQuery {
  /** `columns=`: the keys of a body that are written. */
  columns: readonly string[] | undefined;
  onConflict: readonly string[] | undefined;
}

const notFilters = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);
/** Limits the planning time of PostgreSQL. */
const maxConditions = 200;

function parseCount(name: string, text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text))
    throw malformed(`"${name}" must be a whole number, and not negative`);
  return Number(text);
}

/** `Range: 0-24` as an offset and a limit. */
function parseRange(header: string | null): { offset: number; limit: number | undefined } {
  const match = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header ?? "");
  if (!match) return { offset: 0, limit: undefined };
  const offset = Number(match[1]);
  return {
    offset,
    limit: match[2] === undefined ? undefined : Math.max(0, Number(match[2]) - offset + 1),
  };
}

const smaller = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? (left ?? right) : Math.min(left, right);

function names(subject: string, text: string | null): readonly string[] | undefined {
  return text ? parseNames(subject, text) : undefined;
}

export interface QueryStringOptions {
  /** The `Range` header of a read. */
  range?: string | null;
  /** The maximum rows of a response. */
  maxRows?: number | undefined;
  /** Parameters that are not filters, such as the arguments of a function. */
  ignored?: ReadonlySet<string>;
}

/** Parses a query string by PostgREST's grammar. Names are not looked up yet. */
export function parseQueryString(
  parameters: URLSearchParams,
  options: QueryStringOptions = {},
): TableQuery {
  const conditions: Condition[] = [];
  for (const [key, value] of parameters) {
    if (notFilters.has(key) || options.ignored?.has(key)) continue;
    if (conditions.length >= maxConditions) throw malformed(`at most ${maxConditions} filters`);
    conditions.push(parseCondition(key, value));
  }
  const range = parseRange(options.range ?? null);
  return {
    conditions,
    selection: parseSelection(parameters.get("select") ?? undefined),
    ordering: parseOrdering(parameters.get("order") ?? undefined),
    offset: parseCount("offset", parameters.get("offset")) ?? range.offset,
    limit: smaller(
      smaller(parseCount("limit", parameters.get("limit")), range.limit),
      options.maxRows,
    ),
    columns: names("columns", parameters.get("columns")),
    onConflict: names("on_conflict", parameters.get("on_conflict")),
  };
}
