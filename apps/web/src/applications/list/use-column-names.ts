import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { applicationMessages } from "../messages.ts";
import type { TableColumn } from "./list-display.ts";

/** The names of the table's columns, as their heads and the menu of columns show them. */
export function useColumnNames(): (column: TableColumn) => string {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const names: Readonly<Record<TableColumn, string>> = {
    stage: tProduct("applicationColumns.application_stage"),
    priority: tProduct("applicationColumns.priority_level"),
    applied: t("columns.appliedAt"),
    contact: t("columns.contact"),
    next: tProduct("applicationColumns.next_action"),
    company: tProduct("applicationColumns.company_name"),
    location: tProduct("applicationColumns.location"),
    contract: tProduct("applicationColumns.employment_type"),
    source: tProduct("applicationColumns.source"),
  };
  return (column) => names[column];
}
