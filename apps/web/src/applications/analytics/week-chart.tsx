import type { Metric, Statistics } from "@postulo/domain/application-statistics";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { DateText } from "../../ui/date-text.tsx";
import { axisTicks } from "./axis-ticks.ts";
import { ChartFrame } from "./bar-chart.tsx";
import { FigureLink, type ShowRows } from "./figure-link.tsx";
import { analyticsMessages } from "./messages.ts";
import { useNumbers } from "./use-numbers.ts";
import classes from "./analytics.module.css";

const maxWeeks = 52;
/** Fewer weeks do not get wider bars. */
const minSlots = 12;
const maxLabels = 5;
const height = 160;

interface Week {
  readonly monday: string;
  readonly figure: Metric;
  readonly answered: number;
}

interface WeekChartProps {
  readonly statistics: Statistics;
  readonly onShow: ShowRows;
}

/** Applications per week and how many of them were answered since, for the last year at most. */
export function WeekChart({ statistics, onShow }: WeekChartProps) {
  const t = useTranslate(analyticsMessages);
  const note = useNote();
  const answered = new Set(statistics.answers.answered.ids);
  const weeks = statistics.perWeek.slice(-maxWeeks).map(({ monday, figure }) => ({
    monday,
    figure,
    answered: figure.ids.filter((id) => answered.has(id)).length,
  }));
  return (
    <ChartFrame
      title={t("perWeek")}
      note={note(weeks)}
      table={<WeekTable weeks={weeks} onShow={onShow} />}
    >
      <WeekBars weeks={weeks} />
      <p className={classes["legend"]}>
        <span data-sent>{t("sent")}</span>
        <span>{t("answeredSince")}</span>
      </p>
    </ChartFrame>
  );
}

function useNote() {
  const t = useTranslate(analyticsMessages);
  const { language } = useLanguage();
  const numbers = useNumbers();
  const date = dateFormat(language, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return (weeks: readonly Week[]) => {
    const [first] = weeks;
    if (!first) return undefined;
    const day = date.format(new Date(`${first.monday}T00:00:00Z`));
    const sent = weeks.reduce((sum, { figure }) => sum + figure.ids.length, 0);
    return weeks.length === 1
      ? t("oneWeek", { day })
      : t("meanPerWeek", { mean: numbers.mean(sent / weeks.length), day });
  };
}

function WeekBars({ weeks }: { readonly weeks: readonly Week[] }) {
  const t = useTranslate(analyticsMessages);
  const { language } = useLanguage();
  const shortDay = dateFormat(language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const ticks = axisTicks(Math.max(...weeks.map(({ figure }) => figure.ids.length)));
  const scale = height / (ticks.at(-1) ?? 1);
  const slots = Math.max(weeks.length, minSlots);
  const slot = 100 / slots;
  const labelEvery = Math.ceil(slots / maxLabels);
  return (
    <div className={classes["plot"]}>
      <span aria-hidden>{t("applications")}</span>
      <svg style={{ height }} role="img" aria-label={t("perWeek")}>
        <g data-axis>
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={0} x2="100%" y1={height - tick * scale} y2={height - tick * scale} />
              <text x={-8} y={height - tick * scale + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
        </g>
        {weeks.map(({ monday, figure, answered }, at) => (
          <g key={monday}>
            {[figure.ids.length, answered].map((count, part) => (
              <rect
                key={part === 0 ? "sent" : "answered"}
                x={`${(at + 0.15) * slot}%`}
                y={height - count * scale}
                width={`${0.7 * slot}%`}
                height={count * scale}
                data-sent={part === 0 || undefined}
              />
            ))}
            {at % labelEvery === 0 ? (
              <text x={`${(at + 0.5) * slot}%`} y={height + 18} textAnchor="middle">
                {shortDay.format(new Date(`${monday}T00:00:00Z`))}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <span aria-hidden>{t("weekOf")}</span>
    </div>
  );
}

interface WeekTableProps {
  readonly weeks: readonly Week[];
  readonly onShow: ShowRows;
}

function WeekTable({ weeks, onShow }: WeekTableProps) {
  const t = useTranslate(analyticsMessages);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("weekOf")}</th>
          <th scope="col">{t("sent")}</th>
          <th scope="col">{t("answeredSince")}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, figure, answered }) => (
          <tr key={monday}>
            <th scope="row">
              <DateText day={monday} />
            </th>
            <td>
              <FigureLink figure={figure} label={monday} onShow={onShow} />
            </td>
            <td>{answered}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
