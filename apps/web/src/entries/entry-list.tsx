import { entryTables, type EntryTable } from "@postulo/domain/entry";
import { useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useAnnounce } from "../ui/announcer.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { focusUnlessTaken } from "../ui/focus-unless-taken.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { SkeletonRows } from "../ui/skeleton-rows.tsx";
import { AddEntry } from "./add-entry.tsx";
import { EditEntry } from "./edit-entry.tsx";
import type { EntryDescription } from "./entry-description.ts";
import { hasTyped } from "./entry-draft.ts";
import { EntryLine } from "./entry-line.tsx";
import { inOrder, moved } from "../ui/list-order.ts";
import { nameOf } from "./entry-row.ts";
import type { Entry } from "./entry.ts";
import { entryMessages } from "./messages.ts";
import { useEntries } from "./queries.ts";
import { useDragSorting } from "../ui/use-drag-sorting.ts";
import { useEntryOrder, useEntryRemoval, usePendingOrder } from "./use-entry-changes.ts";
import { useLineFocus } from "../ui/use-line-focus.ts";
import classes from "./entries.module.css";

interface EntryListProps {
  readonly description: EntryDescription;
}

/** A tab of the profile area that holds entries of one kind: a form to add one, and the list. */
export function EntryList({ description }: EntryListProps) {
  const t = useTranslate(entryMessages);
  const { kind } = description;
  const { entries, failed, profileId } = useEntries(kind);
  if (!entries || profileId === undefined) {
    return failed ? (
      <LoadFailure title={t("errors.load")} onRetry={() => void failed.refetch()} />
    ) : (
      <SkeletonRows rows={3} height={88} />
    );
  }
  return (
    <div className={classes["page"]}>
      <AddEntry description={description} profileId={profileId} />
      <Entries description={description} entries={entries} profileId={profileId} />
    </div>
  );
}

interface EntriesProps extends EntryListProps {
  readonly entries: readonly Entry[];
  readonly profileId: string;
}

/** Which entries are open for changing; those with something typed and not saved are opened again. */
function useOpenEntries({ description, entries }: EntriesProps) {
  const { user } = useSignedIn();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        entries
          .map(({ id }) => id)
          .filter((id) => hasTyped({ owner: user.id, kind: description.kind, id })),
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
  const pendingOrder = usePendingOrder(kind);
  const entries = pendingOrder ? inOrder(props.entries, pendingOrder) : props.entries;
  const title = useRef<HTMLHeadingElement>(null);
  const { isOpen, edit, close } = useOpenEntries(props);
  const { list, focusLine } = useLineFocus();
  const [asked, setAsked] = useState<Entry>();
  const move = useMoving({ ...props, entries }, focusLine);
  useDragSorting({
    list,
    ids: move ? entries.map(({ id }) => id) : [],
    onSorted: (id, to) => move?.to(id, to),
  });

  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className={classes["title"]} ref={title} tabIndex={-1}>
        {t(`titles.${kind}`)}
      </h2>
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
                onRemove={setAsked}
                onMove={move?.by}
              />
            )}
          </li>
        ))}
      </ol>
      <Removal
        {...{ description, asked, profileId }}
        onClose={() => setAsked(undefined)}
        onGone={() => focusUnlessTaken(title.current)}
      />
    </section>
  );
}

/** How entries are moved; undefined where nobody sorts. */
function useMoving(
  { description, entries, profileId }: EntriesProps,
  focusLine: (id: string, action: string) => void,
) {
  const t = useTranslate(entryMessages);
  const announce = useAnnounce();
  const keepOrder = useEntryOrder(description.kind, profileId);
  const table: EntryTable = entryTables[description.kind];
  if (!table.isSortable) return undefined;
  const ids = entries.map(({ id }) => id);

  function to(id: string, place: number): void {
    const order = moved(ids, id, place);
    const entry = entries.find((one) => one.id === id);
    if (!order || !entry) return;
    keepOrder(order);
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

interface RemovalProps extends EntryListProps {
  readonly profileId: string;
  readonly asked: Entry | undefined;
  readonly onClose: () => void;
  /** After the entry is gone, together with the button that had the focus. */
  readonly onGone: () => void;
}

function Removal({ description, profileId, asked, onClose, onGone }: RemovalProps) {
  const t = useTranslate(entryMessages);
  const isGone = useRef(false);
  // While the dialog fades away it still says what it asked.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const { remove, isPending } = useEntryRemoval(description.kind, profileId, () => {
    isGone.current = true;
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={t("confirm.title")}
      confirmLabel={t("confirm.yes")}
      cancelLabel={t("cancel")}
      isPending={isPending}
      onConfirm={() => asked && remove(asked)}
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
