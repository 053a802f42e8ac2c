import {
  resumeFields,
  type ResumeList,
  type ResumeResponse,
  type ReviewedEntry,
} from "@postulo/contract/resume";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import type { FoundEntry, Row } from "./found-entries.ts";
import { hasSameText } from "./new-entries.ts";
import { isConfident } from "./profile-plan.ts";

/** What was done with a résumé, but for who read it. */
export type AppliedResume = Omit<ResumeResponse, "readBy">;

/** The text of lines by their numbers. */
export const sourceOf = (resume: ParsedResume, lines: readonly number[]): string[] =>
  lines.flatMap((number) => resume.lines[number] ?? []);

export const evidenceOf = (resume: ParsedResume): AppliedResume["evidence"] =>
  Object.fromEntries(
    resumeFields.flatMap((field) => {
      const value = resume.profile[field];
      return value
        ? [
            [
              field,
              {
                confidence: value.confidence,
                source: sourceOf(resume, value.lines),
                lines: value.lines,
              },
            ],
          ]
        : [];
    }),
  );

/** Every line of the file, and where it stands. */
export const linesOf = ({ lines, places }: ParsedResume): AppliedResume["lines"] =>
  lines.map((text, number) => {
    const { column = 0, paragraph = number + 1, page = null, box = null } = places[number] ?? {};
    return { text, column, paragraph, page, box };
  });

/** The user's own descriptions, display names and labels are preferred. */
const notCompared: ReadonlySet<string> = new Set(["description", "display_name", "label", "kind"]);

const compared = (row: Row) =>
  Object.keys(row).filter((column) => !notCompared.has(column) && !column.endsWith("precision"));

/** Columns in which an existing row has another value, or none. */
export function differencesOf(found: Row, existing: Row): ReviewedEntry["differs"] {
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
  list: ResumeList,
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
