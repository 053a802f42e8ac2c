import type { Statistics } from "@postulo/domain/application-statistics";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { axisTicks } from "./axis-ticks.ts";
import { BarChart } from "./bar-chart.tsx";
import type { ShowRows } from "./figure-link.tsx";
import { analyticsMessages } from "./messages.ts";
import { useNumbers } from "./use-numbers.ts";

interface StageChartsProps {
  readonly statistics: Statistics;
  readonly onShow: ShowRows;
}

/** How many applications ever reached each stage, also those beyond it. */
export function ReachedChart({ statistics, onShow }: StageChartsProps) {
  const t = useTranslate(analyticsMessages);
  const tProduct = useTranslate(productMessages);
  const numbers = useNumbers();
  const { sent, reached, answers } = statistics;
  const all = Math.max(sent.ids.length, 1);
  return (
    <BarChart
      title={t("reached")}
      note={[
        t("ofAll", {
          count: sent.ids.length,
          answered: answers.answered.ids.length,
          offers: statistics.offers.ids.length,
        }),
        t("waitingNote", { count: answers.waiting.ids.length }),
        t("reachedNote"),
      ].join(" ")}
      axis={{ label: t("shareAxis"), ticks: numbers.shareTicks }}
      headings={[tProduct("applicationColumns.application_stage"), t("applications")]}
      onShow={onShow}
      bars={reached
        .filter(({ stage }) => stage !== "saved")
        .map(({ stage, figure }) => ({
          key: stage,
          // Applications that wait are without a response too.
          label: stage === "noResponse" ? t("setToNoResponse") : tProduct(`stages.${stage}`),
          share: figure.ids.length / all,
          text: numbers.rate(figure.ids.length, sent.ids.length),
          isFaint: numbers.isFew(sent.ids.length),
          figures: [figure],
        }))}
    />
  );
}

/** The median of the days that applications stayed in each stage. */
export function DaysChart({ statistics, onShow }: StageChartsProps) {
  const t = useTranslate(analyticsMessages);
  const tProduct = useTranslate(productMessages);
  const numbers = useNumbers();
  const { daysInStage, daysToAnswer } = statistics;
  const ticks = axisTicks(Math.max(...daysInStage.map(({ median }) => median), 1));
  const longest = ticks.at(-1) ?? 1;
  return (
    <BarChart
      title={t("daysInStage")}
      note={
        daysToAnswer.median === undefined
          ? t("noAnswerYet")
          : t(daysToAnswer.median < 0.5 ? "answeredSameDay" : "daysToAnswer", {
              days: numbers.daysWithUnit(daysToAnswer.median),
              count: daysToAnswer.figure.ids.length,
            })
      }
      headings={[tProduct("applicationColumns.application_stage"), t("applications")]}
      onShow={onShow}
      axis={{ label: t("daysAxis"), ticks: ticks.map(numbers.days) }}
      bars={daysInStage.map(({ stage, median, figure }) => ({
        key: stage,
        label: tProduct(`stages.${stage}`),
        share: median / longest,
        text: t("daysOf", {
          days: numbers.days(median),
          count: figure.ids.length,
        }),
        isFaint: numbers.isFew(figure.ids.length),
        figures: [figure],
      }))}
    />
  );
}
