import type { Responses, Statistics } from "@postulo/domain/application-statistics";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { BarChart } from "./bar-chart.tsx";
import type { ShowRows } from "./figure-link.tsx";
import { applicationMessages } from "./messages.ts";
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
  const t = useTranslate(applicationMessages);
  const { language } = useLanguage();
  const { answers, bySource, byMonth, byWeekday } = statistics;
  const utc = { timeZone: "UTC" } as const;
  const monthName = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", ...utc });
  const dayName = new Intl.DateTimeFormat(language, { weekday: "long", ...utc });
  return (
    <>
      <Rates
        title={t("analytics.answers")}
        note={t("analytics.waitingNote", { count: answers.waiting.ids.length })}
        heading={t("analytics.group")}
        groups={[{ label: t("filters.all"), answers }]}
        onShow={onShow}
      />
      <Rates
        title={t("analytics.bySource")}
        heading={t("form.source")}
        groups={bySource.map(({ source, answers: those }) => ({
          label: source ?? t("notGiven"),
          answers: those,
        }))}
        onShow={onShow}
      />
      <Rates
        title={t("analytics.byMonth")}
        heading={t("analytics.month")}
        groups={byMonth.map(({ month, answers: those }) => ({
          label: monthName.format(new Date(`${month}-01T00:00:00Z`)),
          answers: those,
        }))}
        onShow={onShow}
      />
      <Rates
        title={t("analytics.byWeekday")}
        heading={t("analytics.weekday")}
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
  const t = useTranslate(applicationMessages);
  const numbers = useNumbers();
  return (
    <BarChart
      title={title}
      {...(note === undefined ? {} : { note })}
      headings={[
        heading,
        t("analytics.applications"),
        t("analytics.answered"),
        t("analytics.unanswered"),
        t("analytics.waiting"),
      ]}
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
