import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";

/** Two people, or one in two windows, changed the same fields of a row to different values. */
export interface Conflict {
  /** As it is now. */
  readonly current: Application;
  /** All that was to be changed. */
  readonly edit: ApplicationEdit;
  /** The columns that somebody else has changed too. */
  readonly columns: readonly string[];
}

const valuesOf = (row: ApplicationEdit) => new Map<string, unknown>(Object.entries(row));

/** The columns of an edit that were changed to something else since they were seen. */
export function conflictingColumns(
  seen: Application,
  edit: ApplicationEdit,
  current: Application,
): string[] {
  const [before, wanted, now] = [valuesOf(seen), valuesOf(edit), valuesOf(current)];
  return Object.keys(edit).filter(
    (column) => now.get(column) !== before.get(column) && now.get(column) !== wanted.get(column),
  );
}

/** What is left to change when of the columns in conflict only the chosen ones are to be as this person wanted. */
export function mergedEdit(
  { edit, columns }: Conflict,
  mine: ReadonlySet<string>,
): ApplicationEdit {
  return Object.fromEntries(
    Object.entries(edit).filter(([column]) => mine.has(column) || !columns.includes(column)),
  );
}
