import { writeCsv } from "@postulo/domain/sheet/csv";

/** Rows as CSV with a header; values other than text are JSON. */
export function csvText(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))]);
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
