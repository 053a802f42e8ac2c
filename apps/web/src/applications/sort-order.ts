import type { Application } from "@postulo/domain/application";

/** The columns a person may sort by. */
const sortColumns = ["job_title", "applied_at"] as const;
export type SortColumn = (typeof sortColumns)[number];

export type SortOrder = { readonly column: SortColumn; readonly ascending: boolean };

/** Newest first, specification section 2. */
export const defaultSortOrder: SortOrder = { column: "applied_at", ascending: false };

/** Reads the order from the address, where it lives so that a reload or a shared link keeps it. */
export function readSortOrder(parameters: URLSearchParams): SortOrder {
  const column = sortColumns.find((known) => known === parameters.get("sort"));
  return column ? { column, ascending: parameters.get("order") === "asc" } : defaultSortOrder;
}

/** The address's parameters after a click on a column: the other direction, or that column's natural one first. */
export function sortParameters(current: SortOrder, column: SortColumn): Record<string, string> {
  const ascending = current.column === column ? !current.ascending : column === "job_title";
  return { sort: column, order: ascending ? "asc" : "desc" };
}

const plain = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const alphabet = new Intl.Collator(undefined, { numeric: true });

/** The rows in that order. Equal ones are told apart by their ids, so that no answer of the server moves them. */
export function sortApplications(
  rows: readonly Application[],
  { column, ascending }: SortOrder,
): Application[] {
  const sign = ascending ? 1 : -1;
  const compare = column === "job_title" ? alphabet.compare : plain;
  return rows.toSorted(
    (one, other) => sign * compare(one[column], other[column]) || plain(one.id, other.id),
  );
}
