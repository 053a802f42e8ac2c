import type { Application } from "@postulo/domain/application";
import { Suspense, useMemo, type ComponentProps, type ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { removeUnsaved } from "../data/unsaved-texts.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { useMediaQuery } from "../ui/hooks/use-media-query.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { withBulkChanges } from "./bulk/bulk-change.ts";
import { usePendingBulkChanges } from "./bulk/use-bulk-change.ts";
import { ConnectionNote } from "./connection-note.tsx";
import { ListPage } from "./list-page.tsx";
import { applicationMessages } from "./messages.ts";
import { OpenedApplication } from "./opened-application.tsx";
import { useApplications } from "./queries.ts";
import { OpenApplicationContext } from "./row/application-link.tsx";
import { ConflictContext } from "./row/conflict-context.ts";
import { withChanges } from "./row/row-change.ts";
import type { Conflict } from "./row/row-merge.ts";
import { useRowOpening } from "./row/use-row-opening.ts";
import { useRowActions } from "./row/use-row-actions.ts";
import { usePendingChanges } from "./row/use-row-change.ts";
import { useOpenedApplication } from "./use-opened-application.ts";

const MergeDialog = lazyComponent(() => import("./row/merge-dialog.tsx"));

/** The applications with pending changes applied. */
function useShownRows() {
  const applications = useApplications();
  const pending = usePendingChanges();
  const pendingBulk = usePendingBulkChanges();
  const { data } = applications;
  const rows = useMemo(
    () => data && withBulkChanges(withChanges(data, pending), pendingBulk),
    [data, pending, pendingBulk],
  );
  return { applications, rows };
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
  useRowOpening();
  const isWide = useMediaQuery(wideScreen);
  const { applications, rows } = useShownRows();
  const { actions, bulk, restore, conflict, endConflict } = useRowActions();
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
      <ConflictContext value={conflict?.current.id}>
        {isPage ? (
          <SinglePage
            isFailed={isError && !rows}
            cachedAt={cachedAt}
            onRetry={() => void refetch()}
          >
            {sheet()}
          </SinglePage>
        ) : (
          <ListPage
            beginning={beginning}
            applications={applications}
            rows={rows}
            actions={actions}
            bulk={bulk}
            onRestore={restore}
            openId={opened.id}
            sheet={sheet}
          />
        )}
      </ConflictContext>
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
