import type { Statistics } from "@postulo/domain/application-statistics";
import { productWords } from "../i18n/product-words.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { BarChart } from "./bar-chart.tsx";
import type { ShowRows } from "./figure-link.tsx";
import { applicationMessages } from "./messages.ts";
import { Sankey } from "./sankey.tsx";
import { useNumbers } from "./use-numbers.ts";

interface StageChartsProps {
  readonly statistics: Statistics;
  readonly onShow: ShowRows;
}

/** Charts of stages: how many applications reached each, transitions, and durations. */
export function StageCharts({ statistics, onShow }: StageChartsProps) {
  const t = useTranslate(applicationMessages);
  const words = useTranslate(productWords);
  const numbers = useNumbers();
  const { sent, reached, daysInStage, daysToAnswer } = statistics;
  const all = Math.max(sent.ids.length, 1);
  const longest = Math.max(...daysInStage.map(({ median }) => median), 1);
  return (
    <>
      <BarChart
        title={t("analytics.reached")}
        note={t("analytics.ofAll", { count: sent.ids.length })}
        headings={[t("columns.stage"), t("analytics.applications")]}
        onShow={onShow}
        bars={reached
          .filter(({ stage }) => stage !== "saved")
          .map(({ stage, figure }) => ({
            key: stage,
            label: words(`stages.${stage}`),
            share: figure.ids.length / all,
            text: numbers.rate(figure.ids.length, sent.ids.length),
            isFaint: numbers.isFew(sent.ids.length),
            figures: [figure],
          }))}
      />
      <BarChart
        title={t("analytics.daysInStage")}
        note={
          daysToAnswer.median === undefined
            ? t("analytics.noAnswerYet")
            : t("analytics.daysToAnswer", {
                days: numbers.daysInWords(daysToAnswer.median),
                count: daysToAnswer.figure.ids.length,
              })
        }
        headings={[t("columns.stage"), t("analytics.applications")]}
        onShow={onShow}
        bars={daysInStage.map(({ stage, median, figure }) => ({
          key: stage,
          label: words(`stages.${stage}`),
          share: median / longest,
          text: t("analytics.daysOf", {
            days: numbers.days(median),
            count: figure.ids.length,
          }),
          isFaint: numbers.isFew(figure.ids.length),
          figures: [figure],
        }))}
      />
      <Sankey transitions={statistics.transitions} onShow={onShow} />
    </>
  );
}
