import { RequestError } from "@postulo/contract/request-error";
import type { EntryKind } from "@postulo/domain/profile/entry";
import { placeByDate } from "@postulo/domain/profile/place-by-date";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast, showUndoToast } from "../ui/feedback/toast.tsx";
import { changedPositions, topPosition } from "../ui/sorting/list-order.ts";
import { usePendingOrder } from "../ui/sorting/use-pending-order.ts";
import { hasSameContent } from "./entry-row.ts";
import type { Entry } from "./entry.ts";
import { entryMessages } from "./messages.ts";
import {
  deleteEntry,
  entriesKey,
  insertEntry,
  moveEntry,
  replaceEntries,
  updateEntry,
  type EntryScope,
  type StoredColumns,
} from "./queries.ts";
import { entryTables, type EntryTable } from "@postulo/domain/profile/entry";

const orderKey = (kind: EntryKind) => ["entry-order", kind] as const;

/** The arguments of queries, and the cached entries. */
function useEntryScope(kind: EntryKind, profileId: string) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const scope: EntryScope = { client, kind, profileId };
  const cached = () => queries.getQueryData<readonly Entry[]>(entriesKey(kind)) ?? [];
  return { scope, queries, cached };
}

const isSortable = (kind: EntryKind) => {
  const table: EntryTable = entryTables[kind];
  return table.isSortable;
};

/** Stores the positions that are wrong in this order. */
const moveEntries = (scope: EntryScope, ordered: readonly Entry[]) =>
  Promise.all(
    changedPositions(ordered).map(({ id, sortOrder }) => moveEntry(scope, id, sortOrder)),
  );

/** Inserts and updates entries. Their forms report errors. */
export function useSaveEntry(kind: EntryKind, profileId: string) {
  const t = useTranslate(entryMessages);
  const { scope, queries, cached } = useEntryScope(kind, profileId);

  /** Adds an entry at the top, then moves it to where its dates belong; it stays at the top if that fails. */
  async function add(columns: StoredColumns): Promise<void> {
    const place = isSortable(kind) ? { sort_order: topPosition(cached()) } : {};
    const added = await insertEntry(scope, { ...columns, ...place });
    const others = cached().filter(({ id }) => id !== added.id);
    const at = added.period
      ? placeByDate(
          added.period,
          others.map(({ period }) => period),
        )
      : 0;
    const ordered = others.toSpliced(at, 0, added);
    await replaceEntries(queries, kind, () => ordered);
    showToast({ title: t("added") });
    if (isSortable(kind)) await moveEntries(scope, ordered).catch(() => undefined);
    void queries.invalidateQueries({ queryKey: entriesKey(kind) });
  }

  /** @throws {RequestError} when the content was changed elsewhere. */
  async function save(seen: Entry, columns: StoredColumns): Promise<void> {
    const now = cached().find(({ id }) => id === seen.id);
    const saved =
      now && hasSameContent(now, seen) ? await updateEntry(scope, now, columns) : undefined;
    if (!saved) {
      void queries.invalidateQueries({ queryKey: entriesKey(kind) });
      throw new RequestError(t("errors.changedElsewhere"), { status: 409, code: "conflict" });
    }
    await replaceEntries(queries, kind, (entries) =>
      entries.map((entry) => (entry.id === saved.id ? saved : entry)),
    );
    showToast({ title: t("updated") });
  }

  return { add, save };
}

/** Deletes an entry; the undo of its toast inserts it again with the same id. */
export function useDeleteEntry(kind: EntryKind, profileId: string, onDeleted: () => void) {
  const t = useTranslate(entryMessages);
  const { scope, queries, cached } = useEntryScope(kind, profileId);
  const removalKey = ["delete-entry", kind] as const;

  const restoration = useMutation({
    meta: { errorTitle: t("errors.restore") },
    mutationFn: ({ entry }: { entry: Entry; at: number }) =>
      insertEntry(scope, {
        id: entry.id,
        ...entry.texts,
        ...emptyAsNull(entry),
        ...entry.period,
        ...(isSortable(kind) ? { sort_order: entry.sortOrder } : {}),
      }),
    onSuccess: async (entry, { at }) => {
      await replaceEntries(queries, kind, (entries) => entries.toSpliced(at, 0, entry));
      showToast({ title: t("restored") });
      void queries.invalidateQueries({ queryKey: entriesKey(kind) });
    },
  });
  const removal = useMutation({
    mutationKey: removalKey,
    meta: { errorTitle: t("errors.remove") },
    mutationFn: ({ id }: Entry) => deleteEntry(scope, id),
    onSuccess: async (deleted, { id }) => {
      const at = cached().findIndex((entry) => entry.id === id);
      await replaceEntries(queries, kind, (entries) => entries.filter((one) => one.id !== id));
      onDeleted();
      if (!deleted) showToast({ title: t("deleted") });
      else
        showUndoToast({
          title: t("deleted"),
          onUndo: () => restoration.mutate({ entry: deleted, at }),
        });
    },
  });
  return {
    isPending: removal.isPending,
    /** Ignores a second click that occurs before the next render. */
    remove: (entry: Entry) => {
      if (queries.isMutating({ mutationKey: removalKey }) === 0) removal.mutate(entry);
    },
  };
}

/** Columns with an empty string are null in the table. */
const emptyAsNull = ({ texts }: Entry) =>
  Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, text || null]));

/** Stores a new order of the entries; changes are serialised. */
export function useEntryOrder(kind: EntryKind, profileId: string) {
  const t = useTranslate(entryMessages);
  const { scope, queries, cached } = useEntryScope(kind, profileId);
  const { mutate } = useMutation({
    mutationKey: orderKey(kind),
    scope: { id: `entry-order-${kind}` },
    meta: { errorTitle: t("errors.move") },
    mutationFn: (ordered: readonly string[]) => {
      const current = cached();
      return moveEntries(
        scope,
        ordered.flatMap((id) => current.filter((entry) => entry.id === id)),
      );
    },
    onSuccess: (placed) =>
      replaceEntries(queries, kind, (entries) =>
        entries
          .map((entry) => placed.find((one) => one?.id === entry.id) ?? entry)
          .toSorted((one, other) => one.sortOrder - other.sortOrder),
      ),
    onError: () => queries.invalidateQueries({ queryKey: entriesKey(kind) }),
  });
  return mutate;
}

/** The order of the entries that is being stored; undefined without one. */
export const usePendingEntryOrder = (kind: EntryKind): readonly string[] | undefined =>
  usePendingOrder(orderKey(kind));
