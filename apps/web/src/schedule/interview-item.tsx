import { endOf, isToBeAsked } from "@postulo/domain/interview";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ownLocale } from "../i18n/own-locale.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { AnchorButton, Button } from "../ui/form/button.tsx";
import { IconVideo } from "../ui/icons.tsx";
import { callLinkOf, isWebLink } from "./call-link.ts";
import { InterviewForm } from "./interview-form.tsx";
import { scheduleMessages } from "./messages.ts";
import { OutcomeQuestion } from "./outcome-question.tsx";
import { Overlaps } from "./overlaps.tsx";
import classes from "./schedule.module.css";
import { useInterviewText } from "./use-interview-text.ts";
import { changedValues, useScheduleChange } from "./use-schedule-change.ts";
import type { PlannedInterview } from "./use-schedule.ts";
import { hoursOf, shortDay } from "./when.ts";

interface InterviewItemProps {
  readonly interview: PlannedInterview;
  /** All interviews, to tell of overlaps. */
  readonly all: readonly PlannedInterview[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Whether it is the next one of its application, which has the buttons to prepare and to join it. */
  readonly isNext: boolean;
}

/** An interview: its hour, place and people; edited in place, and asked about after its end. */
export function InterviewItem(props: InterviewItemProps) {
  const { interview, all, now, isNext } = props;
  const t = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  // As it was when its form was opened.
  const [opened, setOpened] = useState<PlannedInterview>();
  const [isPreparing, setIsPreparing] = useState(false);
  const open = (toPrepare: boolean) => {
    setIsPreparing(toPrepare);
    setOpened(interview);
  };
  const item = useAddressedItem(interview.id, () => open(true));
  const { id } = interview;
  const others = all.filter((other) => other.id !== id);
  if (opened)
    return (
      <li>
        <InterviewForm
          interview={opened}
          others={others}
          applicationId={interview.application_id}
          firstField={isPreparing ? "preparation" : "kind"}
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
  const isAhead = endOf(interview) > now && interview.outcome === null;
  return (
    <li className={classes["meeting"]} ref={item}>
      <Leaf interview={interview} />
      <Lines {...props} onEdit={() => open(false)} />
      {isAhead ? <Overlaps planned={interview} others={others} /> : null}
      {isAhead ? (
        <PlaceButtons interview={interview} isNext={isNext} onPrepare={() => open(true)} />
      ) : null}
      {isToBeAsked(interview, now) ? <OutcomeQuestion id={id} /> : null}
    </li>
  );
}

/**
 * The ref of an item that gets the focus when the address names its interview: `#interview-…`.
 * @param onPrepare called where the address asks for its preparation: `#prepare-…`
 */
function useAddressedItem(id: string, onPrepare: () => void) {
  const item = useRef<HTMLLIElement>(null);
  const { hash } = useLocation();
  const prepare = useEffectEvent(onPrepare);
  useEffect(() => {
    const isPrepared = hash === `#prepare-${id}`;
    if (!isPrepared && hash !== `#interview-${id}`) return undefined;
    // The application that is opened takes the focus first.
    const frame = requestAnimationFrame(() => {
      if (isPrepared) prepare();
      else item.current?.querySelector("button")?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, id]);
  return item;
}

/** The day as a leaf of a calendar. */
function Leaf({ interview }: Pick<InterviewItemProps, "interview">) {
  const { language } = useLanguage();
  const day = new Date(`${hoursOf(interview, language).day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(ownLocale(language), { timeZone: "UTC", ...options }).format(day);
  return (
    <span className={classes["leaf"]} aria-hidden>
      {part({ weekday: "short" })}
      <b>{day.getUTCDate()}</b>
      {part({ month: "short" })}
    </span>
  );
}

function Lines({ interview, today, onEdit }: InterviewItemProps & { readonly onEdit: () => void }) {
  const t = useTranslate(scheduleMessages);
  const text = useInterviewText();
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const { day, start, end, own } = hoursOf(interview, language);
  const kind = tProduct(`interviewKinds.${interview.kind}`);
  const hour = end === undefined ? start : t("interview.to", { start, end });
  const dayText = day === today ? t("when.today") : shortDay(day, today, language);
  const when = t("when.at", { day: dayText, hour });
  const zone = own === undefined ? [] : [interview.time_zone.replaceAll("_", " ")];
  const ownHour = own === undefined ? [] : [t("interview.own", { hour: own })];
  const outcome = interview.outcome ? [t(`outcomes.${interview.outcome}`)] : [];
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
      <p className={classes["meta"]}>{[text(interview), ...outcome].join(" · ")}</p>
      {interview.preparation ? <p className={classes["notes"]}>{interview.preparation}</p> : null}
      {interview.outcome_note ? <p className={classes["notes"]}>{interview.outcome_note}</p> : null}
    </div>
  );
}

interface PlaceButtonsProps {
  readonly interview: PlannedInterview;
  readonly isNext: boolean;
  readonly onPrepare: () => void;
}

/** "Prepare" of the next interview, and what opens its call or another link. */
function PlaceButtons({ interview, isNext, onPrepare }: PlaceButtonsProps) {
  const t = useTranslate(scheduleMessages);
  const { place } = interview;
  const isCall = callLinkOf(interview) !== undefined;
  const link = place !== null && isWebLink(place) ? place : undefined;
  if (!isNext && link === undefined) return null;
  return (
    <span className={classes["links"]}>
      {isNext ? (
        <Button size="sm" variant="default" onClick={onPrepare}>
          {t("interview.prepare")}
        </Button>
      ) : null}
      {link === undefined ? null : (
        <AnchorButton
          size={isNext ? "sm" : "compact-sm"}
          variant={isNext && isCall ? "filled" : "default"}
          href={link}
          target="_blank"
          rel="noreferrer"
          leftSection={isCall ? <IconVideo size={16} aria-hidden /> : undefined}
        >
          {t(isCall ? "interview.join" : "interview.openLink")}
        </AnchorButton>
      )}
    </span>
  );
}
