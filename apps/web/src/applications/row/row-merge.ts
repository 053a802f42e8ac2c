import type { Application } from "@postulo/domain/application";
import {
  isApplicationColumn,
  maxLengthOf,
  type ApplicationColumn,
} from "@postulo/domain/application-columns";
import { isSameValue, type ApplicationEdit } from "@postulo/domain/application-edit";
import { mergedLines, type MergedLine } from "./merged-lines.ts";

/** A row whose columns were changed to different values by two clients. */
export interface Conflict {
  /** The current row on the server. */
  readonly current: Application;
  /** The user's change. */
  readonly edit: ApplicationEdit;
  /** The conflicting columns. */
  readonly columns: readonly ApplicationColumn[];
}

const valuesOf = (row: ApplicationEdit) => new Map<string, unknown>(Object.entries(row));

/** The columns of an edit that were changed to another value elsewhere. */
export function conflictingColumns(
  seen: Application,
  edit: ApplicationEdit,
  current: Application,
): ApplicationColumn[] {
  const [before, edited, now] = [valuesOf(seen), valuesOf(edit), valuesOf(current)];
  return Object.keys(edit)
    .filter(isApplicationColumn)
    .filter(
      (column) =>
        !isSameValue(now.get(column), before.get(column)) &&
        !isSameValue(now.get(column), edited.get(column)),
    );
}

/** Which version of a column is kept; both are joined. */
export type Kept = "theirs" | "mine" | "both";

/** The lines of two versions of the notes; undefined for another column, and when one is empty. */
export function versionLines(
  { current, edit }: Conflict,
  column: ApplicationColumn,
): readonly MergedLine[] | undefined {
  const [theirs, mine] = [current, edit].map((row) => valuesOf(row).get(column));
  if (column !== "notes" || typeof theirs !== "string" || typeof mine !== "string")
    return undefined;
  return theirs === "" || mine === "" ? undefined : mergedLines(theirs, mine);
}

/** Two versions of the notes in one, with their common lines once; undefined for another column, and when it is too long. */
export function joinedVersions(conflict: Conflict, column: ApplicationColumn): string | undefined {
  const lines = versionLines(conflict, column);
  if (!lines) return undefined;
  const joined = lines.map(({ text }) => text).join("\n");
  return joined.length <= (maxLengthOf(column) ?? 0) ? joined : undefined;
}

/** The edit without the conflicting columns whose other version is kept, which is the default. */
export function mergedEdit(conflict: Conflict, kept: ReadonlyMap<string, Kept>): ApplicationEdit {
  const { edit, columns } = conflict;
  const theirs = columns.filter((column) => (kept.get(column) ?? "theirs") === "theirs");
  const joined = columns.flatMap((column) => {
    const text = kept.get(column) === "both" ? joinedVersions(conflict, column) : undefined;
    return text === undefined ? [] : [[column, text] as const];
  });
  const own = Object.entries(edit).filter(([column]) => !theirs.some((other) => other === column));
  return Object.fromEntries([...own, ...joined]);
}
