import {
  invitationLimits,
  readInvitations,
  type Invitation,
  type InvitationResult,
} from "@postulo/domain/calendar/invitation";
import { interviewLimits, startOf } from "@postulo/domain/interview";
import { useRef, useState } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Button } from "../ui/form/button.tsx";
import { ButtonRow } from "../ui/form/button-row.tsx";
import { DropZone } from "../ui/form/drop-zone.tsx";
import { Textarea } from "../ui/form/textarea.tsx";
import { IconUpload } from "../ui/icons.tsx";
import { InterviewForm } from "./interview-form.tsx";
import { invitationMessages } from "./invitation-messages.ts";
import { scheduleMessages } from "./messages.ts";
import classes from "./schedule.module.css";
import { useFormFrame } from "./use-form-frame.ts";
import {
  changedValues,
  newInterview,
  useScheduleChange,
  type PlannedInterview,
} from "./use-schedule.ts";
import { hoursOf, ownZone, shortDay, dayOf } from "./when.ts";

interface InvitationFormProps {
  readonly applicationId: string;
  /** All interviews: an invitation may change one of them, and overlaps are shown. */
  readonly all: readonly PlannedInterview[];
  readonly onClose: () => void;
}

/** An invitation, from a calendar file or its text, becomes an interview after it was confirmed. */
export default function InvitationForm(props: InvitationFormProps) {
  const { onClose } = props;
  const { user } = useSignedIn();
  const [result, setResult] = useState<InvitationResult>();
  const [chosen, setChosen] = useState<Invitation>();
  const read = (text: string) => {
    const ownAddresses = user.email === undefined ? [] : [user.email];
    const found = readInvitations(text, { ownZone: ownZone(), ownAddresses });
    setResult(found);
    const isOnly = found.kind === "read" && found.invitations.length === 1;
    setChosen(isOnly ? found.invitations[0] : undefined);
  };
  if (chosen) return <Confirmation {...props} invitation={chosen} />;
  if (result?.kind === "read")
    return <Choice invitations={result.invitations} onChoose={setChosen} onCancel={onClose} />;
  return (
    <Reading
      result={result}
      onRead={read}
      onTooLarge={() => setResult({ kind: "tooLarge" })}
      onCancel={onClose}
    />
  );
}

interface ReadingProps {
  readonly result: Exclude<InvitationResult, { readonly kind: "read" }> | undefined;
  readonly onRead: (text: string) => void;
  readonly onTooLarge: () => void;
  readonly onCancel: () => void;
}

const isCalendar = (text: string) => text.includes("BEGIN:VCALENDAR");

/** A file, dropped or chosen, or pasted text. */
function Reading({ result, onRead, onTooLarge, onCancel }: ReadingProps) {
  const t = useTranslate(invitationMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const [text, setText] = useState("");
  const frame = useFormFrame(() => undefined, onCancel);
  // A UTF-8 character has up to four bytes.
  const readFile = async (file: File) => {
    if (file.size > invitationLimits.characters * 4) onTooLarge();
    else onRead(await file.text());
  };
  return (
    <form
      ref={frame}
      className={classes["invitation"]}
      onSubmit={(event) => {
        event.preventDefault();
        onRead(text);
      }}
    >
      {result ? (
        <Notice tone="danger">
          {result.kind === "tooMany"
            ? t("tooMany", { count: result.count, most: invitationLimits.events })
            : t(result.kind)}
        </Notice>
      ) : null}
      <DropZone
        icon={<IconUpload size={20} aria-hidden />}
        title={<strong>{t("title")}</strong>}
        text={t("hint")}
        drop={t("drop")}
        choose={t("choose")}
        inputLabel={t("title")}
        accept=".ics,text/calendar"
        isBusy={false}
        onFile={(file) => void readFile(file)}
      />
      <Textarea
        rows={2}
        label={t("paste")}
        placeholder="BEGIN:VCALENDAR"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          if (isCalendar(value)) onRead(value);
        }}
      />
      <ButtonRow>
        <Button type="submit">{t("read")}</Button>
        <Button variant="default" onClick={onCancel}>
          {tSchedule("cancel")}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** Day and hour on the clock of its zone. */
function useWhen() {
  const { language } = useLanguage();
  const t = useTranslate(scheduleMessages);
  return (interview: PlannedInterview) => {
    const { day, start } = hoursOf(interview, language);
    return t("when.at", { day: shortDay(day, dayOf(Date.now()), language), hour: start });
  };
}

interface ChoiceProps {
  readonly invitations: readonly Invitation[];
  readonly onChoose: (invitation: Invitation) => void;
  readonly onCancel: () => void;
}

/** Of several events in one file. */
function Choice({ invitations, onChoose, onCancel }: ChoiceProps) {
  const t = useTranslate(invitationMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const whenOf = useWhen();
  const first = useRef<HTMLButtonElement>(null);
  const frame = useFormFrame(() => first.current?.focus(), onCancel);
  return (
    <form ref={frame} className={classes["invitation"]} aria-label={t("title")}>
      <p>{t("which")}</p>
      <ul className={classes["list"]}>
        {invitations.map((invitation, at) => (
          <li key={`${invitation.uid} ${at}`}>
            <Button
              ref={at === 0 ? first : undefined}
              variant="default"
              onClick={() => onChoose(invitation)}
            >
              {[whenOf(interviewOf("", invitation)), invitation.title].filter(Boolean).join(" · ")}
            </Button>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="default" onClick={onCancel}>
          {tSchedule("cancel")}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** What an invitation says of a new interview. */
function valuesOf({ title, description, ...invitation }: Invitation) {
  const preparation = [title, description].filter(Boolean).join("\n\n");
  return {
    kind: invitation.kind,
    starts_at: invitation.startsAt,
    time_zone: invitation.timeZone,
    duration_minutes: invitation.minutes,
    place: invitation.place,
    people: invitation.people,
    preparation: preparation.slice(0, interviewLimits.preparation).trim() || null,
    outcome: null,
    outcome_note: null,
    asked_at: null,
    calendar_uid: invitation.uid,
  };
}

/**
 * An interview with what a new version of its invitation says. What that leaves open, and the preparation, stay; how it went
 * stays unless the interview was moved.
 */
function changedBy(invitation: Invitation, known: PlannedInterview): PlannedInterview {
  const { startsAt, timeZone, minutes, place, people } = invitation;
  const isMoved = Date.parse(startsAt) !== startOf(known);
  return {
    ...known,
    ...(isMoved ? { outcome: null, asked_at: null } : {}),
    kind: place === null ? known.kind : invitation.kind,
    starts_at: startsAt,
    time_zone: timeZone,
    duration_minutes: minutes ?? known.duration_minutes,
    place: place ?? known.place,
    people: people ?? known.people,
  };
}

const interviewOf = (applicationId: string, invitation: Invitation) =>
  newInterview(applicationId, valuesOf(invitation));

interface ConfirmationProps extends InvitationFormProps {
  readonly invitation: Invitation;
}

function Confirmation(props: ConfirmationProps) {
  const { applicationId, all, invitation, onClose } = props;
  const t = useTranslate(invitationMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  const whenOf = useWhen();
  const { uid, doubt, isCancelled } = invitation;
  // Both as they were when the form was opened, because only what differs between them is saved.
  const [{ known, draft }] = useState(() => {
    const found = all.find(({ calendar_uid: own }) => own !== null && own === uid);
    return {
      known: found,
      draft: found ? changedBy(invitation, found) : interviewOf(applicationId, invitation),
    };
  });
  const noticeOf = (interview: PlannedInterview) => {
    const when = whenOf(interview);
    const company = interview.job_applied?.company_name;
    return company ? t("changesAt", { company, when }) : t("changes", { when });
  };
  if (isCancelled) return <Cancellation known={known} onClose={onClose} />;
  return (
    <div className={classes["invitation"]}>
      {known ? <Notice tone="info">{noticeOf(known)}</Notice> : null}
      {doubt ? <Notice tone="info">{t(doubt)}</Notice> : null}
      <InterviewForm
        interview={draft}
        others={all.filter((other) => other.id !== known?.id)}
        onCancel={onClose}
        onSave={(values) => {
          onClose();
          if (known) {
            const changed = changedValues(known, values);
            change({ kind: "editInterview", id: known.id, values: changed }, t("changed"));
          } else {
            const interview = { ...draft, ...values };
            change({ kind: "addInterview", interview }, tSchedule("interview.added"));
          }
        }}
      />
    </div>
  );
}

interface CancellationProps {
  readonly known: PlannedInterview | undefined;
  readonly onClose: () => void;
}

/** A cancellation is applied after it was confirmed. */
function Cancellation({ known, onClose }: CancellationProps) {
  const t = useTranslate(invitationMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  const whenOf = useWhen();
  const cancel = (id: string) => {
    const values = { outcome: "cancelled" as const, asked_at: new Date().toISOString() };
    onClose();
    change({ kind: "editInterview", id, values }, t("cancelled"));
  };
  const first = useRef<HTMLButtonElement>(null);
  const frame = useFormFrame(() => first.current?.focus(), onClose);
  return (
    <form ref={frame} className={classes["invitation"]} aria-label={t("title")}>
      <Notice tone="info">
        {known ? t("cancels", { when: whenOf(known) }) : t("cancelsUnknown")}
      </Notice>
      <ButtonRow>
        {known ? (
          <Button ref={first} onClick={() => cancel(known.id)}>
            {t("markCancelled")}
          </Button>
        ) : null}
        <Button ref={known ? undefined : first} variant="default" onClick={onClose}>
          {known ? t("keep") : tSchedule("cancel")}
        </Button>
      </ButtonRow>
    </form>
  );
}
