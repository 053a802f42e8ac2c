import { daysBetween, dayAfter } from "@postulo/domain/calendar-days";
import { endOf, startOf } from "@postulo/domain/interview";
import { useId } from "react";
import { Link } from "react-router";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { callLinkOf } from "../schedule/call-link.ts";
import { scheduleMessages } from "../schedule/messages.ts";
import { Overlaps } from "../schedule/overlaps.tsx";
import { useInterviewText } from "../schedule/use-interview-text.ts";
import type { PlannedInterview } from "../schedule/use-schedule.ts";
import { dayOf, ownHoursOf, shortDay } from "../schedule/when.ts";
import { AnchorButton, LinkButton } from "../ui/form/button.tsx";
import { IconVideo } from "../ui/icons.tsx";
import { todayMessages } from "./messages.ts";
import { preparationPath } from "./application-path.ts";
import classes from "./today.module.css";

interface InterviewProps {
  readonly interview: PlannedInterview;
  /** All others, to tell of overlaps. */
  readonly others: readonly PlannedInterview[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

interface NextInterviewProps {
  readonly interview: PlannedInterview | undefined;
  readonly others: readonly PlannedInterview[];
  readonly now: number;
}

/** The next interview as a card, with the way to the calendar. */
export function NextInterview({ interview, ...rest }: NextInterviewProps) {
  const t = useTranslate(todayMessages);
  const id = useId();
  return (
    <section className={classes["group"]} aria-labelledby={id}>
      <div className={classes["head"]}>
        <h2 id={id}>{t("next")}</h2>
        <Link to="/dashboard/applications?view=calendar">{t("calendar")}</Link>
      </div>
      {interview ? (
        <Card interview={interview} {...rest} />
      ) : (
        <p className={classes["calm"]}>{t("noInterview")}</p>
      )}
    </section>
  );
}

function Card({ interview, others, now }: InterviewProps) {
  const t = useTranslate(scheduleMessages);
  const text = useInterviewText();
  const { language } = useLanguage();
  const { job_applied: position } = interview;
  const what = position?.job_title ?? "";
  const call = callLinkOf(interview);
  const { agreed } = ownHoursOf(interview, language);
  return (
    <div className={classes["card"]}>
      <Hours interview={interview} now={now} />
      {agreed === undefined ? null : (
        <p className={classes["where"]}>
          {t("interview.agreed", {
            hour: agreed,
            zone: interview.time_zone.replaceAll("_", " "),
          })}
        </p>
      )}
      <h3>{what}</h3>
      <p className={classes["where"]}>
        {[position?.company_name ?? [], text(interview)].flat().join(" · ")}
      </p>
      <Overlaps planned={interview} others={others} />
      <div className={classes["buttons"]}>
        <LinkButton
          variant={call === undefined ? "filled" : "default"}
          to={preparationPath(interview)}
          aria-label={t("interview.prepareFor", { what })}
        >
          {t("interview.prepare")}
        </LinkButton>
        {call === undefined ? null : (
          <AnchorButton
            href={call}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconVideo size={16} aria-hidden />}
            aria-label={t("interview.joinWith", { what })}
          >
            {t("interview.join")}
          </AnchorButton>
        )}
      </div>
    </div>
  );
}

/** "Today, 14:30 to 15:15 · in 4 h 20", on the clock of the device. */
function Hours({ interview, now }: Omit<InterviewProps, "others">) {
  const t = useTranslate(scheduleMessages);
  const tToday = useTranslate(todayMessages);
  const untilText = useUntilText();
  const { language } = useLanguage();
  const today = dayOf(now);
  const { day, start, end } = ownHoursOf(interview, language);
  const hour = end === undefined ? start : t("interview.to", { start, end });
  const dayText =
    day === today
      ? t("when.today")
      : day === dayAfter(today, 1)
        ? tToday("tomorrow")
        : shortDay(day, today, language);
  return (
    <p className={classes["where"]}>
      <time dateTime={interview.starts_at}>{t("when.at", { day: dayText, hour })}</time>
      {" · "}
      {untilText(interview, now)}
    </p>
  );
}

/** The time until an interview: minutes and hours within a day, else days. */
function useUntilText() {
  const t = useTranslate(todayMessages);
  return (interview: PlannedInterview, now: number): string => {
    const start = startOf(interview);
    if (start <= now && now < endOf(interview)) return t("in.now");
    const all = Math.ceil((start - now) / 60_000);
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    if (hours === 0) return t("in.minutes", { minutes });
    if (hours >= 24) return t("in.days", { count: daysBetween(dayOf(now), dayOf(start)) });
    return minutes === 0
      ? t("in.hours", { hours })
      : t("in.hoursAndMinutes", { hours, minutes: String(minutes).padStart(2, "0") });
  };
}
