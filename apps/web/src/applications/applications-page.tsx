import type { ApplicationDraft } from "@postulo/domain/new-application";
import {
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import { useLocation } from "react-router";
import { IconPlus } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { saveDraft } from "../data/drafts.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { CancelOnEscape } from "../ui/overlay/cancel-on-escape.tsx";
import { focusIfUnclaimed } from "../ui/focus-if-unclaimed.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { draftName } from "./add/add-draft.ts";
import { ApplicationList } from "./list/application-list.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { applicationMessages } from "./messages.ts";
import { useApplications } from "./queries.ts";
import { withChanges } from "./row/row-change.ts";
import { useCanAdd } from "./add/use-can-add.ts";
import type { Conflict } from "./row/row-merge.ts";
import { Trash } from "./trash/trash.tsx";
import { useRowActions } from "./row/use-row-actions.ts";
import { usePendingChanges } from "./row/use-row-change.ts";
import { Button } from "../ui/form/button.tsx";
import classes from "./applications.module.css";

const AddForm = lazyComponent(() => import("./add/add-form.tsx"));
const MergeDialog = lazyComponent(() => import("./row/merge-dialog.tsx"));

/** Today in the browser's time zone, as an ISO date. */
function localToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The applications with pending changes applied. */
function useShownRows() {
  const applications = useApplications();
  const pending = usePendingChanges();
  const { data } = applications;
  const rows = useMemo(() => data && withChanges(data, pending), [data, pending]);
  return { applications, rows };
}

type Permission = ReturnType<typeof useCanAdd>;

const isKnown = ({ data }: Permission) => data !== undefined;

/**
 * The content above the rows depends on the permission: both are rendered together, so that the layout does not shift.
 */
const isLoading = ({ fetchStatus, failureCount }: Permission) =>
  fetchStatus === "fetching" && failureCount === 0;

/** Whether the form is open; initially, if the navigation requests it. */
function useAdding() {
  const { state, key } = useLocation();
  const [isAdding, setIsAdding] = useState(false);
  const [announced, setAnnounced] = useState<string>();
  const wish: unknown = state;
  if (wish === "add" && announced !== key) {
    setAnnounced(key);
    setIsAdding(true);
  }
  return [isAdding, setIsAdding] as const;
}

interface ApplicationsPageProps {
  /** Content above the list. */
  readonly beginning: ReactNode;
}

/** The tracker: all applications, and the form that adds one. */
export function ApplicationsPage({ beginning }: ApplicationsPageProps) {
  const t = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const [isAdding, setIsAdding] = useAdding();
  const permission = useCanAdd();
  const { applications, rows } = useShownRows();
  const canAdd = permission.data;
  const shown = isKnown(permission) || (rows?.length && !isLoading(permission)) ? rows : undefined;
  const isFormOpen = canAdd === true && isAdding;
  const { actions, restore, conflict, endConflict } = useRowActions();
  const today = localToday();
  useShortcut("c", () => setIsAdding(true), {
    enabled: canAdd === true && !isAdding,
    label: t("add"),
  });

  function discard(typed: ApplicationDraft | undefined) {
    setIsAdding(false);
    if (!typed) return;
    showUndoToast({
      title: t("discarded"),
      onUndo: () => {
        saveDraft(user.id, draftName, typed);
        setIsAdding(true);
      },
    });
  }

  return (
    <>
      <PageHeader
        title={t("title")}
        // The line is rendered before the count is known, so that the layout does not shift.
        description={rows?.length ? t("count", { count: rows.length }) : "\u00A0"}
        action={<AddButton {...{ permission, isFormOpen }} onOpen={() => setIsAdding(true)} />}
      />
      <ConnectionNote cachedAt={applications.cachedAt} />
      <div className={classes["stack"]}>
        {isFormOpen ? (
          <Suspense fallback={<CancelOnEscape onCancel={() => setIsAdding(false)} />}>
            <AddForm today={today} onAdded={() => setIsAdding(false)} onCancel={discard} />
          </Suspense>
        ) : null}
        {beginning}
        <PageBody
          rows={shown}
          actions={actions}
          today={today}
          canAdd={canAdd}
          isFormOpen={isFormOpen}
          failed={[applications, permission].find(
            ({ data, isError }) => isError && data === undefined,
          )}
        />
      </div>
      {shown ? <Trash onRestore={restore} /> : null}
      <ConflictChoice conflict={conflict} actions={actions} onClose={endConflict} />
    </>
  );
}

function ConflictChoice({
  conflict,
  ...props
}: Pick<ComponentProps<typeof MergeDialog>, "actions" | "onClose"> & {
  readonly conflict: Conflict | undefined;
}) {
  if (!conflict) return null;
  return (
    <Suspense>
      <MergeDialog key={conflict.current.id} conflict={conflict} {...props} />
    </Suspense>
  );
}

interface AddButtonProps {
  /** While loading, the space is reserved, so that the layout does not shift. */
  readonly permission: Permission;
  readonly isFormOpen: boolean;
  readonly onOpen: () => void;
}

/** Opens the form, and gets the focus when the form is closed, unless the user moved it meanwhile. */
function AddButton({ permission, isFormOpen, onOpen }: AddButtonProps) {
  const t = useTranslate(applicationMessages);
  const button = useRef<HTMLButtonElement>(null);
  const wasFormOpen = useRef(isFormOpen);

  useEffect(() => {
    if (wasFormOpen.current && !isFormOpen) focusIfUnclaimed(button.current);
    wasFormOpen.current = isFormOpen;
  }, [isFormOpen]);

  if (permission.isPending && permission.data === undefined) {
    return <Skeleton className={classes["late"]} />;
  }
  if (!permission.data || isFormOpen) return null;
  return (
    <Button ref={button} leftSection={<IconPlus size={16} aria-hidden />} onClick={onOpen}>
      {t("add")}
    </Button>
  );
}

interface PageBodyProps extends Omit<Parameters<typeof ApplicationList>[0], "rows" | "canAdd"> {
  readonly rows: Parameters<typeof ApplicationList>[0]["rows"] | undefined;
  readonly canAdd: boolean | undefined;
  /** The query that failed. */
  readonly failed: { readonly refetch: () => Promise<unknown> } | undefined;
}

function PageBody({ rows, canAdd, failed, ...list }: PageBodyProps) {
  const t = useTranslate(applicationMessages);
  if (rows) {
    return <ApplicationList rows={rows} canAdd={canAdd === true} {...list} />;
  }
  if (failed) return <LoadFailure title={t("loadFailed")} onRetry={() => void failed.refetch()} />;
  return <SkeletonRows height={56} />;
}
