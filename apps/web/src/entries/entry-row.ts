import { entryTables, type EntryKind, type EntryTable } from "@postulo/domain/profile/entry";
import { datePrecisions } from "@postulo/domain/profile/partial-date";
import { typedPeriod } from "@postulo/domain/profile/period";
import * as z from "zod/mini";
import type { Entry } from "./entry.ts";
import type { EntryDescription } from "./entry-description.ts";

const identity = z.object({
  id: z.uuid(),
  version: z.number(),
  sort_order: z.optional(z.number()),
});

const periodColumns = z.object({
  start_date: z.nullable(z.string()),
  start_date_precision: z.nullable(z.enum(datePrecisions)),
  end_date: z.nullable(z.string()),
  end_date_precision: z.nullable(z.enum(datePrecisions)),
  is_current: z.boolean(),
});

const texts = z.record(z.string(), z.unknown());

const namesOf = ({ columns, readOnly = [] }: EntryTable) => [
  ...columns.map(({ name }) => name),
  ...readOnly,
];

function textsOf(table: EntryTable, row: Readonly<Record<string, unknown>>) {
  const read = (name: string) => {
    const value = row[name];
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(namesOf(table).map((name) => [name, read(name)]));
}

/** The `select` columns of a kind's table. */
export function columnsOf(kind: EntryKind): string {
  const table: EntryTable = entryTables[kind];
  return [
    "id",
    "version",
    ...namesOf(table),
    ...(table.hasPeriod ? Object.keys(periodColumns.shape) : []),
    ...(table.isSortable ? ["sort_order"] : []),
  ].join(",");
}

/** The schema of a row of a kind's table. */
export function entrySchema(kind: EntryKind) {
  const table: EntryTable = entryTables[kind];
  return z.pipe(
    texts,
    z.transform((row): Entry => {
      const { id, version, sort_order: sortOrder = 0 } = z.parse(identity, row);
      const period = table.hasPeriod ? z.parse(periodColumns, row) : undefined;
      return { id, version, sortOrder, texts: textsOf(table, row), period };
    }),
  );
}

/** The values of a form: texts by column, and the period as entered. */
export type EntryValues = Record<string, string | boolean>;

/** The form values of an entry, or of an empty form. */
export function valuesOf({ kind, fields }: EntryDescription, entry?: Entry): EntryValues {
  const typed = fields.map(({ column }) => [column, entry?.texts[column] ?? ""] as const);
  if (!entryTables[kind].hasPeriod) return Object.fromEntries(typed);
  const period = entry?.period
    ? typedPeriod(entry.period)
    : { start: "", end: "", isCurrent: false };
  return {
    ...Object.fromEntries(typed),
    start_date: period.start,
    end_date: period.end,
    is_current: period.isCurrent,
  };
}

const contentOf = ({ texts: written, period }: Entry) => JSON.stringify([written, period]);

/** Whether two versions of an entry differ at most in their position. */
export function hasSameContent(one: Entry, another: Entry): boolean {
  return contentOf(one) === contentOf(another);
}

/** The title of an entry. */
export function nameOf({ name }: EntryDescription, { texts: written }: Entry): string {
  return name.map((column) => written[column] ?? "").find((text) => text !== "") ?? "";
}
