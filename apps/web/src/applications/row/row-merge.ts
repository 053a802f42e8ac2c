import type { Application } from "@postulo/domain/application";
import { isApplicationColumn, type ApplicationColumn } from "@postulo/domain/application-columns";
import { isSameValue, type ApplicationEdit } from "@postulo/domain/application-edit";

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

/** The edit without the conflicting columns that the user did not select. */
export function mergedEdit(
  { edit, columns }: Conflict,
  mine: ReadonlySet<string>,
): ApplicationEdit {
  const overlaps: readonly string[] = columns;
  return Object.fromEntries(
    Object.entries(edit).filter(([column]) => mine.has(column) || !overlaps.includes(column)),
  );
}
