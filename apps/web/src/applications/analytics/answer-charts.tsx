import type { Responses, Statistics } from "@postulo/domain/application-statistics";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { BarChart } from "./bar-chart.tsx";
import type { ShowRows } from "./figure-link.tsx";
import { analyticsMessages } from "./messages.ts";
import { useNumbers } from "./use-numbers.ts";

interface AnswerChartsProps {
  readonly statistics: Statistics;
  readonly onShow: ShowRows;
}

interface Group {
  readonly label: string;
  readonly answers: Responses;
}

/** Response rates: overall, and by source, month and weekday. */
export function AnswerCharts({ statistics, onShow }: AnswerChartsProps) {
  const t = useTranslate(analyticsMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const { answers, bySource, byMonth, byWeekday } = statistics;
  const utc = { timeZone: "UTC" } as const;
  const monthName = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", ...utc });
  const dayName = new Intl.DateTimeFormat(language, { weekday: "long", ...utc });
  return (
    <>
      <Rates
        title={t("answers")}
        note={t("waitingNote", { count: answers.waiting.ids.length })}
        heading={t("group")}
        groups={[{ label: t("all"), answers }]}
        onShow={onShow}
      />
      <Rates
        title={t("bySource")}
        heading={tProduct("applicationColumns.source")}
        groups={bySource.map(({ source, answers: those }) => ({
          label: source ?? t("notGiven"),
          answers: those,
        }))}
        onShow={onShow}
      />
      <Rates
        title={t("byMonth")}
        heading={t("month")}
        groups={byMonth.map(({ month, answers: those }) => ({
          label: monthName.format(new Date(`${month}-01T00:00:00Z`)),
          answers: those,
        }))}
        onShow={onShow}
      />
      <Rates
        title={t("byWeekday")}
        heading={t("weekday")}
        groups={byWeekday.map(({ weekday, answers: those }) => ({
          // 1 January 2024 was a Monday.
          label: dayName.format(new Date(Date.UTC(2024, 0, weekday))),
          answers: those,
        }))}
        onShow={onShow}
      />
    </>
  );
}

interface RatesProps {
  readonly title: string;
  readonly note?: string;
  readonly heading: string;
  readonly groups: readonly Group[];
  readonly onShow: ShowRows;
}

function Rates({ title, note, heading, groups, onShow }: RatesProps) {
  const t = useTranslate(analyticsMessages);
  const numbers = useNumbers();
  return (
    <BarChart
      title={title}
      {...(note === undefined ? {} : { note })}
      headings={[heading, t("applications"), t("answered"), t("unanswered"), t("waiting")]}
      onShow={onShow}
      bars={groups.map(({ label, answers }) => {
        const all = answers.all.ids.length;
        const answered = answers.answered.ids.length;
        return {
          key: answers.all.key,
          label,
          share: all === 0 ? 0 : answered / all,
          text: numbers.rate(answered, all),
          isFaint: numbers.isFew(all),
          figures: [answers.all, answers.answered, answers.unanswered, answers.waiting],
        };
      })}
    />
  );
}
