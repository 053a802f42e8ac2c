import type { Application } from "@postulo/domain/application";

/** The columns a person may sort by. */
export const sortColumns = ["job_title", "applied_at"] as const;
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

/** The rows in that order; equal ones keep the order they came in. */
export function sortApplications(
  rows: readonly Application[],
  { column, ascending }: SortOrder,
): Application[] {
  const sign = ascending ? 1 : -1;
  return rows.toSorted((one, other) => sign * one[column].localeCompare(other[column]));
}
