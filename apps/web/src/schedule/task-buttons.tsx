import { dayAfter } from "@postulo/domain/calendar-days";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import { IconCheck } from "../ui/icons.tsx";
import { scheduleMessages } from "./messages.ts";
import classes from "./schedule.module.css";
import { useScheduleChange } from "./use-schedule-change.ts";

interface TaskButtonProps {
  readonly id: string;
  /** The text of the task, for the accessible name. */
  readonly what: string;
}

/** The circle that finishes a task. */
export function DoneButton({ id, what }: TaskButtonProps) {
  const t = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  const finish = () =>
    change(
      { kind: "editTask", id, values: { done_at: new Date().toISOString() } },
      t("task.finished"),
    );
  return (
    <button
      type="button"
      className={classes["box"]}
      aria-label={t("task.done", { what })}
      onClick={finish}
    >
      <IconCheck size={12} stroke={3} aria-hidden />
    </button>
  );
}

interface SnoozeButtonsProps extends TaskButtonProps {
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Put a task off: to tomorrow, or by a week from today. */
export function SnoozeButtons({ id, what, today }: SnoozeButtonsProps) {
  const t = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  const snooze = (days: number) =>
    change(
      { kind: "editTask", id, values: { due_date: dayAfter(today, days) } },
      t("task.snoozed"),
    );
  return (
    <>
      <Button
        variant="subtle"
        color="neutral"
        size="compact-sm"
        aria-label={t("task.tomorrowOf", { what })}
        onClick={() => snooze(1)}
      >
        {t("task.tomorrow")}
      </Button>
      <Button
        variant="subtle"
        color="neutral"
        size="compact-sm"
        aria-label={t("task.nextWeekOf", { what })}
        onClick={() => snooze(7)}
      >
        {t("task.nextWeek")}
      </Button>
    </>
  );
}
