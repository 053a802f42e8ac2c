import { fold } from "@postulo/lexicon/fold";
import type { Application } from "@postulo/domain/application";
import { applicationColumns, searchedColumns } from "@postulo/domain/application-columns";
import { isCalendarDay } from "@postulo/domain/application-edit";
import { isClosed } from "@postulo/domain/stage";
import { distinctTags, tagKey, tagOf } from "@postulo/domain/tags";
import { columnViews, filterColumns, type FilterColumn } from "../column-views.ts";

/** The filters of the list, from the URL. */
export type ListFilter = {
  readonly text: string;
  /** Stored names, by the column. */
  readonly choices: Readonly<Partial<Record<FilterColumn, string>>>;
  readonly source: string | undefined;
  /** Only applications with one of these tags, whatever its case; all without any. */
  readonly tags: readonly string[];
  /** ISO dates of the applied date, inclusive. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Only applications with a due reminder. */
  readonly isDue: boolean;
  /** Only the applications of a metric, by its key. */
  readonly only: string | undefined;
};

const parameterOf = (column: FilterColumn) => columnViews[column].filter;

const plainParameters = {
  text: "q",
  source: "source",
  tags: "tag",
  from: "from",
  to: "to",
  isDue: "due",
  only: "only",
} as const satisfies Record<Exclude<keyof ListFilter, "choices">, string>;

/** What the list can be filtered by: a choice by its column. */
export type FilterName = keyof typeof plainParameters | FilterColumn;

const isPlain = (name: string): name is keyof typeof plainParameters =>
  Object.hasOwn(plainParameters, name);

const filterNames: readonly FilterName[] = [
  ...filterColumns,
  ...Object.keys(plainParameters).filter(isPlain),
];

/** The parameter of the address. */
export const filterParameter = (name: FilterName): string =>
  isPlain(name) ? plainParameters[name] : parameterOf(name);

export const filterParameters: readonly string[] = [
  ...Object.values(plainParameters),
  ...filterColumns.map(parameterOf),
];

const day = (text: string | null) => (text !== null && isCalendarDay(text) ? text : undefined);

function readChoices(parameters: URLSearchParams): ListFilter["choices"] {
  const choices: Partial<Record<FilterColumn, string>> = {};
  for (const column of filterColumns) {
    const values: readonly string[] = applicationColumns[column].values;
    const value = values.find((known) => known === parameters.get(parameterOf(column)));
    if (value !== undefined) choices[column] = value;
  }
  return choices;
}

/** Reads the filters from the URL; invalid values are ignored. */
export function readFilter(parameters: URLSearchParams): ListFilter {
  return {
    text: parameters.get("q") ?? "",
    choices: readChoices(parameters),
    source: parameters.get("source") || undefined,
    tags: distinctTags([parameters.getAll("tag").map(tagOf).filter(Boolean)]),
    from: day(parameters.get("from")),
    to: day(parameters.get("to")),
    isDue: parameters.get("due") === "1",
    only: parameters.get("only") || undefined,
  };
}

export interface SetFilter {
  readonly name: FilterName;
  readonly value: string;
}

/** Whether a filter is a choice of a column. */
export const isFilterColumn = (name: FilterName): name is FilterColumn => !isPlain(name);

/** The filters that are set, without the search; each tag is one. */
export function setFilters({ text: _text, choices, isDue, ...filters }: ListFilter): SetFilter[] {
  const all: Readonly<Partial<Record<FilterName, string | readonly string[] | undefined>>> = {
    ...choices,
    ...filters,
    isDue: isDue ? "1" : undefined,
  };
  return filterNames.flatMap((name) => [all[name] ?? []].flat().map((value) => ({ name, value })));
}

/** Whether there is a search or a filter. */
export const isFiltered = (filter: ListFilter): boolean =>
  filter.text.trim() !== "" || setFilters(filter).length > 0;

/** A reminder is due from its date on, until it is removed; that of a closed application on its date alone. */
export function isReminderDue(row: Application, today: string): boolean {
  const { next_action_date: due, application_stage: stage } = row;
  return row.reminder_set && due !== null && due <= today && (due === today || !isClosed(stage));
}

/** Cached, because normalising ten thousand rows at each key would be noticeable. */
const searchTexts = new WeakMap<Application, string>();

function searchText(row: Application): string {
  const known = searchTexts.get(row);
  if (known !== undefined) return known;
  const text = fold(searchedColumns.flatMap((column) => row[column]).join("\n"));
  searchTexts.set(row, text);
  return text;
}

const wordsOf = (typed: string) => fold(typed).split(/\s+/).filter(Boolean);

/** Whether a row has all words of what was typed, in any of its texts, whatever their case and accents. */
export function matchesText(row: Application, typed: string): boolean {
  const text = searchText(row);
  return wordsOf(typed).every((word) => text.includes(word));
}

/** The applications that match the filters, in their order. */
export function filterApplications(
  rows: readonly Application[],
  filter: ListFilter,
  today: string,
): readonly Application[] {
  const { choices, source, tags, from, to, isDue } = filter;
  const words = wordsOf(filter.text);
  const tests: ((row: Application) => boolean)[] = [];
  for (const column of filterColumns) {
    const value = choices[column];
    if (value !== undefined) tests.push((row) => row[column] === value);
  }
  if (source) tests.push((row) => row.source === source);
  if (tags.length > 0) {
    const keys = new Set(tags.map(tagKey));
    tests.push((row) => row.tags.some((tag) => keys.has(tagKey(tag))));
  }
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
