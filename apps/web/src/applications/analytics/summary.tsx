import {
  adviceOf,
  bestSource,
  type Advice,
  type SourceComparison,
} from "@postulo/domain/answer-advice";
import type { Metric, Statistics } from "@postulo/domain/application-statistics";
import { quietDays } from "@postulo/domain/application-news";
import { promptDays } from "@postulo/domain/application-tracking";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import type { ShowRows } from "./figure-link.tsx";
import { analyticsMessages } from "./messages.ts";
import classes from "./analytics.module.css";

interface SummaryProps {
  readonly statistics: Statistics;
  /** Whether the statistics are of a part of the search, which says nothing about what to do next. */
  readonly isFiltered: boolean;
  readonly onShow: ShowRows;
}

function figureOf(advice: Advice | undefined): Metric | undefined {
  switch (advice?.kind) {
    case "useSource":
      return advice.comparison.figure;
    case "followUp":
      return advice.figure;
    case "apply":
    case "tooFew":
    case "tooEarly":
    case "carryOn":
    case undefined:
      return undefined;
  }
}

/** What to do next, and the figures it is based on. */
export function Summary({ statistics, isFiltered, onShow }: SummaryProps) {
  const adviceText = useAdviceText();
  const factText = useFactText();
  const t = useTranslate(analyticsMessages);
  const { prompt, sent } = statistics;
  const comparison = isFiltered ? undefined : bestSource(statistics);
  const advice = isFiltered ? undefined : adviceOf(statistics, comparison);
  const figure = figureOf(advice);
  // The rate of one application is none.
  const hasRate = prompt.all.ids.length > 1;
  if (!advice && !hasRate) return null;
  return (
    <section className={classes["summary"]}>
      <h2>
        {advice ? adviceText(advice) : null}
        {hasRate ? (
          <span>
            {" "}
            {factText({ answered: prompt.answered.ids.length, all: prompt.all.ids.length })}
          </span>
        ) : null}
      </h2>
      {comparison ? (
        <p>{t(comparison.isHint ? "fact.hint" : "fact.source", sharesOf(comparison))}</p>
      ) : null}
      {hasRate && prompt.all.ids.length < sent.ids.length ? (
        <p>
          {t("fact.counted", {
            days: promptDays,
            all: prompt.all.ids.length,
            sent: sent.ids.length,
          })}
        </p>
      ) : null}
      {figure ? (
        <Button variant="default" size="sm" onClick={() => onShow(figure.key)}>
          {t("showThem")}
        </Button>
      ) : null}
    </section>
  );
}

const sharesOf = ({ source, these, others }: SourceComparison) => ({
  source,
  answered: these.answered,
  all: these.all,
  otherAnswered: others.answered,
  otherAll: others.all,
});

function useAdviceText(): (advice: Advice) => string {
  const t = useTranslate(analyticsMessages);
  function sourceText({ source, times }: SourceComparison): string {
    if (times === undefined) return t("advice.useSource", { source });
    return times === 2
      ? t("advice.useSourceTwice", { source })
      : t("advice.useSourceTimes", { source, times });
  }
  return (advice) => {
    switch (advice.kind) {
      case "useSource":
        return sourceText(advice.comparison);
      case "followUp":
        return t("advice.followUp", { count: advice.figure.ids.length, days: quietDays });
      case "tooFew":
        return t("advice.tooFew", { count: advice.count });
      case "apply":
      case "tooEarly":
      case "carryOn":
        return t(`advice.${advice.kind}`);
    }
  };
}

function useFactText(): (share: { readonly answered: number; readonly all: number }) => string {
  const t = useTranslate(analyticsMessages);
  return ({ answered, all }) =>
    answered === 0
      ? t("fact.none", { all, days: promptDays })
      : t("fact.some", { count: answered, all, days: promptDays });
}
