import type { Application } from "@postulo/domain/application";
import { readInvitations } from "@postulo/domain/calendar/invitation";
import { knownApplication } from "@postulo/domain/mail/known-application";
import { findApplication } from "@postulo/domain/mail/mail-application";
import { useMemo, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import InvitationForm from "../../schedule/invitation/invitation-form.tsx";
import { useSchedule } from "../../schedule/use-schedule.ts";
import { ownZone } from "../../schedule/when.ts";
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

/** An invitation: first its application, then the form that confirms it. */
export function CalendarReview({ text, rows, openId, onClose }: CalendarReviewProps) {
  const t = useTranslate(mailMessages);
  const schedule = useSchedule();
  const planned = schedule.data?.interviews;
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
  if (!planned && !schedule.isError && schedule.fetchStatus !== "paused")
    return <SkeletonRows rows={3} height={44} />;
  return (
    <div className={classes["form"]}>
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
