import type { Metric } from "@postulo/domain/application-statistics";
import type { ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { FigureLink, type ShowRows } from "./figure-link.tsx";
import { analyticsMessages } from "./messages.ts";
import classes from "./analytics.module.css";

interface Bar {
  readonly key: string;
  readonly label: string;
  /** Length from 0 to 1, relative to the end of the axis. */
  readonly share: number;
  /** Text after the bar. */
  readonly text: string;
  /** Too few applications for a reliable rate. */
  readonly isFaint?: boolean;
  /** The cells of the bar's row in the table. */
  readonly figures: readonly Metric[];
}

/** The scale below the bars. */
export interface Axis {
  readonly label: string;
  /** The texts of its ticks, at equal distances from start to end. */
  readonly ticks: readonly string[];
}

interface ChartFrameProps {
  readonly title: string;
  /** The main figures as a sentence. */
  readonly note?: string | undefined;
  /** The chart. */
  readonly children: ReactNode;
  readonly table: ReactNode;
  /** Uses the full width of the page. */
  readonly isWide?: boolean;
}

/** A chart with its data in a table below. */
export function ChartFrame({ title, note, children, table, isWide }: ChartFrameProps) {
  const t = useTranslate(analyticsMessages);
  return (
    <figure className={classes["chart"]} data-wide={isWide || undefined}>
      <figcaption>
        <h2>{title}</h2>
        {note ? <p>{note}</p> : null}
      </figcaption>
      {children}
      <details>
        <summary>{t("asTable")}</summary>
        <div>{table}</div>
      </details>
    </figure>
  );
}

const rowHeight = 36;
const axisHeight = 40;

interface BarChartProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly bars: readonly Bar[];
  readonly axis: Axis;
  /** Column headings of the table: the bar's, and those of its metrics. */
  readonly headings: readonly [string, ...string[]];
  readonly onShow: ShowRows;
}

/**
 * A horizontal bar chart with each label above its bar. Not scaled, so that the text has its normal size on phones.
 */
export function BarChart({ title, note, bars, axis, headings, onShow }: BarChartProps) {
  const height = bars.length * rowHeight;
  return (
    <ChartFrame
      title={title}
      note={note}
      table={<BarTable bars={bars} headings={headings} onShow={onShow} />}
    >
      {bars.length === 0 ? null : (
        <svg style={{ height: height + axisHeight }} role="img" aria-label={title}>
          <BarAxis axis={axis} height={height} />
          {bars.map(({ key, label, share, text, isFaint }, at) => (
            <g
              key={key}
              transform={`translate(0 ${at * rowHeight})`}
              data-faint={isFaint || undefined}
            >
              <text y={14}>{label.length > 26 ? `${label.slice(0, 25)}…` : label}</text>
              <text x="100%" y={14} textAnchor="end">
                {text}
              </text>
              <rect y={20} width="100%" height={8} rx={3} data-track />
              <rect y={20} width={`${share * 100}%`} height={8} rx={3} />
            </g>
          ))}
        </svg>
      )}
    </ChartFrame>
  );
}

function BarAxis({ axis, height }: { readonly axis: Axis; readonly height: number }) {
  const last = axis.ticks.length - 1;
  return (
    <g data-axis>
      {axis.ticks.map((tick, at) => (
        <g key={tick}>
          <line
            x1={`${(at / last) * 100}%`}
            x2={`${(at / last) * 100}%`}
            y1={height - 4}
            y2={height}
          />
          <text
            x={`${(at / last) * 100}%`}
            y={height + 14}
            textAnchor={at === 0 ? "start" : at === last ? "end" : "middle"}
          >
            {tick}
          </text>
        </g>
      ))}
      <line x1={0} x2="100%" y1={height} y2={height} />
      <text x="50%" y={height + 32} textAnchor="middle">
        {axis.label}
      </text>
    </g>
  );
}

function BarTable({ bars, headings, onShow }: Pick<BarChartProps, "bars" | "headings" | "onShow">) {
  const [first, ...counted] = headings;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {counted.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, figures }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {figures.map((figure, at) => (
              <td key={figure.key}>
                <FigureLink
                  figure={figure}
                  label={`${label}, ${counted[at] ?? ""}`}
                  onShow={onShow}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
