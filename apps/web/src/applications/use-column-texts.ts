import { describeColumn, type ApplicationColumn } from "@postulo/domain/application-columns";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { tagsText } from "@postulo/domain/tags";
import { dateFormat } from "../i18n/date-format.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { optionsOf } from "./column-views.ts";
import { applicationMessages } from "./messages.ts";

/** Labels of an application's columns, and formatters of their values. */
export function useColumnTexts() {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const day = dateFormat(language, {
    dateStyle: "medium",
    timeZone: "UTC",
  });

  function valueOf(column: ApplicationColumn, row: ApplicationEdit): string {
    const value = row[column];
    if (typeof value === "boolean") return value ? t("merge.yes") : t("merge.no");
    if (typeof value === "object" && value !== null) return tagsText(value) || t("notGiven");
    if (typeof value !== "string") return t("notGiven");
    const { type } = describeColumn(column);
    if (type === "choice")
      return optionsOf(column, tProduct).find((option) => option.value === value)?.label ?? value;
    return type === "day" ? day.format(new Date(`${value}T00:00:00Z`)) : value;
  }

  return {
    nameOf: (column: ApplicationColumn) => tProduct(`applicationColumns.${column}`),
    valueOf,
  };
}
