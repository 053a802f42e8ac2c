import { malformed, notEmbedded } from "./api-error.ts";
import { parseFilter, parseJunction } from "./condition.ts";
import { Cursor } from "./cursor.ts";
import type { Field } from "./field.ts";
import { parseField } from "./field.ts";
import { parseOrdering } from "./ordering.ts";
import type { RowQuery } from "./row-query.ts";
import { embedsOf, emptyQuery, labelOf } from "./row-query.ts";
import { parseNames, parseSelection } from "./selection.ts";

export interface TableQuery extends RowQuery {
  /** `columns=`: the keys of a body that are written. */
  columns: readonly string[] | undefined;
  onConflict: readonly string[] | undefined;
}

const wholeRequest = new Set(["select", "columns", "on_conflict"]);
/** Limits the planning time of PostgreSQL. */
const maxConditions = 200;

function parseCount(name: string, text: string): number {
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
  /** The maximum rows of an embed in one row of a response. */
  maxEmbeddedRows: number;
  /** Parameters that are not filters, such as the arguments of a function. */
  ignored?: ReadonlySet<string>;
}

/** A key of the query string: the labels of the embeds that lead to its target, and what it sets there. */
type Key = { path: readonly string[] } & ({ field: Field } | { word: string });

const keyword = /(?:(?:not\.)?(?:and|or)|order|limit|offset)$/y;

function parseKey(key: string): Key {
  const cursor = new Cursor("field", key);
  const path: string[] = [];
  for (;;) {
    const word = cursor.match(keyword)?.[0];
    if (word !== undefined) return { path, word };
    const field = parseField(cursor);
    if (!cursor.take(".")) {
      cursor.expectEnd();
      return { path, field };
    }
    if (field.path.length > 0) throw cursor.failure("an operator");
    path.push(field.name);
  }
}

/** The query of the embed at the end of a path of labels. */
function queryAt(root: RowQuery, path: readonly string[]): RowQuery {
  let query = root;
  for (const label of path) {
    const embed = embedsOf(query.selection).find((each) => labelOf(each) === label);
    if (!embed) throw notEmbedded(label);
    query = embed.query;
  }
  return query;
}

/** Sets what one parameter says on the query that it is for. */
function apply(root: RowQuery, key: Key, text: string): void {
  const query = queryAt(root, key.path);
  if ("field" in key) {
    query.conditions.push(parseFilter(key.field, text));
    return;
  }
  switch (key.word) {
    case "order":
      query.ordering = parseOrdering(text);
      return;
    case "limit":
      query.limit = parseCount("limit", text);
      return;
    case "offset":
      query.offset = parseCount("offset", text);
      return;
    default: {
      const junction = key.word.endsWith("or") ? "or" : "and";
      const negated = key.word.startsWith("not.");
      query.conditions.push(parseJunction({ junction, negated }, text));
    }
  }
}

/** Limits the rows of each embed, as those of the response. */
function limitEmbeds({ selection }: RowQuery, maxRows: number): void {
  for (const { query } of embedsOf(selection)) {
    query.limit = smaller(query.limit, maxRows);
    limitEmbeds(query, maxRows);
  }
}

/** Parses a query string by PostgREST's grammar. Names are not looked up yet. */
export function parseQueryString(
  parameters: URLSearchParams,
  options: QueryStringOptions,
): TableQuery {
  const query = emptyQuery(parseSelection(parameters.get("select") ?? undefined));
  const range = parseRange(options.range ?? null);
  query.offset = range.offset;
  let count = 0;
  for (const [key, value] of parameters) {
    if (wholeRequest.has(key) || options.ignored?.has(key)) continue;
    count += 1;
    if (count > maxConditions) throw malformed(`at most ${maxConditions} filters`);
    apply(query, parseKey(key), value);
  }
  query.limit = smaller(smaller(query.limit, range.limit), options.maxRows);
  limitEmbeds(query, options.maxEmbeddedRows);
  return {
    ...query,
    columns: names("columns", parameters.get("columns")),
    onConflict: names("on_conflict", parameters.get("on_conflict")),
  };
}
