import { isClosed } from "@postulo/domain/stage";
import { endOf } from "@postulo/domain/interview";
import { ownLocale } from "../../i18n/own-locale.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useTaskText } from "../../schedule/use-task-text.ts";
import { urgencyOf, ownZone } from "../../schedule/when.ts";
import { clockTime } from "@postulo/i18n/clock-time";
import { IconClock } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { applicationMessages } from "../messages.ts";
import { ApplicationLink } from "../row/application-link.tsx";
import type { CalendarInterview, CalendarTask } from "./calendar-entries.ts";
import classes from "./calendar.module.css";

interface InterviewEntryProps {
  readonly entry: CalendarInterview;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether the hour is before the employer, on one line. */
  readonly isLine: boolean;
}

/** An interview, which opens its application. */
export function InterviewEntry({ entry, now, isLine }: InterviewEntryProps) {
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const { interview, row } = entry;
  const hour = clockTime(interview.starts_at, ownZone(), ownLocale(language));
  const kind = tProduct(`interviewKinds.${interview.kind}`);
  const isPast = endOf(interview) <= now;
  return (
    <ApplicationLink id={row.id} className={isPast ? classes["past"] : classes["interview"]}>
      {isLine ? <time dateTime={interview.starts_at}>{hour}</time> : null}
      <strong>{row.company_name}</strong>
      {isLine ? <VisuallyHidden>{kind}</VisuallyHidden> : null}
      {isLine ? null : (
        <span>
          <time dateTime={interview.starts_at}>{hour}</time>, {kind}
        </span>
      )}
      <VisuallyHidden>{row.job_title}</VisuallyHidden>
    </ApplicationLink>
  );
}

interface TaskEntryProps {
  readonly entry: CalendarTask;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The type of data of a task that is dragged to another day. */
export const taskData = "application/x-postulo-task";

/** A task, which opens its application and can be dragged to another day. */
export function TaskEntry({ entry, today }: TaskEntryProps) {
  const t = useTranslate(applicationMessages);
  const textOf = useTaskText();
  const { task, row } = entry;
  const urgency = urgencyOf(task, today, isClosed(row.application_stage));
  return (
    <span
      draggable
      className={classes["task"]}
      data-urgency={urgency}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = "move";
        dataTransfer.setData(taskData, task.id);
      }}
    >
      <ApplicationLink id={row.id}>
        {task.reminder_set ? <IconClock size={12} aria-hidden /> : <i aria-hidden />}
        <span>
          {textOf(task)}
          <small>{`, ${row.company_name}`}</small>
        </span>
        {urgency === "overdue" ? <VisuallyHidden>{t("calendar.overdue")}</VisuallyHidden> : null}
      </ApplicationLink>
    </span>
  );
}
