import type { ApplicationColumn } from "@postulo/domain/application-columns";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useColumnTexts } from "../use-column-texts.ts";
import { postingMessages } from "./messages.ts";

const own = ["contact_name", "contact_email", "contact_phone", "next_action_date"] as const;

/** Labels of the columns in the form: "Name" alone would not say whose, nor "Due date" what is due. */
export function useAddedLabels(): (column: ApplicationColumn) => string {
  const t = useTranslate(postingMessages);
  const { nameOf } = useColumnTexts();
  return (column) => {
    const named = own.find((one) => one === column);
    return named ? t(named) : nameOf(column);
  };
}
