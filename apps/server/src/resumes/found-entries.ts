import { entryKindOfList, type ResumeList } from "@postulo/contract/resume";
import { entryTables, type EntryTable } from "@postulo/domain/profile/entry";
import { maxSkillNameLength } from "@postulo/domain/profile/skill";
import { websiteUrl } from "@postulo/domain/profile/website";
import type { Extracted, ParsedEntry, ParsedResume } from "@postulo/resume-parser/parsed-resume";
import { normaliseUrl } from "@postulo/resume-parser/websites";
import { answerOfNote, noteLabel } from "./note-labels.ts";
import { storedSpan } from "./stored-date.ts";

/** The lists of a profile that a résumé adds to, in the order they are written. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** An entry of a résumé as a row of its table, how sure each column is, and the lines it was read from. */
export interface FoundEntry {
  readonly row: Row;
  /** From 0 to 1, of the columns that have a value. */
  readonly confidence: Readonly<Record<string, number>>;
  /** Numbers of its lines in the résumé, also of those that ended in no column. */
  readonly lines: readonly number[];
  /** The columns that a second reading has otherwise. */
  readonly other: Row;
}
export type FoundEntries = Readonly<Record<ResumeList, readonly FoundEntry[]>>;

const cut = (value: string | undefined, limit: number): string | null => {
  const text = value?.trim().slice(0, limit).toWellFormed() ?? "";
  return text === "" ? null : text;
};

type Values = Readonly<Record<string, Extracted<string> | undefined>>;

/** The texts of a list's table. */
const columnsOf = (list: ResumeList): EntryTable["columns"] =>
  list === "competencies"
    ? [{ name: "name", maxLength: maxSkillNameLength, isRequired: true }]
    : entryTables[entryKindOfList[list]].columns;

const maxLengthOf = (list: ResumeList, column: string): number =>
  columnsOf(list).find(({ name }) => name === column)?.maxLength ?? Infinity;

const otherColumns = (list: ResumeList, found: readonly (readonly [string, Extracted<string>])[]) =>
  Object.fromEntries(
    found.flatMap(([column, { other }]) =>
      other === undefined ? [] : [[column, cut(other, maxLengthOf(list, column))]],
    ),
  );

/** The dates that a second reading has otherwise, as columns. */
function otherSpan({ start_date: start, end_date: end, is_current }: ParsedEntry): Row {
  const written = { start_date: start?.other, end_date: end?.other };
  const span = storedSpan({
    start_date: start && { ...start, value: start.other ?? "" },
    end_date: end && { ...end, value: end.other ?? "" },
    is_current: is_current && written.end_date === undefined,
  });
  return {
    ...(written.start_date !== undefined
      ? { start_date: span.start_date, start_date_precision: span.start_date_precision }
      : {}),
    ...(written.end_date !== undefined
      ? { end_date: span.end_date, end_date_precision: span.end_date_precision }
      : {}),
  };
}

interface EntryRest {
  readonly more?: Row;
  readonly lines?: readonly number[];
}

function entryOf(
  list: ResumeList,
  values: Values,
  { more = {}, lines = [] }: EntryRest = {},
): FoundEntry {
  const written = Object.entries(values);
  const found = written.flatMap(([column, value]) => (value ? [[column, value] as const] : []));
  return {
    row: {
      ...Object.fromEntries(
        written.map(([column, value]) => [column, cut(value?.value, maxLengthOf(list, column))]),
      ),
      ...more,
    },
    confidence: Object.fromEntries(found.map(([column, value]) => [column, value.confidence])),
    lines: [...new Set([...lines, ...found.flatMap(([, value]) => value.lines)])].sort(
      (a, b) => a - b,
    ),
    other: otherColumns(list, found),
  };
}

function datedEntry(list: ResumeList, values: Values, span: ParsedEntry): FoundEntry {
  const dates = { start_date: span.start_date, end_date: span.end_date };
  const more = { ...storedSpan(span) };
  const entry = entryOf(list, { ...values, ...dates }, { more, lines: span.lines });
  return { ...entry, other: { ...entry.other, ...otherSpan(span) } };
}

function websiteEntries(site: Extracted<string>): FoundEntry[] {
  const url = websiteUrl(site.value);
  if (url === undefined) return [];
  const domain = url.slice(0, maxLengthOf("websites", "domain"));
  const display_name = normaliseUrl(url).slice(0, maxLengthOf("websites", "display_name"));
  const more = { domain, display_name };
  return [entryOf("websites", { domain: { ...site, value: domain } }, { more })];
}

/** What a résumé says, as rows of the tables. */
export const foundEntries = (resume: ParsedResume): FoundEntries => ({
  other: resume.notes.map(({ kind, title, content }) =>
    entryOf(
      "other",
      { content },
      { more: { label: noteLabel(kind, title, resume.language), kind: answerOfNote(kind) } },
    ),
  ),
  education: resume.education.map(({ school, degree, field_of_study, description, ...span }) =>
    datedEntry("education", { school, degree, field_of_study, description }, span),
  ),
  experiences: resume.experiences.map(({ company, title, location, description, ...span }) =>
    datedEntry("experiences", { company, title, location, description }, span),
  ),
  contributions: resume.contributions.map(({ title, organization, description, ...span }) =>
    datedEntry("contributions", { title, organization, description }, span),
  ),
  competencies: resume.competencies.map(({ name, category, level, stated, years_of_experience }) =>
    entryOf(
      "competencies",
      { name: stated === undefined ? name : { ...name, value: `${name.value} (${stated})` } },
      {
        more: {
          category,
          level: level ?? null,
          years_of_experience: years_of_experience ?? null,
        },
      },
    ),
  ),
  websites: resume.websites.flatMap(websiteEntries),
});

/** Whether an entry has all that its table demands. */
export const isWhole = (list: ResumeList, { row }: FoundEntry): boolean =>
  columnsOf(list).every(({ name, isRequired }) => !isRequired || row[name] !== null);
