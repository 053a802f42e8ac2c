import * as z from "zod/mini";
import {
  applicationColumns,
  describeColumn,
  detailShape,
  listShape,
  maxLengthOf,
} from "../application-columns.ts";
import { mailLink } from "../application-edit.ts";
import { columnInSheet, sheetColumns, type SheetColumn } from "./sheet-columns.ts";
import { type DateOrder, readDay } from "./sheet-date.ts";
import { searchUrl } from "../new-application.ts";
import { postingLink } from "../search-url.ts";
import type { Stage } from "../stage.ts";
import { areTags, maxTags, readTags, tagsText } from "../tags.ts";
import { websiteUrl } from "../profile/website.ts";

const { posting_text: _posting, ...sheetDetailShape } = detailShape;
/** The columns of a CSV file that the list does not load. */
export const sheetDetails = z.object(sheetDetailShape);
export type SheetDetails = z.infer<typeof sheetDetails>;
export const noSheetDetails = z.parse(
  sheetDetails,
  Object.fromEntries(Object.keys(sheetDetailShape).map((column) => [column, null])),
);

const sheetRow = z.object({ ...listShape, ...sheetDetailShape });
export type SheetRow = z.infer<typeof sheetRow>;

export const dateColumns = sheetColumns.filter(
  (column) => applicationColumns[column].type === "day",
);

const plain = (text: string) => text.trim().toLowerCase();

/** "Job Title", "job_title" and "jobTitle" are the same heading. */
const plainHeading = (heading: string) =>
  plain(heading.replace(/(?<=[a-z])(?=[A-Z])/g, " ").replaceAll("_", " "));

/** Guesses the field of each column by its heading; the user can change it. */
export function guessColumns(headings: readonly string[]): ColumnChoice {
  const names = headings.map(plainHeading);
  const guesses: Partial<Record<SheetColumn, number>> = {};
  for (const column of sheetColumns) {
    const known = [plainHeading(column), ...columnInSheet(column).headings];
    const name = known.find((one) => names.includes(one));
    if (name !== undefined) guesses[column] = names.indexOf(name);
  }
  return guesses;
}

/** What is wrong with a line, by the key of its message. */
export type LineProblem =
  | "noTitle"
  | "noCompany"
  | "noUrl"
  | "wrongUrl"
  | "wrongDate"
  | "unknownStage"
  | "wrongEmail"
  | "tooLong";

export type ReadLine =
  | { readonly kind: "row"; readonly row: SheetRow }
  | { readonly kind: "problems"; readonly problems: readonly LineProblem[] };

/** The value that a cell names: a stored name, or an alias. */
function readChoice(column: SheetColumn, text: string): string | undefined {
  const description = describeColumn(column);
  const inSheet = columnInSheet(column);
  if (description.type !== "choice" || !("aliases" in inSheet)) return undefined;
  if (text === "") return inSheet.initial;
  const name = plain(text);
  return (
    description.values.find((value) => value.toLowerCase() === name) ??
    inSheet.aliases.find(([pattern]) => pattern.test(name))?.[1]
  );
}

export interface SheetReading {
  readonly dateOrder: DateOrder;
  /** ISO day: the applied date of a line that has none and was sent. */
  readonly appliedAt: string;
  /** The note of a line without a link, which gets a web search as its link; undefined: such a line is left out. */
  readonly missingLinkNote: string | undefined;
  /** The stages of names that no rule knows, by {@link stageName}. */
  readonly stages?: ReadonlyMap<string, Stage>;
}

/** How a stage is named in a sheet, whatever its case. */
export const stageName = plain;

/** Notes leave room for `missingLinkNote`. */
const maxCellLengths: Readonly<Partial<Record<SheetColumn, number>>> = { notes: 99_000 };

type Cell = (column: SheetColumn) => string;

/** The stage that a cell names. */
function readStage(text: string, { stages }: SheetReading): string | undefined {
  return readChoice("application_stage", text) ?? stages?.get(stageName(text));
}

/** Enough to find that there are too many. */
const countedTags = maxTags + 1;

function problemsOf(cell: Cell, reading: SheetReading): LineProblem[] {
  const { dateOrder, missingLinkNote } = reading;
  const days = dateColumns.map((column) => cell(column));
  const hasUrl = cell("job_url") !== "";
  const isTooLong = (column: SheetColumn) =>
    cell(column).length > (maxCellLengths[column] ?? maxLengthOf(column) ?? Infinity);
  const checks: readonly (readonly [LineProblem, boolean])[] = [
    ["noTitle", cell("job_title") === ""],
    ["noCompany", cell("company_name") === ""],
    ["noUrl", !hasUrl && missingLinkNote === undefined],
    ["wrongUrl", hasUrl && websiteUrl(cell("job_url")) === undefined],
    ["wrongDate", days.some((day) => day !== "" && readDay(day, dateOrder) === undefined)],
    ["unknownStage", readStage(cell("application_stage"), reading) === undefined],
    ["wrongEmail", cell("contact_email") !== "" && !mailLink(cell("contact_email"))],
    ["tooLong", sheetColumns.some(isTooLong) || !areTags(readTags(cell("tags"), countedTags))],
  ];
  return checks.flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}

function linkOf(cell: Cell, note: string | undefined): { url: string; notes: string | null } {
  const url = websiteUrl(cell("job_url"));
  if (url !== undefined) return { url, notes: cell("notes") || null };
  const notes = [cell("notes"), note].filter(Boolean).join("\n\n");
  return { url: searchUrl(cell("job_title"), cell("company_name")), notes };
}

/** Of a name that is no value of another column than the stage, the value of an empty cell. */
function choiceOf(column: SheetColumn, text: string, reading: SheetReading): string | null {
  if (column === "application_stage") return readStage(text, reading) ?? null;
  return readChoice(column, text) ?? readChoice(column, "") ?? null;
}

const trueWords = ["true", "yes", "oui", "1"];

function readCell(
  column: SheetColumn,
  text: string,
  reading: SheetReading,
): string | boolean | readonly string[] | null {
  const description = describeColumn(column);
  switch (description.type) {
    case "flag":
      return trueWords.includes(plain(text));
    case "tags":
      return readTags(text, countedTags);
    case "day":
      return readDay(text, reading.dateOrder) ?? null;
    case "choice":
      return choiceOf(column, text, reading);
    case "text":
    case "url":
    case "email":
    case "phone":
      return text || null;
  }
}

export type ColumnChoice = Readonly<Partial<Record<SheetColumn, number>>>;

/** What exports write into cells without a value. */
const emptyMarks = ["-", "–", "—", "n/a"];

/** The value of a cell; empty for a missing column or value. */
export function readText(
  cells: readonly string[],
  columns: ColumnChoice,
  column: SheetColumn,
): string {
  const text = cells[columns[column] ?? -1]?.trim() ?? "";
  return emptyMarks.includes(plain(text)) ? "" : text;
}

/** One line of a CSV file as an application. */
export function readLine(
  cells: readonly string[],
  columns: ColumnChoice,
  reading: SheetReading,
): ReadLine {
  const cell = (column: SheetColumn) => readText(cells, columns, column);
  const problems = problemsOf(cell, reading);
  if (problems.length > 0) return { kind: "problems", problems };
  const values = Object.fromEntries(
    sheetColumns.map((column) => [column, readCell(column, cell(column), reading)]),
  );
  const { url, notes } = linkOf(cell, reading.missingLinkNote);
  const row = z.parse(sheetRow, { ...values, job_url: url, notes });
  const isUndated = row.applied_at === null && row.application_stage !== "saved";
  return { kind: "row", row: isUndated ? { ...row, applied_at: reading.appliedAt } : row };
}

function cellText(value: string | boolean | readonly string[] | null): string {
  if (value === null) return "";
  return typeof value === "object" ? tagsText(value) : String(value);
}

/** The lines of an export, headings first. @param wordsOf the person's own words for a next action that is none of ours */
export function sheetLines<Row extends SheetRow>(
  rows: readonly Row[],
  wordsOf?: (row: Row) => string | undefined,
): string[][] {
  const words = (row: Row, column: SheetColumn) =>
    column === "next_action" && row.next_action === null ? wordsOf?.(row) : undefined;
  const valueOf = (row: Row, column: SheetColumn) =>
    column === "job_url" ? postingLink(row.job_url) : cellText(row[column]);
  return [
    [...sheetColumns],
    ...rows.map((row) => sheetColumns.map((column) => words(row, column) ?? valueOf(row, column))),
  ];
}
