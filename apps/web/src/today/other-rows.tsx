import { Link } from "react-router";
import { daysBetween } from "@postulo/domain/calendar-days";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { OutcomeQuestion } from "../schedule/outcome-question.tsx";
import { useInterviewText } from "../schedule/use-interview-text.ts";
import type { PlannedInterview } from "../schedule/use-schedule.ts";
import { dayAndMonth, dayOf, dueDay, weekdayOf } from "../schedule/when.ts";
import { LinkButton } from "../ui/form/button.tsx";
import { IconFileText } from "../ui/icons.tsx";
import { StageDot } from "../ui/stage/stage-dot.tsx";
import { todayMessages } from "./messages.ts";
import { applicationPath, interviewPath } from "./application-path.ts";
import type { QuietApplication } from "./today-rows.ts";
import type { Draft } from "./use-today.ts";
import classes from "./today.module.css";

interface AskRowProps {
  readonly interview: PlannedInterview;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** An interview that is over, with the question how it went. */
export function AskRow({ interview, today }: AskRowProps) {
  const { language } = useLanguage();
  const text = useInterviewText();
  const day = dayOf(Date.parse(interview.starts_at));
  const { job_applied: position } = interview;
  return (
    <li className={classes["row"]} data-wraps>
      <span className={classes["lead"]}>
        {position ? <StageDot stage={position.application_stage} /> : null}
      </span>
      <Link to={interviewPath(interview)} className={classes["main"]}>
        <span className={classes["strong"]}>{position?.job_title}</span>{" "}
        <span className={classes["where"]}>
          {[position?.company_name ?? [], text(interview)].flat().join(" · ")}
        </span>
      </Link>
      <time className={classes["when"]} dateTime={day}>
        {dueDay(day, today, language)}
      </time>
      <OutcomeQuestion id={interview.id} />
    </li>
  );
}

interface QuietRowProps {
  readonly row: QuietApplication;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** An application without news, with the number of days. */
export function QuietRow({ row, today }: QuietRowProps) {
  const t = useTranslate(todayMessages);
  const { language } = useLanguage();
  const applied = row.applied_at
    ? ` · ${t("applied", { day: dayAndMonth(row.applied_at, today, language) })}`
    : "";
  return (
    <li className={classes["row"]}>
      <span className={classes["lead"]}>
        <StageDot stage={row.application_stage} />
      </span>
      <Link to={applicationPath(row.id)} className={classes["main"]}>
        <span className={classes["strong"]}>{row.job_title}</span>{" "}
        <span className={classes["where"]}>{`${row.company_name}${applied}`}</span>
      </Link>
      <span className={classes["when"]}>{t("quietFor", { count: row.days })}</span>
    </li>
  );
}

/** "today", "yesterday", "Sunday" within a week, "Oct 25". */
function usePastDay() {
  const t = useTranslate(todayMessages);
  const { language } = useLanguage();
  return (day: string, today: string): string => {
    const days = daysBetween(day, today);
    const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    if (days < 2) return relative.format(-days, "day");
    if (days < 7) return weekdayOf(day, language);
    return t("onDate", { day: dayAndMonth(day, today, language) });
  };
}

interface DraftRowProps {
  readonly draft: Draft;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** A letter or CV for an application that is not sent yet. The row opens the application, its button the document. */
export function DraftRow({ draft, today }: DraftRowProps) {
  const t = useTranslate(todayMessages);
  const pastDay = usePastDay();
  const isLetter = draft.kind === "letter";
  const { job_title: title, company_name: company } = draft.job_applied;
  const what = t(isLetter ? "letterFor" : "cvFor", { title });
  const day = pastDay(dayOf(Date.parse(draft.updated_at)), today);
  const path = isLetter ? "cover-letter?letter" : "cv?version";
  return (
    <li className={classes["row"]} data-draft>
      <span className={classes["lead"]}>
        <IconFileText size={16} aria-hidden />
      </span>
      <Link to={applicationPath(draft.application_id)} className={classes["main"]}>
        <span className={classes["strong"]}>{what}</span>{" "}
        <span className={classes["where"]}>
          {isLetter ? `${company} · ${t(`languages.${draft.language}`)}` : company}
        </span>
      </Link>
      <LinkButton
        variant="default"
        size="compact-sm"
        className={classes["review"]}
        to={`/dashboard/${path}=${draft.id}`}
        aria-label={t("reviewOf", { what })}
      >
        {t("review")}
      </LinkButton>
      <span className={classes["when"]}>{t(isLetter ? "letterEdited" : "cvEdited", { day })}</span>
    </li>
  );
}
