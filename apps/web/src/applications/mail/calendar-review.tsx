import type { Application } from "@postulo/domain/application";
import { readInvitations } from "@postulo/domain/calendar/invitation";
import { knownApplication } from "@postulo/domain/mail/known-application";
import { findApplication } from "@postulo/domain/mail/mail-application";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import InvitationForm from "../../schedule/invitation/invitation-form.tsx";
import { useSchedule, type PlannedInterview } from "../../schedule/use-schedule.ts";
import { ownZone } from "../../schedule/when.ts";
import { focusIfUnclaimed } from "../../ui/focus-if-unclaimed.ts";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { ApplicationField } from "./application-field.tsx";
import classes from "./mail.module.css";
import { mailMessages } from "./messages.ts";

interface CalendarReviewProps {
  readonly text: string;
  readonly rows: readonly Application[];
  readonly openId: string | undefined;
  readonly onClose: () => void;
}

/** An invitation, once it is known what is planned already. */
export function CalendarReview(props: CalendarReviewProps) {
  const { data, isError, fetchStatus } = useSchedule();
  return data || isError || fetchStatus === "paused" ? (
    <Review {...props} planned={data?.interviews} />
  ) : (
    <SkeletonRows rows={3} height={44} />
  );
}

interface ReviewProps extends CalendarReviewProps {
  readonly planned: readonly PlannedInterview[] | undefined;
}

/** First the application of an invitation, then the form that confirms it. */
function Review({ text, rows, openId, planned, onClose }: ReviewProps) {
  const t = useTranslate(mailMessages);
  const review = useRef<HTMLDivElement>(null);
  // The dialog was opened before there was anything in it.
  useEffect(() => focusIfUnclaimed(review.current), []);
  const found = useMemo(
    () =>
      findApplication(
        { from: { name: "", address: "" }, subject: "", text },
        rows.map(knownApplication),
      ),
    [rows, text],
  );
  const uids = useMemo(() => {
    const result = readInvitations(text, { ownZone: ownZone(), ownAddresses: [] });
    return result.kind === "read" ? result.invitations.map(({ uid }) => uid) : [];
  }, [text]);
  const [chosen, setChosen] = useState<string>();
  // An invitation that changes an interview belongs to its application.
  const known = planned?.find(({ calendar_uid: uid }) => uid !== null && uids.includes(uid));
  const id = chosen ?? known?.application_id ?? openId ?? found.id;
  return (
    <div ref={review} tabIndex={-1} className={classes["review"]}>
      <ApplicationField
        rows={rows}
        likely={found.candidates.map((candidate) => candidate.id)}
        value={id}
        description={t("invitationFor")}
        onChange={setChosen}
      />
      {id === null ? (
        <ButtonRow isFooter>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
        </ButtonRow>
      ) : (
        <InvitationForm
          key={id}
          applicationId={id}
          all={planned ?? []}
          dropped={text}
          onClose={onClose}
        />
      )}
    </div>
  );
}
