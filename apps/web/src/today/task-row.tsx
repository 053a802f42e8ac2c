import { useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { DayText } from "../schedule/day-text.tsx";
import { DoneButton, SnoozeButtons } from "../schedule/task-buttons.tsx";
import { TaskEditor } from "../schedule/task-editor.tsx";
import type { PlannedTask, Position } from "../schedule/use-schedule.ts";
import { scheduleMessages } from "../schedule/messages.ts";
import { useTaskText } from "../schedule/use-task-text.ts";
import { ActionIcon, Button } from "../ui/form/button.tsx";
import { IconDots } from "../ui/icons.tsx";
import { todayMessages } from "./messages.ts";
import { applicationPath } from "./application-path.ts";
import classes from "./today.module.css";

interface TaskRowProps {
  readonly task: PlannedTask;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** "Supply planner · Moulin Saint-Roch"; nothing for a row whose application is not loaded yet. */
function Where({ position }: { readonly position: Position | null }) {
  return position ? (
    <span className={classes["where"]}>
      <span className={classes["position"]}>{position.job_title} · </span>
      {position.company_name}
    </span>
  ) : null;
}

/** A task that opens its application. It is finished by its circle, put off and edited by the actions of the row. */
export function TaskRow({ task, today }: TaskRowProps) {
  const t = useTranslate(todayMessages);
  const tSchedule = useTranslate(scheduleMessages);
  // As it was when its form was opened.
  const [edited, setEdited] = useState<PlannedTask>();
  const [isOpen, setIsOpen] = useState(false);
  const what = useTaskText()(task);
  const { id } = task;
  if (edited)
    return (
      <li>
        <TaskEditor task={edited} onClose={() => setEdited(undefined)} />
      </li>
    );
  return (
    <li className={classes["row"]} data-open={isOpen || undefined}>
      <DoneButton id={id} what={what} />
      <Link to={applicationPath(task.application_id)} className={classes["main"]}>
        <span className={classes["strong"]}>{what}</span> <Where position={task.job_applied} />
      </Link>
      <span className={classes["acts"]}>
        <SnoozeButtons id={id} what={what} today={today} />
        <Button
          variant="subtle"
          color="neutral"
          size="compact-sm"
          aria-label={tSchedule("task.edit", { what })}
          onClick={() => setEdited(task)}
        >
          {t("edit")}
        </Button>
      </span>
      {task.due_date ? (
        <DayText day={task.due_date} today={today} hasReminder={task.reminder_set} />
      ) : null}
      <ActionIcon
        className={classes["opener"]}
        aria-label={t("actionsOf", { what })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
