import type { Responses, Statistics } from "@postulo/domain/application-statistics";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { BarChart } from "./bar-chart.tsx";
import type { ShowRows } from "./figure-link.tsx";
import { analyticsMessages } from "./messages.ts";
import { useCalendarNames } from "./use-calendar-names.ts";
import { useNumbers } from "./use-numbers.ts";

interface AnswerChartsProps {
  readonly statistics: Statistics;
  readonly onShow: ShowRows;
}

interface Group {
  readonly label: string;
  readonly answers: Responses;
}

interface Counted {
  readonly answers: Responses;
}
const countOf = ({ answers }: Counted) => answers.all.ids.length;

/** The group with more applications than any other; undefined for a tie, or without another. */
function mostFrequent<One extends Counted>(groups: readonly One[]): One | undefined {
  const [first, second] = groups.toSorted((one, other) => countOf(other) - countOf(one));
  return first && second && countOf(first) > countOf(second) ? first : undefined;
}

/** Response rates by source, with all first, by month and by weekday. */
export function AnswerCharts({ statistics, onShow }: AnswerChartsProps) {
  const t = useTranslate(analyticsMessages);
  const tProduct = useTranslate(productMessages);
  const { nameMonth, nameDay } = useCalendarNames();
  const { answers, bySource, byMonth, byWeekday } = statistics;
  const all = answers.all.ids.length;
  const isNamed = bySource.some(({ source: name }) => name !== null);
  const sources = isNamed ? bySource : [];
  const most = mostFrequent(sources);
  const source = most && most.source !== null ? { ...most, source: most.source } : undefined;
  const weekday = mostFrequent(byWeekday);
  const month = byMonth.at(-1);
  return (
    <>
      <Rates
        title={t("bySource")}
        note={source && t("mostBySource", { source: source.source, count: countOf(source), all })}
        heading={tProduct("applicationColumns.source")}
        groups={[
          { label: t("all"), answers },
          ...sources.map(({ source: name, answers: those }) => ({
            label: name ?? t("notGiven"),
            answers: those,
          })),
        ]}
        onShow={onShow}
      />
      <Rates
        title={t("byMonth")}
        note={
          month &&
          t("lastMonth", {
            month: nameMonth(month.month),
            answered: month.answers.answered.ids.length,
            all: countOf(month),
          })
        }
        heading={t("month")}
        groups={byMonth.map(({ month: name, answers: those }) => ({
          label: nameMonth(name),
          answers: those,
        }))}
        onShow={onShow}
      />
      <Rates
        title={t("byWeekday")}
        note={
          weekday &&
          t("mostOnWeekday", { day: nameDay(weekday.weekday), count: countOf(weekday), all })
        }
        heading={t("weekday")}
        groups={byWeekday.map(({ weekday: day, answers: those }) => ({
          label: nameDay(day),
          answers: those,
        }))}
        onShow={onShow}
      />
    </>
  );
}

interface RatesProps {
  readonly title: string;
  readonly note?: string | undefined;
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
      note={note}
      axis={{ label: t("shareAxis"), ticks: numbers.shareTicks }}
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
