import type { Application } from "@postulo/domain/application";
import { isSameValue, type ApplicationEdit } from "@postulo/domain/application-edit";
import { withAppliedDay } from "../row/applied-day.ts";
import { valuesBefore } from "../row/row-change.ts";

/** The same values for several applications. */
interface BulkEdit {
  readonly ids: readonly string[];
  readonly edit: ApplicationEdit;
  /** Only applications that have these values are changed. */
  readonly only?: ApplicationEdit;
}

/** A change of several applications at once. */
export type BulkChange =
  | { readonly kind: "edits"; readonly edits: readonly BulkEdit[] }
  | { readonly kind: "removal"; readonly ids: readonly string[] }
  | { readonly kind: "restoration"; readonly ids: readonly string[] };

/** The applications that an edit changes. */
export const changedBy = (
  rows: readonly Application[],
  edit: ApplicationEdit,
): readonly Application[] =>
  rows.filter((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.entries(edit).some(([column, value]) => !isSameValue(values.get(column), value));
  });

const idsOf = (rows: readonly Application[]) => rows.map(({ id }) => id);

/**
 * The edits that give several applications the same values, and those that are sent by it their applied date.
 * @param today `YYYY-MM-DD`
 */
export function editOf(
  rows: readonly Application[],
  edit: ApplicationEdit,
  today: string,
): BulkChange {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(withAppliedDay(row, edit, today)));
  const edits = [...groups.values()].flatMap((group): BulkEdit[] => {
    const [first] = group;
    return first ? [{ ids: idsOf(group), edit: withAppliedDay(first, edit, today) }] : [];
  });
  return { kind: "edits", edits };
}

/**
 * The edits that take another one back: one for all applications that had the same values. What another window changed
 * since then stays.
 */
export function undoOf(rows: readonly Application[], edit: ApplicationEdit): BulkChange {
  const groups = Map.groupBy(rows, (row) =>
    JSON.stringify(valuesBefore({ kind: "edit", row, edit })),
  );
  const edits = [...groups.values()].flatMap((group): BulkEdit[] => {
    const [first] = group;
    if (!first) return [];
    return [
      { ids: idsOf(group), edit: valuesBefore({ kind: "edit", row: first, edit }), only: edit },
    ];
  });
  return { kind: "edits", edits };
}

/** The applications with the pending changes applied in their order. */
export function withBulkChanges(
  rows: readonly Application[],
  changes: readonly BulkChange[],
): readonly Application[] {
  return changes.reduce<readonly Application[]>((current, change) => {
    switch (change.kind) {
      case "edits": {
        const edits = new Map(change.edits.flatMap(({ ids, edit }) => ids.map((id) => [id, edit])));
        return current.map((row) => {
          const edit = edits.get(row.id);
          return edit ? { ...row, ...edit } : row;
        });
      }
      case "removal": {
        const ids = new Set(change.ids);
        return current.filter(({ id }) => !ids.has(id));
      }
      // Their content is only in the trash.
      case "restoration":
        return current;
    }
  }, rows);
}
