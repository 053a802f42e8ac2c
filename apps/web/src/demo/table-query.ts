import { arrayText } from "../data/array-text.ts";

/** A row of a table in memory. */
export type Row = Record<string, unknown>;
export type Tables = Map<string, Row[]>;

/** By which column the rows of other tables refer to a row of this one. */
const references: Readonly<Record<string, string>> = {
  job_applied: "application_id",
  letters: "letter_id",
  cvs: "cv_id",
  files: "file_id",
};

/** Parameters that are no filters. */
const options = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);

/** A value as one text, arrays as JSON. */
export const wordOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "null");

const compare = (one: unknown, other: unknown): number => {
  if (one === other) return 0;
  // As in PostgreSQL: null is after everything else.
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  if (typeof one === "number" && typeof other === "number") return one - other;
  return wordOf(one) < wordOf(other) ? -1 : 1;
};

/** A value as the API writes it in a filter. */
const operandOf = (value: unknown): string =>
  Array.isArray(value) ? arrayText(value.map(wordOf)) : wordOf(value);

/** The operators that the product's screens use: https://docs.postgrest.org/en/stable/references/api/tables_views.html */
const operators: Readonly<Record<string, (value: unknown, operand: string) => boolean>> = {
  eq: (value, operand) => operandOf(value) === operand,
  neq: (value, operand) => operandOf(value) !== operand,
  is: (value, operand) => wordOf(value) === operand,
  in: (value, operand) =>
    operand
      .slice(1, -1)
      .split(",")
      .some((item) => item.replace(/^"(.*)"$/, "$1") === wordOf(value)),
  gt: (value, operand) => compare(value, operand) > 0,
  gte: (value, operand) => compare(value, operand) >= 0,
  lt: (value, operand) => compare(value, operand) < 0,
  lte: (value, operand) => compare(value, operand) <= 0,
};

function matchesFilter(value: unknown, filter: string): boolean {
  const isNegated = filter.startsWith("not.");
  const [, name = "", operand = ""] =
    /^(\w+)\.(.*)$/s.exec(isNegated ? filter.slice(4) : filter) ?? [];
  const test = operators[name];
  return test ? test(value, operand) !== isNegated : true;
}

/** The parameters that concern the table itself, or an embedded one by its name. */
export function ownParameters(parameters: URLSearchParams, table?: string): [string, string][] {
  const prefix = table === undefined ? "" : `${table}.`;
  return [...parameters]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]): [string, string] => [name.slice(prefix.length), value])
    .filter(([name]) => !name.includes("."));
}

/** The rows that pass the filters. */
export function filterRows(rows: readonly Row[], parameters: readonly [string, string][]): Row[] {
  const filters = parameters.filter(([name]) => !options.has(name));
  return rows.filter((row) => filters.every(([name, filter]) => matchesFilter(row[name], filter)));
}

function sortRows(rows: readonly Row[], order: string | undefined): Row[] {
  const keys = (order ?? "").split(",").filter(Boolean);
  return rows.toSorted((one, other) => {
    for (const key of keys) {
      const [column = "", ...words] = key.split(".");
      const isNull = (row: Row) => row[column] === null || row[column] === undefined;
      const isLast = words.includes("nullslast") || !words.includes("desc");
      if (isNull(one) !== isNull(other)) return isNull(one) === isLast ? 1 : -1;
      const result = compare(one[column], other[column]) * (words.includes("desc") ? -1 : 1);
      if (result !== 0) return result;
    }
    return 0;
  });
}

function pageOf(rows: readonly Row[], parameters: readonly [string, string][]): Row[] {
  const given = new Map(parameters);
  const sorted = sortRows(rows, given.get("order"));
  const from = Number(given.get("offset") ?? 0);
  return sorted.slice(from, from + Number(given.get("limit") ?? Infinity));
}

interface Embedding {
  readonly table: string;
  readonly columns: string;
  readonly isInner: boolean;
}

/** The parts of a `select` at its top level: columns and embedded tables. */
function selectedParts(select: string): (string | Embedding)[] {
  const parts = select.match(/[^,()]+(?:\((?:[^()]|\([^()]*\))*\))?/g) ?? [];
  return parts.map((part) => {
    const [, name = "", inner, columns = ""] =
      /^(\w+)(!inner)?(?:!\w+)?\((.*)\)$/s.exec(part) ?? [];
    return name === "" ? part : { table: name, columns, isInner: inner !== undefined };
  });
}

interface Selection {
  readonly table: string;
  readonly select: string;
  readonly parameters: URLSearchParams;
}

interface EmbedOptions {
  readonly tables: Tables;
  readonly at: Selection;
  readonly part: Embedding;
}

function embed(row: Row, { tables, at, part }: EmbedOptions): unknown {
  const { table, columns } = part;
  const related = tables.get(table) ?? [];
  const own = ownParameters(at.parameters, table);
  const project = (rows: readonly Row[]) =>
    selectRows(tables, filterRows(rows, own), { ...at, table, select: columns });
  const reference = references[table];
  if (reference !== undefined && reference in row)
    return project(related.filter(({ id }) => id === row[reference]))[0] ?? null;
  const back = references[at.table] ?? "";
  return project(
    pageOf(filterRows(related, own), own).filter((other) => other[back] === row["id"]),
  );
}

/** The selected columns and embedded tables of rows. */
function selectRows(tables: Tables, rows: readonly Row[], at: Selection): Row[] {
  const parts = selectedParts(at.select);
  return rows.flatMap((row) => {
    const selected: Row = parts.includes("*") ? { ...row } : {};
    for (const part of parts) {
      if (typeof part === "string") {
        if (part !== "*") selected[part] = row[part] ?? null;
        continue;
      }
      selected[part.table] = embed(row, { tables, at, part });
      if (part.isInner && selected[part.table] === null) return [];
    }
    return [selected];
  });
}

/** The rows of a request, and how many there are without `limit`. */
export function queryRows(tables: Tables, table: string, parameters: URLSearchParams) {
  const own = ownParameters(parameters);
  const all = filterRows(tables.get(table) ?? [], own);
  const at = { table, select: parameters.get("select") ?? "*", parameters };
  return { rows: selectRows(tables, pageOf(all, own), at), count: all.length };
}

/** The selected columns of rows that were written. */
export const projectRows = (
  tables: Tables,
  table: string,
  { rows, parameters }: { readonly rows: readonly Row[]; readonly parameters: URLSearchParams },
): Row[] =>
  selectRows(tables, rows, { table, select: parameters.get("select") ?? "*", parameters });
