import { fold } from "@postulo/lexicon/fold";
import type { Application } from "@postulo/domain/application";
import { isCalendarDay } from "@postulo/domain/application-edit";
import { priorities, type Priority } from "@postulo/domain/priority";
import { stages, type Stage } from "@postulo/domain/stage";

/** Which applications a person wants to see. It lives in the address. */
export type ListFilter = {
  readonly text: string;
  readonly stage: Stage | undefined;
  readonly priority: Priority | undefined;
  readonly source: string | undefined;
  /** ISO days of the applied date, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Only those whose reminder is due. */
  readonly isDue: boolean;
  /** Only those behind a number of the statistics, by its key. */
  readonly only: string | undefined;
};

/** The parameters of the address, by what they say. */
export const filterParameters = {
  text: "q",
  stage: "stage",
  priority: "priority",
  source: "source",
  from: "from",
  to: "to",
  isDue: "due",
  only: "only",
} as const satisfies Record<keyof ListFilter, string>;

const day = (text: string | null) => (text !== null && isCalendarDay(text) ? text : undefined);

/** What the address says; what it says wrongly is as if it said nothing. */
export function readFilter(parameters: URLSearchParams): ListFilter {
  return {
    text: parameters.get("q") ?? "",
    stage: stages.find((known) => known === parameters.get("stage")),
    priority: priorities.find((known) => known === parameters.get("priority")),
    source: parameters.get("source") || undefined,
    from: day(parameters.get("from")),
    to: day(parameters.get("to")),
    isDue: parameters.get("due") === "1",
    only: parameters.get("only") || undefined,
  };
}

/** How many of the filters beside the search are set. */
export function countFilters({ text: _text, ...filters }: ListFilter): number {
  return Object.values(filters).filter((value) => value !== undefined && value !== false).length;
}

/** A reminder is due on its day and ever after, until it is taken away. */
export function isReminderDue(row: Application, today: string): boolean {
  return row.reminder_set && row.next_action_date !== null && row.next_action_date <= today;
}

/** As people search: without accents and capitals. */

/** Reading a row anew for each letter that is typed would be felt with ten thousand of them. */
const searchTexts = new WeakMap<Application, string>();

function searchText(row: Application): string {
  const known = searchTexts.get(row);
  if (known !== undefined) return known;
  const { job_title, company_name, location, source, contact_name, contact_email } = row;
  const text = fold(
    [job_title, company_name, location, source, contact_name, contact_email].join("\n"),
  );
  searchTexts.set(row, text);
  return text;
}

/** The applications that the filter lets through, in the order they came. */
export function filterApplications(
  rows: readonly Application[],
  filter: ListFilter,
  today: string,
): readonly Application[] {
  const { stage, priority, source, from, to, isDue } = filter;
  const words = fold(filter.text).split(/\s+/).filter(Boolean);
  const tests: ((row: Application) => boolean)[] = [];
  if (stage) tests.push((row) => row.application_stage === stage);
  if (priority) tests.push((row) => row.priority_level === priority);
  if (source) tests.push((row) => row.source === source);
  if (from) tests.push((row) => row.applied_at !== null && row.applied_at >= from);
  if (to) tests.push((row) => row.applied_at !== null && row.applied_at <= to);
  if (isDue) tests.push((row) => isReminderDue(row, today));
  if (words.length > 0) tests.push((row) => words.every((word) => searchText(row).includes(word)));
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

/** The sources that occur, in the order of the alphabet. */
export function sourcesOf(rows: readonly Application[]): string[] {
  const sources = new Set(rows.flatMap(({ source }) => (source === null ? [] : [source])));
  return [...sources].toSorted(new Intl.Collator().compare);
}
