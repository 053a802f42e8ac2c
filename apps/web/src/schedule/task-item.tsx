import { dayAfter } from "@postulo/domain/calendar-days";
import { useState, type ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import { IconCheck } from "../ui/icons.tsx";
import { DayText } from "./day-text.tsx";
import { scheduleMessages } from "./messages.ts";
import classes from "./schedule.module.css";
import { TaskForm } from "./task-form.tsx";
import { changedValues, useScheduleChange, type PlannedTask } from "./use-schedule.ts";
import { useTaskText } from "./use-task-text.ts";

interface TaskItemProps {
  readonly task: PlannedTask;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The line below, such as the application. */
  readonly where?: ReactNode;
  /** Whether it can be put off by a button. */
  readonly canSnooze?: boolean;
}

/** A task: done by its circle, edited in place. */
export function TaskItem({ task, today, where, canSnooze = false }: TaskItemProps) {
  const t = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  // As it was when its form was opened.
  const [opened, setOpened] = useState<PlannedTask>();
  const { id } = task;
  const what = useTaskText()(task);
  if (opened)
    return (
      <li>
        <TaskForm
          task={opened}
          onSave={(values) => {
            setOpened(undefined);
            const changed = changedValues(opened, values);
            change({ kind: "editTask", id, values: changed }, t("task.saved"));
          }}
          onCancel={() => setOpened(undefined)}
          onRemove={() => change({ kind: "removeTask", id }, t("task.removed"))}
        />
      </li>
    );
  return (
    <li className={classes["task"]}>
      <DoneButton id={id} what={what} />
      <div className={classes["body"]}>
        <button
          type="button"
          className={classes["open"]}
          data-printed
          aria-label={t("task.edit", { what })}
          onClick={() => setOpened(task)}
        >
          {what}
        </button>
        {where ? <p className={classes["where"]}>{where}</p> : null}
      </div>
      {canSnooze ? <SnoozeButtons task={task} what={what} today={today} /> : null}
      {task.due_date ? (
        <DayText day={task.due_date} today={today} hasReminder={task.reminder_set} />
      ) : null}
    </li>
  );
}

function DoneButton({ id, what }: { readonly id: string; readonly what: string }) {
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

interface SnoozeButtonsProps extends Pick<TaskItemProps, "task" | "today"> {
  readonly what: string;
}

function SnoozeButtons({ task, what, today }: SnoozeButtonsProps) {
  const t = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  const snooze = (days: number) =>
    change(
      { kind: "editTask", id: task.id, values: { due_date: dayAfter(today, days) } },
      t("task.snoozed"),
    );
  return (
    <div className={classes["acts"]}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t("task.tomorrowOf", { what })}
        onClick={() => snooze(1)}
      >
        {t("task.tomorrow")}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t("task.nextWeekOf", { what })}
        onClick={() => snooze(7)}
      >
        {t("task.nextWeek")}
      </Button>
    </div>
  );
}
