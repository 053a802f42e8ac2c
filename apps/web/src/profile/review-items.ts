import { entryTables, type EntryTable } from "@postulo/domain/profile/entry";
import { textFields, type TextField } from "./profile-fields.ts";
import type { IncompleteEntry, ResumeResponse, ReviewedEntry } from "@postulo/contract/resume";

/**
 * A value of a résumé that needs a decision of the user: a field or an entry that differs from the profile, one filled
 * in with low confidence, or an entry without a required value.
 */
export type ReviewItem =
  | {
      readonly kind: "field";
      readonly id: string;
      readonly field: TextField;
      readonly isDoubtful: boolean;
      readonly current: string;
      readonly found: string;
      readonly source: readonly string[];
    }
  | { readonly kind: "entry"; readonly id: string; readonly entry: ReviewedEntry }
  | IncompleteItem;

export interface IncompleteItem {
  readonly kind: "incomplete";
  readonly id: string;
  readonly entry: Completable;
  /** The required columns without a value. */
  readonly lacks: readonly string[];
}

const kinds = {
  education: "education",
  experiences: "experience",
  contributions: "contributions",
} as const;

type Completable = IncompleteEntry & { readonly list: keyof typeof kinds };

/** Skills and websites have only one required column: without it, nothing is left to complete. */
const isCompletable = (entry: IncompleteEntry): entry is Completable =>
  Object.hasOwn(kinds, entry.list);

function lacksOf({ list, found }: Completable): readonly string[] {
  const { columns }: EntryTable = entryTables[kinds[list]];
  return columns
    .filter(({ name, isRequired }) => isRequired && (found[name] ?? "") === "")
    .map(({ name }) => name);
}

/** All items to decide, fields first. */
export function reviewItems(report: ResumeResponse): readonly ReviewItem[] {
  const sourceOf = (field: TextField) => report.evidence[field]?.source ?? [];
  const conflicts = report.conflicts.map(({ field, current, found }): ReviewItem => {
    const source = sourceOf(field);
    return { kind: "field", id: field, field, isDoubtful: false, current, found, source };
  });
  const doubtful = textFields.flatMap((field): ReviewItem[] => {
    const found = report.filled[field];
    if (!report.doubtful.includes(field) || found === undefined) return [];
    const source = sourceOf(field);
    return [{ kind: "field", id: field, field, isDoubtful: true, current: "", found, source }];
  });
  const entries = report.review.map((entry): ReviewItem => ({
    kind: "entry",
    id: entry.id,
    entry,
  }));
  const incomplete = report.incomplete.filter(isCompletable).map((entry, at): ReviewItem => ({
    kind: "incomplete",
    id: String(at),
    entry,
    lacks: lacksOf(entry),
  }));
  return [...conflicts, ...doubtful, ...entries, ...incomplete];
}

/** The title of an entry. */
export function nameOfEntry({ found }: Pick<ReviewedEntry, "found">): string {
  const names = ["title", "school", "name", "domain", "company", "degree", "label"].map(
    (one) => found[one],
  );
  return names.map((name) => (typeof name === "string" ? name : "")).find((name) => name) ?? "";
}

/** The columns to update so that the entry equals the résumé's; a date includes its precision. */
export function acceptedColumns({ differs, found }: ReviewedEntry) {
  return Object.fromEntries(
    differs.flatMap(({ column, found: value }) => [
      [column, value] as const,
      ...(column.endsWith("_date")
        ? [[`${column}_precision`, found[`${column}_precision`] ?? null] as const]
        : []),
    ]),
  );
}
