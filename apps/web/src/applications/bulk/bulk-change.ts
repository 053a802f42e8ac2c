import type { Application } from "@postulo/domain/application";
import { isSameValue, type ApplicationEdit } from "@postulo/domain/application-edit";
import { hasTag, maxTags, withoutTag, withTag } from "@postulo/domain/tags";
import { withAppliedDay } from "../row/applied-day.ts";
import { valuesBefore } from "../row/row-change.ts";

/** The same values for several applications. */
interface BulkEdit {
  readonly ids: readonly string[];
  readonly edit: ApplicationEdit;
  /** Only applications that have these values are changed. */
  readonly only?: ApplicationEdit;
}

/** A tag to add or to remove. */
export type TagChange = { readonly added: string } | { readonly removed: string };

/** A change of several applications at once. */
export type BulkChange =
  | { readonly kind: "tags"; readonly ids: readonly string[]; readonly change: TagChange }
  | { readonly kind: "edits"; readonly edits: readonly BulkEdit[] }
  | { readonly kind: "removal"; readonly ids: readonly string[] }
  | { readonly kind: "restoration"; readonly ids: readonly string[] };

/** The tags after a change; the same array if it changes nothing. */
function tagsAfter(tags: readonly string[], change: TagChange): readonly string[] {
  if ("added" in change) return withTag(tags, change.added);
  return hasTag(tags, change.removed) ? withoutTag(tags, change.removed) : tags;
}

/** The applications whose tags a change changes. */
export const taggedBy = (rows: readonly Application[], change: TagChange): readonly Application[] =>
  rows.filter(({ tags }) => tagsAfter(tags, change) !== tags);

/** The applications that cannot get a tag, because they have as many as they may. */
export const fullFor = (rows: readonly Application[], change: TagChange): number =>
  "added" in change
    ? rows.filter(({ tags }) => tags.length >= maxTags && !hasTag(tags, change.added)).length
    : 0;

/** The edits that take a change of tags back, with the tags in their order. What another window changed since then stays. */
export function undoOfTags(rows: readonly Application[], change: TagChange): BulkChange {
  const groups = Map.groupBy(rows, ({ tags }) => JSON.stringify(tags));
  const edits = [...groups.values()].flatMap((group): BulkEdit[] => {
    const [first] = group;
    if (!first) return [];
    const { tags } = first;
    return [{ ids: idsOf(group), edit: { tags }, only: { tags: tagsAfter(tags, change) } }];
  });
  return { kind: "edits", edits };
}

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
      case "tags": {
        const ids = new Set(change.ids);
        return current.map((row) =>
          ids.has(row.id) ? { ...row, tags: tagsAfter(row.tags, change.change) } : row,
        );
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
