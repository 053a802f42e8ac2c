import type { Statistics } from "@postulo/domain/application-statistics";
import { useTranslate } from "../../i18n/use-translate.ts";
import { DateText } from "../../ui/date-text.tsx";
import { ChartFrame } from "./bar-chart.tsx";
import { FigureLink, type ShowRows } from "./figure-link.tsx";
import { analyticsMessages } from "./messages.ts";

interface WeekChartProps {
  readonly weeks: Statistics["perWeek"];
  readonly onShow: ShowRows;
}

const maxWeeks = 52;
const width = 460;
const height = 120;

/** Applications per week, for the last year at most. */
export function WeekChart({ weeks, onShow }: WeekChartProps) {
  const t = useTranslate(analyticsMessages);
  const shown = weeks.slice(-maxWeeks);
  const highest = Math.max(...shown.map(({ figure }) => figure.ids.length), 1);
  const step = width / Math.max(shown.length, 12);
  return (
    <ChartFrame
      title={t("perWeek")}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{t("weekOf")}</th>
              <th scope="col">{t("applications")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ monday, figure }) => (
              <tr key={monday}>
                <th scope="row">
                  <DateText day={monday} />
                </th>
                <td>
                  <FigureLink figure={figure} label={monday} onShow={onShow} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <svg viewBox={`0 0 ${width} ${height + 4}`} role="img" aria-label={t("perWeek")}>
        {shown.map(({ monday, figure }, at) => {
          const bar = (figure.ids.length / highest) * (height - 18);
          return (
            <g key={monday} transform={`translate(${at * step} 0)`}>
              <rect
                x={1}
                y={height - bar}
                width={Math.max(step - 3, 2)}
                height={Math.max(bar, 1)}
                rx={2}
              />
              {figure.ids.length === highest ? (
                <text x={step / 2} y={height - bar - 5} textAnchor="middle">
                  {figure.ids.length}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
