import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { scheduleMessages } from "../messages.ts";
import type { PlannedInterview } from "../use-schedule.ts";
import { dayOf, hoursOf, shortDay } from "../when.ts";

/** Formats the start of an interview: day and hour in its time zone. */
export function useWhen() {
  const { language } = useLanguage();
  const t = useTranslate(scheduleMessages);
  return (interview: PlannedInterview) => {
    const { day, start } = hoursOf(interview, language);
    return t("when.at", { day: shortDay(day, dayOf(Date.now()), language), hour: start });
  };
}
