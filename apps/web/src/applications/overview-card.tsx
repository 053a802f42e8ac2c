import type { Application } from "@postulo/domain/application";
import { Suspense } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { lazyComponent, ChunkBoundary } from "../ui/lazy-component.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { uiMessages } from "../ui/messages.ts";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import type { ShowRows } from "./analytics/figure-link.tsx";
import { applicationMessages } from "./messages.ts";
import { overviewTabs, type OverviewTab } from "./overview-tab.ts";
import { PipelineBoard } from "./board/pipeline-board.tsx";
import type { RowActions } from "./row/use-row-actions.ts";
import { TabPanel, Tabs } from "../ui/tabs/tabs.tsx";
import classes from "./overview-card.module.css";

const PriorityBoard = lazyComponent(() => import("./board/priority-board.tsx"));
const Analytics = lazyComponent(() => import("./analytics/analytics.tsx"));

interface OverviewCardProps {
  readonly rows: readonly Application[];
  readonly actions: RowActions;
  readonly tab: OverviewTab;
  readonly onTab: (tab: OverviewTab) => void;
  readonly onShow: ShowRows;
}

/** The overview by stage, by priority, and as statistics. The code of the other tabs is loaded when they are opened. */
export function OverviewCard({ rows, actions, tab, onTab, onShow }: OverviewCardProps) {
  const t = useTranslate(applicationMessages);
  return (
    <section className={classes["card"]} aria-label={t("overview.label")}>
      <Tabs
        value={tab}
        onChange={onTab}
        tabs={overviewTabs.map((value) => ({ value, label: t(`overview.${value}`) }))}
      >
        <Suspense fallback={<Waiting />}>
          <TabPanel value="pipeline" className={classes["panel"]}>
            <PipelineBoard rows={rows} actions={actions} />
          </TabPanel>
          <TabPanel value="priority" className={classes["panel"]}>
            <ChunkBoundary fallback={<Missing />}>
              <PriorityBoard rows={rows} actions={actions} />
            </ChunkBoundary>
          </TabPanel>
          <TabPanel value="analytics" className={classes["panel"]}>
            <ChunkBoundary fallback={<Missing />}>
              <Analytics rows={rows} onShow={onShow} />
            </ChunkBoundary>
          </TabPanel>
        </Suspense>
      </Tabs>
    </section>
  );
}

/** Browsers cache a failed import until the page is reloaded. */
function Missing() {
  const t = useTranslate(uiMessages);
  return <LoadFailure title={t("errorPage.partTitle")} onRetry={() => window.location.reload()} />;
}

/** As high as the content, so that the layout does not shift. */
function Waiting() {
  return (
    <div className={classes["panel"]}>
      <SkeletonRows />
    </div>
  );
}
