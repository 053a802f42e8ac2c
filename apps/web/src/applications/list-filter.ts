import { fold } from "@postulo/lexicon/fold";
import type { Application } from "@postulo/domain/application";
import { isCalendarDay } from "@postulo/domain/application-edit";
import { priorities, type Priority } from "@postulo/domain/priority";
import { stages, type Stage } from "@postulo/domain/stage";

/** The filters of the list, from the URL. */
export type ListFilter = {
  readonly text: string;
  readonly stage: Stage | undefined;
  readonly priority: Priority | undefined;
  readonly source: string | undefined;
  /** ISO dates of the applied date, inclusive. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Only applications with a due reminder. */
  readonly isDue: boolean;
  /** Only the applications of a metric, by its key. */
  readonly only: string | undefined;
};

/** The query parameter of each filter. */
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

/** Reads the filters from the URL; invalid values are ignored. */
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

/** The number of filters set, without the search. */
export function countFilters({ text: _text, ...filters }: ListFilter): number {
  return Object.values(filters).filter((value) => value !== undefined && value !== false).length;
}

/** A reminder is due from its date on, until it is removed. */
export function isReminderDue(row: Application, today: string): boolean {
  return row.reminder_set && row.next_action_date !== null && row.next_action_date <= today;
}

/** Ignores accents and case. */

/** Cached, because normalising ten thousand rows at each key would be noticeable. */
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

/** The applications that match the filters, in their order. */
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

/** The sources of the rows in alphabetical order. */
export function sourcesOf(rows: readonly Application[]): string[] {
  const sources = new Set(rows.flatMap(({ source }) => (source === null ? [] : [source])));
  return [...sources].toSorted(new Intl.Collator().compare);
}
