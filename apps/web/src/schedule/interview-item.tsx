import { isToBeAsked, startOf } from "@postulo/domain/interview";
import { useState, type ReactNode } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { AnchorButton } from "../ui/form/button.tsx";
import { InterviewForm } from "./interview-form.tsx";
import { scheduleMessages } from "./messages.ts";
import { OutcomeQuestion } from "./outcome-question.tsx";
import { Overlaps } from "./overlaps.tsx";
import classes from "./schedule.module.css";
import { changedValues, useScheduleChange, type PlannedInterview } from "./use-schedule.ts";
import { hoursOf, shortDay } from "./when.ts";

interface InterviewItemProps {
  readonly interview: PlannedInterview;
  /** All interviews, to tell of overlaps. */
  readonly all: readonly PlannedInterview[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The line below, such as the application. */
  readonly where?: ReactNode;
}

/** An interview: its hour, place and people; edited in place, and asked about after its end. */
export function InterviewItem(props: InterviewItemProps) {
  const { interview, all, now } = props;
  const t = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  // As it was when its form was opened.
  const [opened, setOpened] = useState<PlannedInterview>();
  const { id } = interview;
  const others = all.filter((other) => other.id !== id);
  if (opened)
    return (
      <li>
        <InterviewForm
          interview={opened}
          others={others}
          onSave={(values) => {
            setOpened(undefined);
            const changed = changedValues(opened, values);
            change({ kind: "editInterview", id, values: changed }, t("interview.saved"));
          }}
          onCancel={() => setOpened(undefined)}
          onRemove={() => change({ kind: "removeInterview", id }, t("interview.removed"))}
        />
      </li>
    );
  const isAhead = startOf(interview) > now && interview.outcome === null;
  return (
    <li className={classes["meeting"]}>
      <Leaf interview={interview} />
      <Lines {...props} onEdit={() => setOpened(interview)} />
      {isAhead ? <Overlaps planned={interview} others={others} /> : null}
      {isAhead ? <PlaceLink place={interview.place} /> : null}
      {isToBeAsked(interview, now) ? <OutcomeQuestion id={id} /> : null}
    </li>
  );
}

/** The day as a leaf of a calendar. */
function Leaf({ interview }: Pick<InterviewItemProps, "interview">) {
  const { language } = useLanguage();
  const day = new Date(`${hoursOf(interview, language).day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options }).format(day);
  return (
    <span className={classes["leaf"]} aria-hidden>
      {part({ weekday: "short" })}
      <b>{day.getUTCDate()}</b>
      {part({ month: "short" })}
    </span>
  );
}

function Lines({
  interview,
  today,
  where,
  onEdit,
}: InterviewItemProps & { readonly onEdit: () => void }) {
  const t = useTranslate(scheduleMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const { day, start, end, own } = hoursOf(interview, language);
  const kind = tProduct(`interviewKinds.${interview.kind}`);
  const hour = end === undefined ? start : t("interview.to", { start, end });
  const dayText = day === today ? t("when.today") : shortDay(day, today, language);
  const when = t("when.at", { day: dayText, hour });
  const zone = own === undefined ? [] : [interview.time_zone.replaceAll("_", " ")];
  const ownHour = own === undefined ? [] : [t("interview.own", { hour: own })];
  const people = interview.people ? [interview.people] : [];
  const outcome = interview.outcome ? [t(`outcomes.${interview.outcome}`)] : [];
  const place = interview.place ? [interview.place] : [];
  return (
    <div>
      <button
        type="button"
        className={classes["open"]}
        data-printed
        aria-label={t("interview.edit", { what: t("interview.what", { kind, when }) })}
        onClick={onEdit}
      >
        {when}
      </button>
      {zone.length > 0 ? (
        <p className={classes["meta"]}>{[...zone, ...ownHour].join(" · ")}</p>
      ) : null}
      {where ? <p className={classes["meta"]}>{where}</p> : null}
      <p className={classes["meta"]}>{[kind, ...people, ...place, ...outcome].join(" · ")}</p>
      {interview.preparation ? <p className={classes["notes"]}>{interview.preparation}</p> : null}
      {interview.outcome_note ? <p className={classes["notes"]}>{interview.outcome_note}</p> : null}
    </div>
  );
}

const isLink = (place: string) => /^https?:\/\/\S+$/i.test(place);

/** Opens the call of a video interview. */
function PlaceLink({ place }: { readonly place: string | null }) {
  const t = useTranslate(scheduleMessages);
  if (place === null || !isLink(place)) return null;
  return (
    <span className={classes["links"]}>
      <AnchorButton
        size="compact-sm"
        variant="default"
        href={place}
        target="_blank"
        rel="noreferrer"
      >
        {t("interview.join")}
      </AnchorButton>
    </span>
  );
}
