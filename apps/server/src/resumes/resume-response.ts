import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import type { EntryList, FoundEntry, Row } from "./found-entries.ts";
import { hasSameText } from "./new-entries.ts";
import { type Conflict, type ProfileField, profileFields, isConfident } from "./profile-plan.ts";

/** How sure a value is (0 to 1), and the text of the lines it was read from. */
interface Evidence {
  readonly confidence: number;
  readonly source: readonly string[];
}

/** An entry of the résumé beside the row of the profile that it became or already was. */
export interface ReviewedEntry {
  readonly list: EntryList;
  /** Of the row in the list's table. */
  readonly id: string;
  /** Added by this upload; otherwise the profile had it before. */
  readonly isNew: boolean;
  readonly found: Row;
  /** Columns whose value the parser was not sure of. */
  readonly doubtful: readonly string[];
  /** Columns of a row that was there before and says something else, or nothing. What is there stays. */
  readonly differs: readonly {
    readonly column: string;
    readonly current: Row[string];
    readonly found: Row[string];
  }[];
  readonly source: readonly string[];
}

/** Entries without a required column, such as a job without an employer: for the user to complete. */
type Incomplete = readonly {
  readonly list: EntryList;
  readonly found: Row;
  readonly source: readonly string[];
}[];

/**
 * What was applied of a résumé, and what is left for the user to decide: the body of a 200 from `POST
 * /resume-parser`. Rows have the columns of their tables, dates as `YYYY-MM-DD` with their precision.
 */
export interface AppliedResume {
  /** What was written into empty fields of the profile. */
  readonly filled: Readonly<Partial<Record<ProfileField, string>>>;
  readonly added: Readonly<Record<EntryList, number>>;
  /** The ids of the added rows, for `undo_resume`. */
  readonly addedIds: Readonly<Partial<Record<EntryList, readonly string[]>>>;
  /** Fields of the profile that differ from what is there. What is there stays. */
  readonly conflicts: readonly Conflict[];
  /** Fields that were filled with a value the parser was not sure of. */
  readonly doubtful: readonly ProfileField[];
  readonly incomplete: Incomplete;
  /** Of every field that the résumé has a value for, filled or not. */
  readonly evidence: Readonly<Partial<Record<ProfileField, Evidence>>>;
  /** Entries to review: an uncertain value, or one that differs from the existing row. */
  readonly review: readonly ReviewedEntry[];
}

/** The text of lines by their numbers. */
export const sourceOf = (resume: ParsedResume, lines: readonly number[]): string[] =>
  lines.flatMap((number) => resume.lines[number] ?? []);

export const evidenceOf = (resume: ParsedResume): AppliedResume["evidence"] =>
  Object.fromEntries(
    profileFields.flatMap((field) => {
      const value = resume.profile[field];
      return value
        ? [[field, { confidence: value.confidence, source: sourceOf(resume, value.lines) }]]
        : [];
    }),
  );

/** Summaries of descriptions are not compared: the user's own text is preferred. */
const compared = (row: Row) =>
  Object.keys(row).filter(
    (column) =>
      column !== "description" && column !== "display_name" && !column.endsWith("precision"),
  );

function differencesOf(found: Row, existing: Row): ReviewedEntry["differs"] {
  return compared(found)
    .filter((column) => found[column] !== null && found[column] !== false)
    .filter((column) => !hasSameText(found, existing, column))
    .map((column) => ({
      column,
      current: existing[column] ?? null,
      found: found[column] ?? null,
    }));
}

/** One entry for the review; nothing when there is nothing to look at. */
export function reviewed(
  resume: ParsedResume,
  list: EntryList,
  { entry, id, existing }: { entry: FoundEntry; id: string; existing: Row | undefined },
): ReviewedEntry[] {
  const differs = existing ? differencesOf(entry.row, existing) : [];
  const doubtful = existing
    ? []
    : Object.keys(entry.confidence).filter(
        (column) => (entry.confidence[column] ?? 1) < isConfident,
      );
  if (differs.length === 0 && doubtful.length === 0) return [];
  const source = sourceOf(resume, entry.lines);
  return [{ list, id, isNew: !existing, found: entry.row, doubtful, differs, source }];
}
