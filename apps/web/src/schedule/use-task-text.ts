import type { Task } from "@postulo/domain/task";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { scheduleMessages } from "./messages.ts";

/** What a task says: the name of its predefined action, or the person's words. */
export function useTaskText() {
  const t = useTranslate(scheduleMessages);
  const tProduct = useTranslate(productMessages);
  return ({ title, action }: Pick<Task, "title" | "action">): string =>
    action ? tProduct(`nextActions.${action}`) : (title ?? t("task.untitled"));
}
