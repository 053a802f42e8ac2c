import { useRef, useState } from "react";
import type { Invitation } from "@postulo/domain/calendar/invitation";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { InterviewForm } from "../interview-form.tsx";
import { scheduleMessages } from "../messages.ts";
import classes from "../schedule.module.css";
import { useFormFrame } from "../../ui/form/use-form-frame.ts";
import { changedValues, useScheduleChange } from "../use-schedule-change.ts";
import type { PlannedInterview } from "../use-schedule.ts";
import { changedBy, interviewOf } from "./invited-interview.ts";
import { invitationMessages } from "./messages.ts";
import { useWhen } from "./use-when.ts";

interface ConfirmInvitationProps {
  readonly applicationId: string;
  /** All interviews: an invitation may change one of them, and overlaps are shown. */
  readonly all: readonly PlannedInterview[];
  readonly onClose: () => void;
  readonly invitation: Invitation;
}

/** The interview of an invitation in its form, to be confirmed; for a cancellation, the question. */
export function ConfirmInvitation(props: ConfirmInvitationProps) {
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
