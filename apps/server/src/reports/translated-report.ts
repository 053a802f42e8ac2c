import type { Language } from "@postulo/i18n/language";
import { longDay } from "@postulo/i18n/long-day";
import { translateProduct } from "@postulo/i18n/translate-product";
import { personLocale } from "../profile/person-locale.ts";
import { translateReport } from "./report-messages.ts";
import { totalNames } from "./search-report.ts";
import type { SearchReport } from "./search-report.ts";

const columns = ["date", "company", "position", "place", "source", "outcome"] as const;

/** A report as it is read; days stay `YYYY-MM-DD`. */
export interface WordedReport {
  readonly language: Language;
  /** BCP 47 tag, of its dates. */
  readonly locale: string;
  readonly title: string;
  readonly name: { readonly label: string; readonly text: string };
  readonly period: { readonly label: string; readonly text: string };
  readonly made: string;
  readonly totals: readonly { readonly label: string; readonly count: number }[];
  readonly columns: readonly string[];
  /** In the order of the columns. */
  readonly rows: readonly (readonly string[])[];
  /** The text shown without rows. */
  readonly empty: string;
  /** Without what says its kind. */
  readonly fileName: string;
}

/** @param day on which it was made. */
export function wordReport(report: SearchReport, language: Language, day: string): WordedReport {
  const t = translateReport(language);
  const product = translateProduct(language);
  const { from, to } = report.period;
  const locale = personLocale(language, report.country);
  return {
    language,
    locale,
    title: t("title"),
    name: { label: t("person"), text: report.name },
    period: {
      label: t("periodLabel"),
      text: t("period", {
        from: longDay(from, language, locale),
        to: longDay(to, language, locale),
      }),
    },
    made: t("made", { day: longDay(day, language, locale) }),
    totals: totalNames.map((name) => ({ label: t(`totals.${name}`), count: report.totals[name] })),
    columns: columns.map((column) => t(`columns.${column}`)),
    rows: report.applications.map((application) => [
      application.applied_at,
      application.company_name,
      application.job_title,
      application.location ?? "",
      application.source ?? "",
      product(`stages.${application.application_stage}`),
    ]),
    empty: t("empty"),
    fileName: `${t("fileName")}-${from}-${to}`,
  };
}
