import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";

/** Something a person did to a row: `row` is the one they saw. */
export type RowChange =
  | { readonly kind: "edit"; readonly row: Application; readonly edit: ApplicationEdit }
  | { readonly kind: "removal"; readonly row: Application }
  | { readonly kind: "restoration"; readonly row: Pick<Application, "id"> };

/** What the row had where it was edited, to put it back. */
export function valuesBefore({ row, edit }: Extract<RowChange, { kind: "edit" }>): ApplicationEdit {
  const before = Object.fromEntries(Object.entries(row).filter(([column]) => column in edit));
  // The database dates an application that leaves the stage `saved`.
  const wasUndated = "application_stage" in edit && row.applied_at === null;
  return wasUndated ? { ...before, applied_at: null } : before;
}

/** The rows as they will be, once the server has agreed to what was asked of it; in the order it was asked. */
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
      // What it was is the trash's to say.
      case "restoration":
        return current;
    }
  }, rows);
}

/**
 * The versions that this page itself has replaced. Two quick changes to one row are no conflict, although the second
 * was made before the answer to the first was here.
 */
export class OwnVersions {
  readonly #next = new Map<string, Map<number, number>>();

  replaced(id: string, from: number, to: number): void {
    const versions = this.#next.get(id) ?? new Map<number, number>();
    this.#next.set(id, versions.set(from, to));
  }

  /** The version that came of the one a person saw, by changes of this page alone. */
  after(id: string, seen: number): number {
    const next = this.#next.get(id)?.get(seen);
    return next === undefined ? seen : this.after(id, next);
  }

  /** A row that is deleted and put back counts from the beginning. */
  forget(id: string): void {
    this.#next.delete(id);
  }
}
