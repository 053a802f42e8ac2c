import type { Application } from "@postulo/domain/application";
import type { Metric, Statistics } from "@postulo/domain/application-statistics";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { ViewSkeleton } from "../view-skeleton.tsx";
import { FigureLink, type ShowRows } from "./figure-link.tsx";
import { analyticsMessages } from "./messages.ts";
import { AnswerCharts } from "./answer-charts.tsx";
import { Sankey } from "./sankey.tsx";
import { DaysChart, ReachedChart } from "./stage-charts.tsx";
import { Summary } from "./summary.tsx";
import { useStatistics } from "./use-statistics.ts";
import { WeekChart } from "./week-chart.tsx";
import classes from "./analytics.module.css";

interface AnalyticsProps {
  readonly rows: readonly Application[];
  readonly isFiltered: boolean;
  readonly onShow: ShowRows;
}

/** The statistics of the search, computed from the applications' history instead of their current stages. */
export default function Analytics({ rows, isFiltered, onShow }: AnalyticsProps) {
  const t = useTranslate(analyticsMessages);
  const { statistics, awaited } = useStatistics(rows, true);
  if (!statistics) {
    return awaited.isError ? (
      <LoadFailure title={t("loadFailed")} onRetry={() => void awaited.refetch()} />
    ) : (
      <ViewSkeleton name="analytics" />
    );
  }
  return (
    <div className={classes["stack"]}>
      <Summary statistics={statistics} isFiltered={isFiltered} onShow={onShow} />
      <Counters statistics={statistics} onShow={onShow} />
      {statistics.sent.ids.length === 0 ? null : (
        <div className={classes["charts"]}>
          <ReachedChart statistics={statistics} onShow={onShow} />
          <WeekChart statistics={statistics} onShow={onShow} />
          <Sankey transitions={statistics.transitions} onShow={onShow} />
          <DaysChart statistics={statistics} onShow={onShow} />
          <AnswerCharts statistics={statistics} onShow={onShow} />
        </div>
      )}
    </div>
  );
}

interface Counter {
  readonly label: string;
  readonly figure: Metric;
  /** What the number counts. */
  readonly note?: string | undefined;
}

function Counters({
  statistics,
  onShow,
}: {
  readonly statistics: Statistics;
  readonly onShow: ShowRows;
}) {
  const t = useTranslate(analyticsMessages);
  const saved = statistics.total.ids.length - statistics.sent.ids.length;
  const counters: readonly Counter[] = [
    {
      label: t("total"),
      figure: statistics.total,
      note:
        saved > 0
          ? t("ofTotal", {
              sent: t("sentOfTotal", { count: statistics.sent.ids.length }),
              saved: t("savedOfTotal", { count: saved }),
            })
          : undefined,
    },
    { label: t("offers"), figure: statistics.offers },
    { label: t("completed"), figure: statistics.completed },
  ];
  return (
    <dl className={classes["counters"]}>
      {counters.map(({ label, figure, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note === undefined ? null : ` (${note})`}
          </dt>
          <dd>
            <FigureLink figure={figure} label={label} onShow={onShow} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
