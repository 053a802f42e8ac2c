import type { ApplicationColumn } from "@postulo/domain/application-columns";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useColumnTexts } from "../use-column-texts.ts";
import { postingMessages } from "./messages.ts";

/** Labels of the columns in the form: "Name" alone would not say whose. */
export function useAddedLabels(): (column: ApplicationColumn) => string {
  const t = useTranslate(postingMessages);
  const { nameOf } = useColumnTexts();
  return (column) =>
    column === "contact_name" || column === "contact_email" ? t(column) : nameOf(column);
}
