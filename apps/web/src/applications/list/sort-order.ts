import type { Application } from "@postulo/domain/application";
import { priorities } from "@postulo/domain/priority";
import { stages } from "@postulo/domain/stage";

/** The sortable columns. */
const sortColumns = [
  "job_title",
  "application_stage",
  "priority_level",
  "applied_at",
  "next_action_date",
] as const;
export type SortColumn = (typeof sortColumns)[number];

export type SortOrder = { readonly column: SortColumn; readonly ascending: boolean };

/** Newest first, specification section 2. */
export const defaultSortOrder: SortOrder = { column: "applied_at", ascending: false };

/** Reads the order from the URL, so that a reload or a shared link keeps it. */
export function readSortOrder(parameters: URLSearchParams): SortOrder {
  const column = sortColumns.find((known) => known === parameters.get("sort"));
  return column ? { column, ascending: parameters.get("order") === "asc" } : defaultSortOrder;
}

/** The query parameters after a click on a column: the reverse direction, or the default one of another column. */
export function sortParameters(current: SortOrder, column: SortColumn): Record<string, string> {
  const ascending = current.column === column ? !current.ascending : column !== "applied_at";
  return { sort: column, order: ascending ? "asc" : "desc" };
}

type Comparison = (one: Application, other: Application) => number;

const plain = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const alphabet = new Intl.Collator();
const stageRanks = new Map<string, number>(stages.map((stage, rank) => [stage, rank]));
const priorityRanks = new Map<string, number>(priorities.map((priority, rank) => [priority, rank]));
const rank = (ranks: ReadonlyMap<string, number>, value: string) => ranks.get(value) ?? 0;

const comparisons: Readonly<Record<SortColumn, Comparison>> = {
  job_title: (one, other) => alphabet.compare(one.job_title, other.job_title),
  // By progress and by urgency, not alphabetically.
  application_stage: (one, other) =>
    rank(stageRanks, one.application_stage) - rank(stageRanks, other.application_stage),
  priority_level: (one, other) =>
    rank(priorityRanks, one.priority_level) - rank(priorityRanks, other.priority_level),
  applied_at: (one, other) => plain(one.applied_at ?? "", other.applied_at ?? ""),
  next_action_date: (one, other) => plain(one.next_action_date ?? "", other.next_action_date ?? ""),
};

/** Rows without a value in the column are last in both directions. */
const isEmpty = (row: Application, column: SortColumn) => row[column] === null;

/** The sorted rows. Of equal ones, the one that was added last is first; the id makes the order stable between responses. */
export function sortApplications(
  rows: readonly Application[],
  { column, ascending }: SortOrder,
): Application[] {
  const sign = ascending ? 1 : -1;
  const compare = comparisons[column];
  return rows.toSorted(
    (one, other) =>
      Number(isEmpty(one, column)) - Number(isEmpty(other, column)) ||
      sign * compare(one, other) ||
      plain(other.created_at, one.created_at) ||
      plain(one.id, other.id),
  );
}
