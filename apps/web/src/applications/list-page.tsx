import type { Application } from "@postulo/domain/application";
import type { ApplicationDraft } from "@postulo/domain/new-application";
import { Suspense, use, useLayoutEffect, useMemo, useRef, type ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { saveDraft } from "../data/drafts.ts";
import { localToday } from "../schedule/when.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { showToast, showUndoToast } from "../ui/feedback/toast.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { CancelOnEscape } from "../ui/overlay/cancel-on-escape.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { draftName } from "./add/add-draft.ts";
import { HeaderActions } from "./add/header-actions.tsx";
import { useCanAdd } from "./add/use-can-add.ts";
import type { BulkActions } from "./bulk/use-bulk-actions.ts";
import { ConnectionNote } from "./connection-note.tsx";
import { useRowsBehind } from "./analytics/use-statistics.ts";
import { ApplicationList } from "./list/application-list.tsx";
import { filterApplications } from "./list/list-filter.ts";
import { groupRows } from "./list/row-groups.ts";
import { sortApplications } from "./list/sort-order.ts";
import { useListView, type ListView } from "./list/use-list-view.ts";
import { applicationMessages } from "./messages.ts";
import type { useApplications } from "./queries.ts";
import { OpenApplicationContext } from "./row/application-link.tsx";
import { positionOf } from "./row/row-tools.ts";
import type { RowActions } from "./row/row-actions.ts";
import { Trash } from "./trash/trash.tsx";
import { Tabs } from "../ui/tabs/tabs.tsx";
import { useRequested } from "./use-requested.ts";
import { ViewBar } from "./view-bar.tsx";
import { offeredViews } from "./view-name.ts";
import { ViewSkeleton } from "./view-skeleton.tsx";
import classes from "./workspace.module.css";

const AddForm = lazyComponent(() => import("./add/add-form.tsx"));

const addRequests = ["add"] as const;

type Permission = ReturnType<typeof useCanAdd>;

const isKnown = ({ data }: Permission) => data !== undefined;

/**
 * The content above the rows depends on the permission: both are rendered together, so that the layout does not shift.
 */
const isLoading = ({ fetchStatus, failureCount }: Permission) =>
  fetchStatus === "fetching" && failureCount === 0;

interface ListPageProps {
  /** Content above the list. */
  readonly beginning: ReactNode;
  readonly applications: ReturnType<typeof useApplications>;
  readonly rows: readonly Application[] | undefined;
  readonly actions: RowActions;
  readonly bulk: BulkActions;
  readonly onRestore: (id: string) => void;
  readonly openId: string | undefined;
  readonly sheet: (shown: readonly Application[]) => ReactNode;
}

/** The position of the open application, for the document's title. */
function openPosition(rows: ListPageProps["rows"], openId: string | undefined) {
  const row = rows?.find(({ id }) => id === openId);
  return row && positionOf(row);
}

const noRows: readonly Application[] = [];

/** The filtered rows in the order given by the URL; none while it is unknown which are behind a figure. */
function useRowsInView(
  rows: readonly Application[],
  { filter, order, grouping }: ListView,
  { today, isTable }: { readonly today: string; readonly isTable: boolean },
) {
  const { rows: behind, awaited } = useRowsBehind(rows, filter.only);
  const sorted = useMemo(
    () => sortApplications(filterApplications(behind ?? noRows, filter, today), order),
    [behind, filter, order, today],
  );
  const shownGrouping = isTable ? grouping : undefined;
  const isOldestFirst = order.column === "applied_at" && order.ascending;
  const groups = useMemo(
    () => shownGrouping && groupRows(sorted, { grouping: shownGrouping, today, isOldestFirst }),
    [sorted, shownGrouping, today, isOldestFirst],
  );
  const inView = useMemo(
    () => (groups ? groups.flatMap((group) => group.rows) : sorted),
    [groups, sorted],
  );
  return { inView, groups, unknown: behind ? undefined : awaited };
}

/** The rows and the view for the URL and the permission to add. */
function useWorkspace(rows: readonly Application[] | undefined, permission: Permission) {
  const shown = isKnown(permission) || (rows?.length && !isLoading(permission)) ? rows : undefined;
  const today = localToday();
  const view = useListView(today);
  const views = offeredViews(permission.data === true);
  const viewName = views.includes(view.name) ? view.name : ("table" as const);
  const { inView, groups, unknown } = useRowsInView(shown ?? noRows, view, {
    today,
    isTable: viewName === "table",
  });
  return {
    shown,
    today,
    view,
    inView,
    /** The groups of the table; undefined without any. */
    groups,
    /** The query of the history or the schedule, without which the rows in view are unknown. */
    unknown,
    views,
    viewName,
  };
}

/** Shows the first rows once the form is closed: its buttons are far below the place to which they come. */
function useScrollUpAfter(isFormOpen: boolean) {
  const wasOpen = useRef(isFormOpen);
  useLayoutEffect(() => {
    const isClosed = wasOpen.current && !isFormOpen;
    wasOpen.current = isFormOpen;
    if (isClosed && window.scrollY > 0) window.scrollTo(0, 0);
  }, [isFormOpen]);
}

/** Whether the form that adds an application is open: after its button, its key, or a navigation that requests it. */
function useAddForm(canAdd: boolean) {
  const t = useTranslate(applicationMessages);
  const [requested, setRequested] = useRequested(addRequests);
  const isFormOpen = canAdd && requested === "add";
  const setIsAdding = (isOpen: boolean) => setRequested(isOpen ? "add" : undefined);
  useShortcut("c", () => setIsAdding(true), { enabled: canAdd && !isFormOpen, label: t("add") });
  useScrollUpAfter(isFormOpen);
  return { isFormOpen, setIsAdding };
}

/** All views of the applications, and the form that adds one. */
export function ListPage(props: ListPageProps) {
  const { beginning, applications, rows, actions, bulk, onRestore, openId, sheet } = props;
  const t = useTranslate(applicationMessages);
  const permission = useCanAdd();
  const canAdd = permission.data;
  const { isFormOpen, setIsAdding } = useAddForm(canAdd === true);
  const workspace = useWorkspace(rows, permission);
  const { shown, today, view, inView, groups, unknown, views, viewName } = workspace;

  return (
    <>
      <div
        className={classes["workspace"]}
        data-workspace
        data-beside-sheet={openId !== undefined || undefined}
      >
        <Tabs value={viewName} values={views} onChange={view.open}>
          <ViewBar
            documentTitle={openPosition(rows, openId) ?? t("title")}
            count={rows?.length}
            shownCount={(unknown ? shown : shown && inView)?.length}
            views={views}
            action={
              <HeaderActions
                {...{ permission, isFormOpen, isEmpty: rows?.length === 0 }}
                onOpen={() => setIsAdding(true)}
              />
            }
          />
          <ConnectionNote cachedAt={applications.cachedAt} />
          <div className={classes["before"]}>
            {isFormOpen ? (
              <Adding today={today} setIsAdding={setIsAdding} actions={actions} />
            ) : null}
            {beginning}
          </div>
          <PageBody
            rows={shown}
            shown={inView}
            groups={groups}
            unknown={unknown}
            view={view}
            viewName={viewName}
            actions={actions}
            bulk={bulk}
            today={today}
            canAdd={canAdd}
            isFormOpen={isFormOpen}
            openId={openId}
            failed={[applications, permission].find(
              ({ data, isError }) => isError && data === undefined,
            )}
          />
          {shown ? <Trash onRestore={onRestore} /> : null}
        </Tabs>
      </div>
      {/* Outside of the container, which would be the containing block of its fixed position. */}
      {shown ? sheet(inView) : null}
    </>
  );
}

interface AddingProps {
  readonly today: string;
  readonly setIsAdding: (isAdding: boolean) => void;
  readonly actions: RowActions;
}

/** The form that adds an application. What was typed is restored by the undo after it was cancelled. */
function Adding({ today, setIsAdding, actions }: AddingProps) {
  const t = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const open = use(OpenApplicationContext);
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
  function announce(row: Application) {
    setIsAdding(false);
    // It may be far from the top of the list.
    const action = { label: t("openAdded"), onAct: () => open(row.id) };
    if (row.application_stage === "saved") showToast({ title: t("savedForLater"), action });
    else if (row.applied_at !== today) showToast({ title: t("added"), action });
    else {
      const unsent = { application_stage: "saved", applied_at: null, saved_at: today } as const;
      showToast({
        title: t("added"),
        text: t("sentToday"),
        action: { label: t("notSent"), onAct: () => actions.edit("stage", row, unsent) },
      });
    }
  }
  return (
    <Suspense fallback={<CancelOnEscape onCancel={() => setIsAdding(false)} />}>
      <AddForm today={today} onAdded={announce} onCancel={discard} />
    </Suspense>
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
  if (failed)
    return (
      <div className={classes["failed"]}>
        <LoadFailure title={t("loadFailed")} onRetry={() => void failed.refetch()} />
      </div>
    );
  // Until it is known whether the user may add applications, all views may be offered.
  return (
    <div className={classes["loading"]}>
      <ViewSkeleton name={canAdd === undefined ? list.view.name : list.viewName} />
    </div>
  );
}
