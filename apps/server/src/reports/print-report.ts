import { openTypst } from "../pdf/typst.ts";
import type { Typst } from "../pdf/typst.ts";
import type { WordedReport } from "./translated-report.ts";

const template = new URL("report.typ", import.meta.url);

/** In compilations. */
const maxCacheAge = 2;

/** Words are not cut, but one as long as this would run into the next column. */
const longWord = /\S{18}/gu;
const zeroWidthSpace = "\u200B";

export type PrintReport = (report: WordedReport) => Promise<Buffer>;

/**
 * Prints reports as tagged PDF; rows continue on further pages below the same headings. The compiler is opened by the
 * first report and reused.
 */
export function createReportPrinter(): PrintReport {
  let opened: Promise<Typst> | undefined;
  return async (report) => {
    opened ??= openTypst(template);
    const typst = await opened;
    try {
      return typst.pdf(typst.compile(onPaper(report)), new Date());
    } finally {
      typst.evictCache(maxCacheAge);
    }
  };
}

function onPaper({
  language,
  locale,
  title,
  name,
  period,
  made,
  totals,
  columns,
  rows,
  empty,
}: WordedReport) {
  const day = new Intl.DateTimeFormat(locale, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  });
  return {
    language,
    title,
    name: name.text,
    period: period.text,
    made,
    totals: totals.map(({ label, count }) => ({ label, count: String(count) })),
    columns,
    rows: rows.map(([date = "", ...others]) => [
      day.format(new Date(`${date}T00:00:00Z`)),
      ...others.map((text) => text.replaceAll(longWord, `$&${zeroWidthSpace}`)),
    ]),
    empty,
  };
}
