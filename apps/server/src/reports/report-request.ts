import { isCalendarDay } from "@postulo/domain/application-edit";
import type { Language } from "@postulo/i18n/language";
import { languages } from "@postulo/i18n/language";
import type { Period } from "./search-report.ts";

const formats = ["pdf", "csv"] as const;
type ReportFormat = (typeof formats)[number];

interface ReportOrder {
  readonly period: Period;
  readonly format: ReportFormat;
  readonly language: Language;
}

interface ReportError {
  readonly code: string;
  readonly message: string;
}

type ReadOrder =
  | { readonly kind: "order"; readonly order: ReportOrder }
  | { readonly kind: "wrong"; readonly error: ReportError };

const wrong = (code: string, message: string): ReadOrder => ({
  kind: "wrong",
  error: { code, message },
});

/** The database knows no year 0. */
const isDay = (text: string) => isCalendarDay(text) && text >= "0001-01-01";

/** Reads the query; `format` is PDF and `language` English when they are not named. */
export function readReportOrder(query: Readonly<Record<string, string>>): ReadOrder {
  const { from = "", to = "", format: named = "pdf", language: spoken = "en" } = query;
  const format = formats.find((one) => one === named);
  const language = languages.find((one) => one === spoken);
  if (!isDay(from)) return wrong("invalid_from", "`from` must be a day as YYYY-MM-DD.");
  if (!isDay(to)) return wrong("invalid_to", "`to` must be a day as YYYY-MM-DD.");
  if (from > to) return wrong("invalid_period", "The period ends before it begins.");
  if (!format) return wrong("invalid_format", "`format` must be pdf or csv.");
  if (!language) return wrong("invalid_language", "`language` must be en or fr.");
  return { kind: "order", order: { period: { from, to }, format, language } };
}
