import { IconBell } from "../ui/icons.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { scheduleMessages } from "./messages.ts";
import classes from "./schedule.module.css";
import { dueDay, urgencyOf } from "./when.ts";

interface DayTextProps {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly today: string;
  readonly hasReminder?: boolean;
  /** Whether the application is closed, so that nothing is overdue. */
  readonly isOver?: boolean;
}

/** The day of a task: overdue, today, or later; a bell for its reminder. */
export function DayText({ day, today, hasReminder = false, isOver = false }: DayTextProps) {
  const t = useTranslate(scheduleMessages);
  const { language } = useLanguage();
  return (
    <span className={classes["when"]} data-urgency={urgencyOf({ due_date: day }, today, isOver)}>
      {hasReminder ? (
        <>
          <IconBell size={14} aria-hidden />
          <VisuallyHidden>{t("task.reminderSet")}</VisuallyHidden>
        </>
      ) : null}
      <time dateTime={day}>{day === today ? t("when.today") : dueDay(day, today, language)}</time>
    </span>
  );
}
