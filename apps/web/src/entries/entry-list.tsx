import { entryTables, type EntryTable } from "@postulo/domain/profile/entry";
import { useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { focusIfUnclaimed } from "../ui/focus-if-unclaimed.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { EditEntry } from "./edit-entry.tsx";
import { EntriesHead } from "./entries-head.tsx";
import type { EntryDescription } from "./entry-description.ts";
import { hasUnsaved } from "./entry-draft.ts";
import { EntryLine } from "./entry-line.tsx";
import { inOrder, moved } from "../ui/sorting/list-order.ts";
import { nameOf } from "./entry-row.ts";
import type { Entry } from "./entry.ts";
import { entryMessages } from "./messages.ts";
import { useEntries } from "./queries.ts";
import { useDragSorting } from "../ui/sorting/use-drag-sorting.ts";
import { useEntryOrder, useDeleteEntry, usePendingEntryOrder } from "./use-entry-changes.ts";
import { Help, TwoColumns } from "../ui/two-columns.tsx";
import { useLineFocus } from "../ui/form/use-line-focus.ts";
import classes from "./entries.module.css";

interface EntryListProps {
  readonly description: EntryDescription;
}

/** A tab of the profile area for one kind of entry: the list, and a form that adds one. */
export function EntryList({ description }: EntryListProps) {
  const t = useTranslate(entryMessages);
  const { kind } = description;
  const { entries, failed, profileId } = useEntries(kind);
  return (
    <TwoColumns aside={<EntryHelp kind={description.kind} />}>
      {entries && profileId !== undefined ? (
        <Entries description={description} entries={entries} profileId={profileId} />
      ) : failed ? (
        <LoadFailure title={t("errors.load")} onRetry={() => void failed.refetch()} />
      ) : (
        <SkeletonRows rows={3} height={88} />
      )}
    </TwoColumns>
  );
}

const helpKeys = ["first", "second", "third"] as const;

function EntryHelp({ kind }: Pick<EntryDescription, "kind">) {
  const t = useTranslate(entryMessages);
  const items = helpKeys.map((key) => t(`help.${kind}.${key}`));
  return <Help id="entries-help" title={t("help.title")} items={items} />;
}

interface EntriesProps extends EntryListProps {
  readonly entries: readonly Entry[];
  readonly profileId: string;
}

/** The ids of the entries in edit mode; those with a draft are opened initially. */
function useOpenEntries({ description, entries }: EntriesProps) {
  const { user } = useSignedIn();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        entries
          .map(({ id }) => id)
          .filter((id) => hasUnsaved({ owner: user.id, kind: description.kind, id })),
      ),
  );
  return {
    isOpen: ({ id }: Entry) => open.has(id),
    edit: ({ id }: Entry) => setOpen((known) => new Set([...known, id])),
    close: ({ id }: Entry) => setOpen((known) => new Set([...known].filter((one) => one !== id))),
  };
}

function Entries(props: EntriesProps) {
  const { description, profileId } = props;
  const t = useTranslate(entryMessages);
  const { kind } = description;
  const pendingOrder = usePendingEntryOrder(kind);
  const entries = pendingOrder ? inOrder(props.entries, pendingOrder) : props.entries;
  const title = useRef<HTMLHeadingElement>(null);
  const { isOpen, edit, close } = useOpenEntries(props);
  const { list, focusLine } = useLineFocus();
  const [entryToDelete, setEntryToDelete] = useState<Entry>();
  const move = useMoveEntry({ ...props, entries }, focusLine);
  useDragSorting({
    list,
    ids: move ? entries.map(({ id }) => id) : [],
    onSorted: (id, to) => move?.to(id, to),
  });

  return (
    <section className={classes["page"]} aria-labelledby="entries-title">
      <EntriesHead
        {...{ description, profileId }}
        hasEntries={entries.length > 0}
        titleRef={title}
      />
      {entries.length === 0 ? <EmptyState>{t(`empty.${kind}`)}</EmptyState> : null}
      <ol ref={list} className={classes["list"]} aria-labelledby="entries-title">
        {entries.map((entry, at) => (
          <li key={entry.id} data-entry={entry.id}>
            {isOpen(entry) ? (
              <EditEntry
                {...{ description, entry, profileId }}
                onClose={() => {
                  close(entry);
                  focusLine(entry.id, "edit");
                }}
              />
            ) : (
              <EntryLine
                {...{ description, entry }}
                isFirst={at === 0}
                isLast={at === entries.length - 1}
                onEdit={edit}
                onRemove={setEntryToDelete}
                onMove={move?.by}
              />
            )}
          </li>
        ))}
      </ol>
      <DeleteDialog
        {...{ description, entryToDelete, profileId }}
        onClose={() => setEntryToDelete(undefined)}
        onGone={() => focusIfUnclaimed(title.current)}
      />
    </section>
  );
}

/** Moves entries; undefined for kinds that are not sortable. */
function useMoveEntry(
  { description, entries, profileId }: EntriesProps,
  focusLine: (id: string, action: string) => void,
) {
  const t = useTranslate(entryMessages);
  const announce = useAnnounce();
  const saveOrder = useEntryOrder(description.kind, profileId);
  const table: EntryTable = entryTables[description.kind];
  if (!table.isSortable) return undefined;
  const ids = entries.map(({ id }) => id);

  function to(id: string, place: number): void {
    const order = moved(ids, id, place);
    const entry = entries.find((one) => one.id === id);
    if (!order || !entry) return;
    saveOrder(order);
    const name = nameOf(description, entry);
    announce(t("moved", { name, position: place + 1, total: ids.length }));
  }

  return {
    to,
    by: ({ id }: Entry, by: -1 | 1) => {
      to(id, ids.indexOf(id) + by);
      focusLine(id, by < 0 ? "up" : "down");
    },
  };
}

interface DeleteDialogProps extends EntryListProps {
  readonly profileId: string;
  readonly entryToDelete: Entry | undefined;
  readonly onClose: () => void;
  /** Called after the entry was deleted; the button that had the focus is gone too. */
  readonly onGone: () => void;
}

function DeleteDialog({
  description,
  profileId,
  entryToDelete,
  onClose,
  onGone,
}: DeleteDialogProps) {
  const t = useTranslate(entryMessages);
  const isGone = useRef(false);
  // The closing transition still shows the last entry's name.
  const [last, setLast] = useState(entryToDelete);
  if (entryToDelete && entryToDelete !== last) setLast(entryToDelete);
  const { remove, isPending } = useDeleteEntry(description.kind, profileId, () => {
    isGone.current = true;
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen={entryToDelete !== undefined}
      title={t("confirm.title")}
      confirmLabel={t("confirm.yes")}
      cancelLabel={t("cancel")}
      isPending={isPending}
      onConfirm={() => entryToDelete && remove(entryToDelete)}
      onClose={onClose}
      onClosed={() => {
        if (isGone.current) onGone();
        isGone.current = false;
      }}
    >
      {t("confirm.text", { name: last ? nameOf(description, last) : "" })}
    </ConfirmDialog>
  );
}
