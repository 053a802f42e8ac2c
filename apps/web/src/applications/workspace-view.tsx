import type { Application } from "@postulo/domain/application";
import { Suspense, type ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { lazyComponent, ChunkBoundary } from "../ui/lazy-component.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { uiMessages } from "../ui/messages.ts";
import { TabPanel } from "../ui/tabs/tabs.tsx";
import { isFiltered } from "./list/list-filter.ts";
import type { ListView } from "./list/use-list-view.ts";
import type { RowActions } from "./row/row-actions.ts";
import type { ViewName } from "./view-name.ts";
import { ViewSkeleton } from "./view-skeleton.tsx";
import classes from "./workspace.module.css";

const PipelineBoard = lazyComponent(() => import("./board/pipeline-board.tsx"));
const PriorityBoard = lazyComponent(() => import("./board/priority-board.tsx"));
const CalendarView = lazyComponent(() => import("./calendar/calendar-view.tsx"));
const Analytics = lazyComponent(() => import("./analytics/analytics.tsx"));

interface WorkspaceViewProps {
  readonly view: ListView;
  /** The view that is shown, which may be another than that of the URL. */
  readonly name: ViewName;
  /** The filtered applications in their order. */
  readonly rows: readonly Application[];
  readonly actions: RowActions;
  /** Whether an application is open beside it. */
  readonly isBesideSheet: boolean;
  /** The table, or what is shown instead of any view. */
  readonly children: ReactNode;
}

/** The view that is open. The code of all but the table is loaded when they are opened. */
export function WorkspaceView(props: WorkspaceViewProps) {
  const { name, rows, children } = props;
  const content = rows.length === 0 ? children : contentOf(props);
  return (
    <TabPanel key={name} value={name} className={classes["panel"]} data-view={name}>
      <ChunkBoundary fallback={<Missing />}>
        <Suspense fallback={<ViewSkeleton name={name} />}>{content}</Suspense>
      </ChunkBoundary>
    </TabPanel>
  );
}

function contentOf(props: WorkspaceViewProps): ReactNode {
  const { view, name, rows, actions, isBesideSheet, children } = props;
  switch (name) {
    case "table":
      return children;
    case "pipeline":
      return <PipelineBoard rows={rows} actions={actions} />;
    case "priority":
      return <PriorityBoard rows={rows} actions={actions} />;
    case "calendar":
      return <CalendarView rows={rows} isBesideSheet={isBesideSheet} />;
    case "analytics":
      return (
        <Analytics
          rows={rows}
          isFiltered={isFiltered(view.filter)}
          onShow={(key) => {
            // The list replaces the figure that has the focus.
            document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
            view.showMetric(key);
          }}
        />
      );
  }
}

/** Browsers cache a failed import until the page is reloaded. */
function Missing() {
  const t = useTranslate(uiMessages);
  return <LoadFailure title={t("errorPage.partTitle")} onRetry={() => window.location.reload()} />;
}
