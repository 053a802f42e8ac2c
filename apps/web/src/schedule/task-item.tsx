import { isClosed } from "@postulo/domain/stage";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { DayText } from "./day-text.tsx";
import { scheduleMessages } from "./messages.ts";
import classes from "./schedule.module.css";
import { DoneButton } from "./task-buttons.tsx";
import { TaskEditor } from "./task-editor.tsx";
import type { PlannedTask } from "./use-schedule.ts";
import { useTaskText } from "./use-task-text.ts";

interface TaskItemProps {
  readonly task: PlannedTask;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** A task beside its application: done by its circle, edited in place. */
export function TaskItem({ task, today }: TaskItemProps) {
  const t = useTranslate(scheduleMessages);
  const [opened, setOpened] = useState<PlannedTask>();
  const what = useTaskText()(task);
  const isOver = task.job_applied !== null && isClosed(task.job_applied.application_stage);
  if (opened)
    return (
      <li>
        <TaskEditor task={opened} onClose={() => setOpened(undefined)} />
      </li>
    );
  return (
    <li className={classes["task"]}>
      <DoneButton id={task.id} what={what} />
      <button
        type="button"
        className={classes["open"]}
        data-printed
        aria-label={t("task.edit", { what })}
        onClick={() => setOpened(task)}
      >
        {what}
      </button>
      {task.due_date ? (
        <DayText
          day={task.due_date}
          today={today}
          hasReminder={task.reminder_set}
          isOver={isOver}
        />
      ) : null}
    </li>
  );
}
