import { Link } from "react-router";
import { ownLocale } from "../i18n/own-locale.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { scheduleMessages } from "../schedule/messages.ts";
import { Overlaps } from "../schedule/overlaps.tsx";
import { useInterviewText } from "../schedule/use-interview-text.ts";
import type { PlannedInterview } from "../schedule/use-schedule.ts";
import { ownHoursOf, weekdayAndDay } from "../schedule/when.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { interviewPath } from "./application-path.ts";
import { todayMessages } from "./messages.ts";
import classes from "./today.module.css";

interface AgendaProps {
  /** By their hour. */
  readonly interviews: readonly PlannedInterview[];
  /** The one that is shown as a card, for overlaps. */
  readonly next: PlannedInterview | undefined;
  /** Whether it has a heading, away from that card. */
  readonly isApart: boolean;
}

/** The days with interviews, and who overlaps with an earlier one. Days without interviews are left out. */
export function Agenda({ interviews, next, isApart }: AgendaProps) {
  const t = useTranslate(todayMessages);
  const { language } = useLanguage();
  if (interviews.length === 0) return null;
  const dayOfRow = (interview: PlannedInterview) => ownHoursOf(interview, language).day;
  const list = (
    <ul className={classes["agenda"]} aria-label={t("agenda")}>
      {interviews.map((interview, at) => {
        const previous = interviews[at - 1];
        return (
          <AgendaRow
            key={interview.id}
            interview={interview}
            earlier={[...(next ? [next] : []), ...interviews.slice(0, at)]}
            isSameDay={previous !== undefined && dayOfRow(previous) === dayOfRow(interview)}
          />
        );
      })}
    </ul>
  );
  if (!isApart) return list;
  return (
    <section className={classes["group"]}>
      <h2>{t("agenda")}</h2>
      {list}
    </section>
  );
}

interface AgendaRowProps {
  readonly interview: PlannedInterview;
  readonly earlier: readonly PlannedInterview[];
  /** Whether the row before it has the same day. */
  readonly isSameDay: boolean;
}

function AgendaRow({ interview, earlier, isSameDay }: AgendaRowProps) {
  const t = useTranslate(scheduleMessages);
  const text = useInterviewText();
  const { language } = useLanguage();
  const { day, start, agreed } = ownHoursOf(interview, language);
  const weekday = new Intl.DateTimeFormat(ownLocale(language), {
    weekday: "short",
    timeZone: "UTC",
  });
  const at = new Date(`${day}T00:00:00Z`);
  const zone = interview.time_zone.replaceAll("_", " ");
  return (
    <li data-same-day={isSameDay || undefined}>
      <VisuallyHidden>{weekdayAndDay(day, language)}</VisuallyHidden>
      <span className={classes["day"]} aria-hidden>
        {isSameDay ? null : (
          <>
            <b>{weekday.format(at)}</b> {at.getUTCDate()}
          </>
        )}
      </span>
      <time dateTime={interview.starts_at}>{start}</time>
      <div>
        <Link to={interviewPath(interview)} className={classes["main"]}>
          <span className={classes["strong"]}>{interview.job_applied?.company_name}</span>{" "}
          <span className={classes["where"]}>{text(interview)}</span>
        </Link>
        {agreed === undefined ? null : (
          <p className={classes["where"]}>{t("interview.agreed", { hour: agreed, zone })}</p>
        )}
        <Overlaps planned={interview} others={earlier} />
      </div>
    </li>
  );
}
