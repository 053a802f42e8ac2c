import type { Application } from "@postulo/domain/application";
import type { ApplicationDraft } from "@postulo/domain/new-application";
import { Suspense, type ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { saveDraft } from "../data/drafts.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { CancelOnEscape } from "../ui/overlay/cancel-on-escape.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { draftName } from "./add/add-draft.ts";
import { HeaderActions } from "./add/header-actions.tsx";
import { useAdding } from "./add/use-adding.ts";
import { useCanAdd } from "./add/use-can-add.ts";
import { ConnectionNote } from "./connection-note.tsx";
import { ApplicationList } from "./list/application-list.tsx";
import { applicationMessages } from "./messages.ts";
import type { useApplications } from "./queries.ts";
import { listPath } from "./row/application-link.tsx";
import { positionOf } from "./row/row-tools.ts";
import type { RowActions } from "./row/use-row-actions.ts";
import { Trash } from "./trash/trash.tsx";
import classes from "./applications.module.css";

const AddForm = lazyComponent(() => import("./add/add-form.tsx"));

/** Today in the browser's time zone, as an ISO date. */
function localToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

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
export function ListPage(props: ListPageProps) {
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
