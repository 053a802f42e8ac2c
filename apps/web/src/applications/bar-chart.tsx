import type { Metric } from "@postulo/domain/application-statistics";
import type { ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { FigureLink, type ShowRows } from "./figure-link.tsx";
import { applicationMessages } from "./messages.ts";
import classes from "./analytics.module.css";

interface Bar {
  readonly key: string;
  readonly label: string;
  /** From 0 to 1 of the longest bar there may be. */
  readonly share: number;
  /** Behind the bar. */
  readonly text: string;
  /** There are too few to say much. */
  readonly isFaint?: boolean;
  /** The numbers of the bar's row in the table. */
  readonly figures: readonly Metric[];
}

interface ChartFrameProps {
  readonly title: string;
  readonly note?: string;
  /** What the picture shows. */
  readonly children: ReactNode;
  readonly table: ReactNode;
  /** As wide as the page gives. */
  readonly isWide?: boolean;
}

/** A picture with its numbers as a table below it. */
export function ChartFrame({ title, note, children, table, isWide }: ChartFrameProps) {
  const t = useTranslate(applicationMessages);
  return (
    <figure className={classes["chart"]} data-wide={isWide || undefined}>
      <figcaption>
        <h2>{title}</h2>
        {note ? <p>{note}</p> : null}
      </figcaption>
      {children}
      <details>
        <summary>{t("analytics.asTable")}</summary>
        <div>{table}</div>
      </details>
    </figure>
  );
}

const rowHeight = 36;

interface BarChartProps {
  readonly title: string;
  readonly note?: string;
  readonly bars: readonly Bar[];
  /** Of the table: what a bar is, and what each of its figures counts. */
  readonly headings: readonly [string, ...string[]];
  readonly onShow: ShowRows;
}

/** Lying bars, each below its words. Not scaled as a whole: on a telephone the words are as large as elsewhere. */
export function BarChart({ title, note, bars, headings, onShow }: BarChartProps) {
  const height = Math.max(bars.length, 1) * rowHeight;
  return (
    <ChartFrame
      title={title}
      {...(note === undefined ? {} : { note })}
      table={<BarTable bars={bars} headings={headings} onShow={onShow} />}
    >
      <svg style={{ height, maxHeight: "none" }} role="img" aria-label={title}>
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
    </ChartFrame>
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
