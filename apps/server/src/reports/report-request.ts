import type { ErrorCodeOf } from "@postulo/contract/endpoint";
import { reportFormats } from "@postulo/contract/reports";
import type { getApplicationReport, ReportFormat } from "@postulo/contract/reports";
import { isCalendarDay } from "@postulo/domain/application-edit";
import type { Language } from "@postulo/i18n/language";
import { findLanguage } from "@postulo/i18n/language";
import type { Period } from "./search-report.ts";

interface ReportOrder {
  readonly period: Period;
  readonly format: ReportFormat;
  readonly language: Language;
}

type ReadOrder =
  | { readonly kind: "order"; readonly order: ReportOrder }
  | { readonly kind: "invalid"; readonly code: ErrorCodeOf<typeof getApplicationReport> };

/** The database knows no year 0. */
const isDay = (text: string) => isCalendarDay(text) && text >= "0001-01-01";

/** Reads the query; `format` is PDF and `language` English when they are not named. */
export function readReportOrder(query: Readonly<Record<string, string>>): ReadOrder {
  const { from = "", to = "", format: named = "pdf", language: code = "en" } = query;
  const format = reportFormats.find((one) => one === named);
  const language = findLanguage(code);
  if (!isDay(from)) return { kind: "invalid", code: "invalid_from" };
  if (!isDay(to)) return { kind: "invalid", code: "invalid_to" };
  if (from > to) return { kind: "invalid", code: "invalid_period" };
  if (!format) return { kind: "invalid", code: "invalid_format" };
  if (!language) return { kind: "invalid", code: "invalid_language" };
  return { kind: "order", order: { period: { from, to }, format, language } };
}
