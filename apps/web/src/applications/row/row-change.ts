import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";

/** A user's change of a row: `row` is the version that the user saw. */
export type RowChange =
  | { readonly kind: "edit"; readonly row: Application; readonly edit: ApplicationEdit }
  | { readonly kind: "removal"; readonly row: Application }
  | { readonly kind: "restoration"; readonly row: Pick<Application, "id"> };

/** The previous values of the changed columns, for the undo. */
export function valuesBefore({ row, edit }: Extract<RowChange, { kind: "edit" }>): ApplicationEdit {
  const before = Object.fromEntries(Object.entries(row).filter(([column]) => column in edit));
  // The database sets the applied date of an application that leaves the stage `saved`.
  const wasUndated = "application_stage" in edit && row.applied_at === null;
  return wasUndated ? { ...before, applied_at: null } : before;
}

/** The rows with pending changes applied in their order. */
export function withChanges(
  rows: readonly Application[],
  changes: readonly RowChange[],
): readonly Application[] {
  return changes.reduce<readonly Application[]>((current, change) => {
    const { id } = change.row;
    switch (change.kind) {
      case "edit":
        return current.map((row) => (row.id === id ? { ...row, ...change.edit } : row));
      case "removal":
        return current.filter((row) => row.id !== id);
      // Its content is only in the trash.
      case "restoration":
        return current;
    }
  }, rows);
}

/**
 * The versions that this page has replaced. Two quick changes of one row are no conflict, although the second was made
 * before the response to the first.
 */
export class LocalVersions {
  readonly #next = new Map<string, Map<number, number>>();

  replaced(id: string, from: number, to: number): void {
    const versions = this.#next.get(id) ?? new Map<number, number>();
    this.#next.set(id, versions.set(from, to));
  }

  /** The version that followed the given one by changes of this page only. */
  after(id: string, seen: number): number {
    const next = this.#next.get(id)?.get(seen);
    return next === undefined ? seen : this.after(id, next);
  }

  /** The versions of a restored row start again. */
  delete(id: string): void {
    this.#next.delete(id);
  }
}
