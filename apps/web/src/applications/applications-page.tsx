import { useMediaQuery } from "../ui/hooks/use-media-query.ts";
import type { Application } from "@postulo/domain/application";
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
import { removeUnsaved } from "../data/unsaved-texts.ts";
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
import { OpenedApplication } from "./opened-application.tsx";
import { useApplications } from "./queries.ts";
import { listPath, OpenApplicationContext } from "./row/application-link.tsx";
import { withChanges } from "./row/row-change.ts";
import { useCanAdd } from "./add/use-can-add.ts";
import type { Conflict } from "./row/row-merge.ts";
import { Trash } from "./trash/trash.tsx";
import { positionOf } from "./row/row-tools.ts";
import { useRowActions, type RowActions } from "./row/use-row-actions.ts";
import { useOpenedApplication } from "./use-opened-application.ts";
import { usePendingChanges } from "./row/use-row-change.ts";
import { Button, LinkButton } from "../ui/form/button.tsx";
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

/** Wide enough for an application beside the list. */
const wideScreen = "(min-width: 60em)";

/** The tracker: all applications, and the one in the URL beside them, or instead of them on narrow screens. */
export function ApplicationsPage({ beginning }: ApplicationsPageProps) {
  const opened = useOpenedApplication();
  const isWide = useMediaQuery(wideScreen);
  const { applications, rows } = useShownRows();
  const { actions, restore, conflict, endConflict } = useRowActions();
  const { user } = useSignedIn();
  const { isPending, isError, cachedAt, refetch } = applications;
  function settleConflict() {
    // A text that the other window's replaces is not restored.
    for (const column of conflict?.columns ?? [])
      removeUnsaved({ owner: user.id, id: conflict?.current.id ?? "", column });
    endConflict();
  }
  const sheet = (shown?: readonly Application[]) => (
    <OpenedApplication
      opened={opened}
      rows={rows}
      shown={shown}
      isLoading={isPending && !isError && cachedAt === undefined}
      actions={actions}
      onRestore={restore}
    />
  );
  const isPage = opened.id !== undefined && !isWide;
  return (
    <OpenApplicationContext value={opened.open}>
      {isPage ? (
        <SinglePage isFailed={isError && !rows} cachedAt={cachedAt} onRetry={() => void refetch()}>
          {sheet()}
        </SinglePage>
      ) : (
        <ListPage
          beginning={beginning}
          applications={applications}
          rows={rows}
          actions={actions}
          onRestore={restore}
          openId={opened.id}
          sheet={sheet}
        />
      )}
      <ConflictChoice conflict={conflict} actions={actions} onClose={settleConflict} />
    </OpenApplicationContext>
  );
}

interface SinglePageProps {
  readonly isFailed: boolean;
  readonly cachedAt: string | undefined;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

function SinglePage({ isFailed, cachedAt, onRetry, children }: SinglePageProps) {
  const t = useTranslate(applicationMessages);
  return (
    <>
      <ConnectionNote cachedAt={cachedAt} />
      {isFailed ? <LoadFailure title={t("loadFailed")} onRetry={onRetry} /> : children}
    </>
  );
}

interface ListPageProps extends ApplicationsPageProps {
  readonly applications: ReturnType<typeof useApplications>;
  readonly rows: readonly Application[] | undefined;
  readonly actions: RowActions;
  readonly onRestore: (id: string) => void;
  readonly openId: string | undefined;
  readonly sheet: (shown: readonly Application[]) => ReactNode;
}

/** The position of the open application, for the document's title. */
function openPosition(rows: ListPageProps["rows"], openId: string | undefined) {
  const row = rows?.find(({ id }) => id === openId);
  return row && positionOf(row);
}

/** The list, and the form that adds an application. */
function ListPage(props: ListPageProps) {
  const { beginning, applications, rows, actions, onRestore, openId, sheet } = props;
  const t = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const [isAdding, setIsAdding] = useAdding();
  const permission = useCanAdd();
  const canAdd = permission.data;
  const shown = isKnown(permission) || (rows?.length && !isLoading(permission)) ? rows : undefined;
  const isFormOpen = canAdd === true && isAdding;
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
        documentTitle={openPosition(rows, openId) ?? t("title")}
        path={listPath}
        // The line is rendered before the count is known, so that the layout does not shift.
        description={rows?.length ? t("count", { count: rows.length }) : "\u00A0"}
        action={<HeaderActions {...{ permission, isFormOpen }} onOpen={() => setIsAdding(true)} />}
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
          openId={openId}
          sheet={sheet}
          failed={[applications, permission].find(
            ({ data, isError }) => isError && data === undefined,
          )}
        />
      </div>
      {shown ? <Trash onRestore={onRestore} /> : null}
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

function HeaderActions(props: AddButtonProps) {
  const t = useTranslate(applicationMessages);
  return (
    <div className={classes["actions"]}>
      <LinkButton variant="default" to="/dashboard/today">
        {t("today")}
      </LinkButton>
      <AddButton {...props} />
    </div>
  );
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
