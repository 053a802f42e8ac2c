import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { useLanguage } from "../i18n/language-context.tsx";
import { productWords } from "../i18n/product-words.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { applicationMessages } from "./messages.ts";

/** Labels of an application's columns, and formatters of their values. */
export function useColumnWords() {
  const t = useTranslate(applicationMessages);
  const words = useTranslate(productWords);
  const { language } = useLanguage();
  const names: Readonly<Record<string, string>> = {
    job_title: t("form.jobTitle"),
    company_name: t("form.companyName"),
    job_url: t("form.jobUrl"),
    location: t("form.location"),
    source: t("form.source"),
    applied_at: t("form.appliedAt"),
    application_stage: t("columns.stage"),
    priority_level: t("columns.priority"),
    contact_name: t("form.contactName"),
    contact_email: t("form.contactEmail"),
    contact_phone: t("form.contactPhone"),
    next_action: t("form.nextAction"),
    next_action_date: t("form.dueDate"),
    reminder_set: t("reminder"),
    saved_at: t("savedDate"),
    salary: t("salary"),
    notes: t("notes"),
  };
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });

  function valueOf(column: string, row: ApplicationEdit): string {
    const value = new Map<string, unknown>(Object.entries(row)).get(column);
    if (column === "application_stage" && row.application_stage)
      return words(`stages.${row.application_stage}`);
    if (column === "priority_level" && row.priority_level)
      return words(`priorities.${row.priority_level}`);
    if (column === "next_action" && row.next_action) return words(`nextActions.${row.next_action}`);
    if (typeof value === "boolean") return value ? t("merge.yes") : t("merge.no");
    if (typeof value !== "string") return t("notGiven");
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? day.format(new Date(`${value}T00:00:00Z`)) : value;
  }

  return { nameOf: (column: string) => names[column] ?? column, valueOf };
}
