import type { Application } from "@postulo/domain/application";
import { endOf, startOf } from "@postulo/domain/interview";
import { isTerminalStage } from "@postulo/domain/stage";
import { useState } from "react";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { scheduleMessages } from "../../schedule/messages.ts";
import { useSchedule } from "../../schedule/use-schedule.ts";
import { freshMs } from "../../schedule/use-words.ts";
import { dayAndMonth, hoursOf } from "../../schedule/when.ts";
import { dueOf, DueText } from "../row/due-text.tsx";
import classes from "./board.module.css";

/** The day of the first interview that is not over; undefined for an ended application, which has none ahead. */
function useInterviewDay({ id, application_stage: stage }: Application): string | undefined {
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const { data } = useSchedule({ staleTime: freshMs });
  if (isTerminalStage(stage)) return undefined;
  const [next] = (data?.interviews ?? [])
    .filter((interview) => interview.application_id === id && interview.outcome === null)
    .filter((interview) => endOf(interview) > now)
    .toSorted((one, other) => startOf(one) - startOf(other));
  return next && hoursOf(next, language).day;
}

interface CardDateProps {
  readonly row: Application;
  /** ISO date in the browser's time zone. */
  readonly today: string;
}

/** The date of a card, and of what it is: the interview or task that comes first, else the day when it was sent or saved. */
export function CardDate({ row, today }: CardDateProps) {
  const t = useTranslate(scheduleMessages);
  const { language } = useLanguage();
  const interview = useInterviewDay(row);
  const { next_action_date: due, applied_at: sent, saved_at: saved } = row;
  const textOf = (kind: "interview" | "applied" | "saved", day: string) => (
    <small>
      <time dateTime={day}>{t(`dates.${kind}`, { day: dayAndMonth(day, today, language) })}</time>
    </small>
  );
  if (interview !== undefined && (due === null || interview <= due))
    return textOf("interview", interview);
  if (due !== null)
    return (
      <small className={classes["task"]}>
        {t("dates.task")} <DueText {...dueOf(row, today)} isBrief />
      </small>
    );
  if (sent !== null) return textOf("applied", sent);
  return saved === null ? null : textOf("saved", saved);
}
