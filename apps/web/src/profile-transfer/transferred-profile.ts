import { fold } from "@postulo/lexicon/fold";
import {
  entryColumns,
  checkEntry,
  entryTables,
  type EntryKind,
} from "@postulo/domain/profile/entry";
import type { PartialDate } from "@postulo/domain/profile/partial-date";
import { checkPeriod, typedPeriod, type StoredPeriod } from "@postulo/domain/profile/period";
import { isSameSkill } from "@postulo/domain/profile/skill";

/** The text columns of a profile that a file can contain. */
export const transferredFields = [
  "first_name",
  "last_name",
  "email",
  "phone_number",
  "country",
  "city",
  "postal_code",
  "address",
  "summary",
] as const;
type TransferredField = (typeof transferredFields)[number];

/** The transferred lists, by table. */
export const transferredLists = [
  "experiences",
  "education",
  "contributions",
  "competencies",
  "websites",
  "other",
] as const;
export type TransferredList = (typeof transferredLists)[number];

type Cell = string | number | boolean | null;
/** A row by columns of its table. */
export type Row = Readonly<Record<string, Cell>>;

/** A profile as a file contains it. */
export interface TransferredProfile {
  readonly fields: Partial<Record<TransferredField, string>>;
  readonly lists: Readonly<Record<TransferredList, readonly Row[]>>;
}

/** The period of an entry; one with a start and no end is current, if the format marks current entries so. */
export function periodOf(
  start: PartialDate | undefined,
  end: PartialDate | undefined,
  isCurrent: boolean,
): StoredPeriod {
  return {
    start_date: start?.date ?? null,
    start_date_precision: start?.precision ?? null,
    end_date: isCurrent ? null : (end?.date ?? null),
    end_date_precision: isCurrent ? null : (end?.precision ?? null),
    is_current: isCurrent,
  };
}

const kinds: Readonly<Partial<Record<TransferredList, EntryKind>>> = {
  experiences: "experience",
  education: "education",
  contributions: "contributions",
  websites: "websites",
  other: "other",
};

const text = (value: Cell | undefined) => (typeof value === "string" ? value : "");
const isPeriod = (row: Row): row is Row & StoredPeriod => typeof row["is_current"] === "boolean";

/** A row in the shape of its table; undefined without a required column. */
export function storableRow(list: TransferredList, row: Row): Row | undefined {
  const kind = kinds[list];
  if (!kind) return text(row["name"]).trim() === "" ? undefined : row;
  const { columns } = entryTables[kind];
  const texts = Object.fromEntries(
    columns.map(({ name, maxLength }) => [name, text(row[name]).slice(0, maxLength)]),
  );
  if (Object.keys(checkEntry(kind, texts)).length > 0) return undefined;
  if (!isPeriod(row)) return entryColumns(kind, texts);
  // An end before the start is dropped.
  const { end } = checkPeriod(typedPeriod(row));
  const period = end ? { ...row, end_date: null, end_date_precision: null } : row;
  const { start_date, start_date_precision, end_date, end_date_precision, is_current } = period;
  return {
    ...entryColumns(kind, texts),
    start_date,
    start_date_precision,
    end_date,
    end_date_precision,
    is_current,
  };
}

const plain = (value: Cell | undefined) =>
  fold(text(value).normalize("NFKC")).replaceAll(/[^\p{L}\p{N}]/gu, "");
const normalizeUrl = (value: Cell | undefined) =>
  plain(text(value).replace(/^https?:\/\/(www\.)?/i, ""));
const agree =
  (...columns: readonly string[]) =>
  (one: Row, other: Row) =>
    columns.every((column) => plain(one[column]) === plain(other[column]));

/** Whether two rows of a list are the same entry. */
const isSame: Readonly<Record<TransferredList, (one: Row, other: Row) => boolean>> = {
  experiences: agree("company", "title", "start_date"),
  education: agree("school", "degree", "start_date"),
  contributions: agree("title", "organization"),
  competencies: (one, other) => isSameSkill(text(one["name"]), text(other["name"])),
  websites: (one, other) => normalizeUrl(one["domain"]) === normalizeUrl(other["domain"]),
  other: agree("label", "content"),
};

/** The rows that do not exist yet, without duplicates. */
export function newRows(
  list: TransferredList,
  found: readonly Row[],
  existing: readonly Row[],
): readonly Row[] {
  const fresh: Row[] = [];
  for (const row of found)
    if (![...existing, ...fresh].some((one) => isSame[list](one, row))) fresh.push(row);
  return fresh;
}
