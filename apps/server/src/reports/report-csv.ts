import { writeCsv } from "@postulo/domain/sheet/csv";
import type { WordedReport } from "./translated-report.ts";

/** The rows first, so that a spreadsheet finds its headings; below an empty line whose they are, and the totals. */
export function writeReportCsv(report: WordedReport): string {
  const { columns, rows, name, period, totals } = report;
  return writeCsv([
    columns,
    ...rows,
    [],
    [name.label, name.text],
    [period.label, period.text],
    ...totals.map(({ label, count }) => [label, String(count)]),
  ]);
}
