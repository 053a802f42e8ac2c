import { dayAfter } from "@postulo/domain/calendar-days";
import type { Application } from "@postulo/domain/application";
import { priorities } from "@postulo/domain/priority";
import { stages } from "@postulo/domain/stage";
import type { Grouping } from "./list-display.ts";

/** When the next action is, as groups of the list. */
export const dueGroups = ["overdue", "today", "thisWeek", "later", "none"] as const;
export type DueGroup = (typeof dueGroups)[number];

/** Rows of the list under one head. */
export interface RowGroup {
  /** Unique among all groupings. */
  readonly id: string;
  readonly grouping: Grouping;
  /** A stage, priority, `DueGroup`, `YYYY-MM`, or empty for no month; the name of a company as first written. */
  readonly value: string;
  readonly rows: readonly Application[];
}

/** What the list shows one below the other. */
export type ListItem =
  | { readonly kind: "row"; readonly id: string; readonly row: Application }
  | { readonly kind: "head"; readonly id: string; readonly group: RowGroup };

/** The Sunday of the week of a day, both as ISO dates; weeks begin on Monday. */
export function weekEnd(today: string): string {
  return dayAfter(today, (7 - new Date(today).getUTCDay()) % 7);
}

function dueGroupOf(day: string | null, today: string, sunday: string): DueGroup {
  if (day === null) return "none";
  if (day < today) return "overdue";
  if (day === today) return "today";
  return day <= sunday ? "thisWeek" : "later";
}

/** Names of companies that differ in case or spaces only are the same. */
const companyKey = (name: string) => name.trim().toLowerCase();

function keyReader(grouping: Grouping, today: string): (row: Application) => string {
  const sunday = weekEnd(today);
  switch (grouping) {
    case "stage":
      return (row) => row.application_stage;
    case "priority":
      return (row) => row.priority_level;
    case "company":
      return (row) => companyKey(row.company_name);
    case "next":
      return (row) => dueGroupOf(row.next_action_date, today, sunday);
    case "month":
      return (row) => row.applied_at?.slice(0, 7) ?? "";
  }
}

const byRank = (values: readonly string[]) => {
  const ranks = new Map(values.map((value, rank) => [value, rank]));
  return (one: string, other: string) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0);
};

const alphabet = new Intl.Collator();

/** The order of the groups: by progress, urgency, alphabet or time; applications that were not sent are last. */
function keyOrder(grouping: Grouping, isOldestFirst: boolean) {
  switch (grouping) {
    case "stage":
      return byRank(stages);
    case "priority":
      return byRank(priorities);
    case "company":
      return alphabet.compare;
    case "next":
      return byRank(dueGroups);
    case "month":
      return (one: string, other: string) => {
        if (one === "" || other === "") return Number(one === "") - Number(other === "");
        return (one < other ? -1 : 1) * (isOldestFirst ? 1 : -1);
      };
  }
}

interface GroupingOptions {
  readonly grouping: Grouping;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Whether the list begins with the oldest; months do as well. */
  readonly isOldestFirst: boolean;
}

/** The groups with rows, each with its rows in their order. */
export function groupRows(
  rows: readonly Application[],
  { grouping, today, isOldestFirst }: GroupingOptions,
): readonly RowGroup[] {
  const keyOf = keyReader(grouping, today);
  const byKey = new Map<string, Application[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = byKey.get(key);
    if (group) group.push(row);
    else byKey.set(key, [row]);
  }
  const compare = keyOrder(grouping, isOldestFirst);
  return [...byKey]
    .toSorted(([one], [other]) => compare(one, other))
    .map(([key, own]) => ({
      id: `${grouping}:${key}`,
      grouping,
      value: grouping === "company" ? (own[0]?.company_name.trim() ?? "") : key,
      rows: own,
    }));
}

const rowItem = (row: Application): ListItem => ({ kind: "row", id: row.id, row });

/** The rows below the heads of their groups; without groups the rows alone. */
export function listItems(
  rows: readonly Application[],
  groups: readonly RowGroup[] | undefined,
  collapsed: ReadonlySet<string>,
): readonly ListItem[] {
  if (!groups) return rows.map(rowItem);
  return groups.flatMap((group): readonly ListItem[] => {
    const head: ListItem = { kind: "head", id: group.id, group };
    return collapsed.has(group.id) ? [head] : [head, ...group.rows.map(rowItem)];
  });
}
