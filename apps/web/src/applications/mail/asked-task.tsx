import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { weekdayAndDay } from "../../schedule/when.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { mailMessages } from "./messages.ts";
import type { useAskedTask } from "./use-asked-task.ts";

/** Whether the answer that the mail asks for becomes a task. */
export function AskedTask({
  day,
  company,
  isWanted,
  setIsWanted,
}: ReturnType<typeof useAskedTask>) {
  const t = useTranslate(mailMessages);
  const { language } = useLanguage();
  if (day === null) return null;
  return (
    <Checkbox
      label={t("askedTask", { company, day: weekdayAndDay(day, language) })}
      checked={isWanted}
      onChange={({ currentTarget }) => setIsWanted(currentTarget.checked)}
    />
  );
}
