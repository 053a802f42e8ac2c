import type { Application } from "@postulo/domain/application";
import { readInvitations, type Invitation } from "@postulo/domain/calendar/invitation";
import { knownApplication } from "@postulo/domain/mail/known-application";
import { readMail } from "@postulo/domain/mail/read-mail";
import type { ReceivedMail } from "@postulo/domain/mail/received-mail";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { MailRequest } from "../../schedule/mail-request.ts";
import { useSchedule, type PlannedInterview, type Schedule } from "../../schedule/use-schedule.ts";
import { localToday, ownZone } from "../../schedule/when.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { ApplicationField, LikelyApplications } from "./application-field.tsx";
import { hashMail, isApplied } from "./applied-mails.ts";
import { MailChanges } from "./mail-changes.tsx";
import { MailSummary } from "./mail-summary.tsx";
import classes from "./mail.module.css";
import { mailMessages } from "./messages.ts";

interface MailReviewProps {
  readonly mail: ReceivedMail;
  readonly rows: readonly Application[];
  readonly openId: string | undefined;
  readonly onRead: (input: Omit<MailRequest, "id">) => void;
  readonly onClose: () => void;
}

/** The only event of the invitation in a mail, and whether another form must decide about it. */
function useInvitation(calendar: string | undefined) {
  const { user } = useSignedIn();
  return useMemo(() => {
    if (calendar === undefined) return undefined;
    const ownAddresses = user.email === undefined ? [] : [user.email];
    const result = readInvitations(calendar, { ownZone: ownZone(), ownAddresses });
    if (result.kind !== "read") return undefined;
    const [only] = result.invitations;
    const isPlain = result.invitations.length === 1 && only && !only.isCancelled && !only.doubt;
    return isPlain ? only : ("form" as const);
  }, [calendar, user.email]);
}

/** Why an application is proposed, or that it must be chosen. */
function useApplicationHint({
  id,
  candidates,
  reasons,
}: ReturnType<typeof readMail>["application"]) {
  const t = useTranslate(mailMessages);
  if (id !== null) {
    const named = reasons.map((reason) => t(`reasons.${reason}`)).join(", ");
    return t("applicationHint.found", { reasons: named });
  }
  return t(candidates.length > 1 ? "applicationHint.several" : "applicationHint.none");
}

/** What the mail proposes, and its hash once it is computed. */
function useProposal(mail: ReceivedMail, rows: readonly Application[]) {
  // Read once: the list is loaded again in the background, and the proposal stays as it was shown.
  const [proposal] = useState(() =>
    readMail(mail, {
      applications: rows.map(knownApplication),
      zone: ownZone(),
      today: localToday(),
    }),
  );
  const { data: hash } = useQuery({
    queryKey: ["mail-hash", mail],
    queryFn: () => hashMail(proposal.mail),
    networkMode: "always",
    gcTime: 0,
  });
  return { proposal, hash };
}

/** The application that the person chose, else the one of the interview that the invitation changes, else the proposed one. */
function useChosen(
  application: ReturnType<typeof readMail>["application"],
  invitation: Invitation | undefined,
  interviews: readonly PlannedInterview[] = [],
) {
  const t = useTranslate(mailMessages);
  const [chosen, choose] = useState<string>();
  const hint = useApplicationHint(application);
  const planned = interviews.find(
    ({ calendar_uid: uid }) => uid !== null && uid === invitation?.uid,
  );
  const proposedHint = planned ? t("applicationHint.planned") : hint;
  return {
    id: chosen ?? planned?.application_id ?? application.id,
    hint: chosen === undefined ? proposedHint : undefined,
    choose,
  };
}

/** What a mail proposes, once it is known what is planned already, so that nothing is planned twice. */
export function MailReview(props: MailReviewProps) {
  const { data, isError, fetchStatus } = useSchedule();
  const proposed = useProposal(props.mail, props.rows);
  return data || isError || fetchStatus === "paused" ? (
    <Review {...props} {...proposed} schedule={data} />
  ) : (
    <SkeletonRows rows={3} height={44} />
  );
}

interface ReviewProps extends Omit<MailReviewProps, "mail">, ReturnType<typeof useProposal> {
  readonly schedule: Schedule | undefined;
}

/** What a mail proposes, to be corrected and accepted. */
function Review({ proposal, hash, rows, openId, schedule, onRead, onClose }: ReviewProps) {
  const t = useTranslate(mailMessages);
  const { stage, move } = proposal;
  const moving = move ? [move.sentence] : [];
  const told = stage.sentences.length > 0 ? stage.sentences : moving;
  const [calendar] = proposal.mail.calendars;
  const found = useInvitation(calendar);
  const invitation = found === "form" ? undefined : found;
  const { id, hint, choose } = useChosen(proposal.application, invitation, schedule?.interviews);
  const row = rows.find((one) => one.id === id);
  const candidates = proposal.application.candidates.map((candidate) => candidate.id);
  const likely = openId === undefined ? candidates : [...candidates, openId];
  return (
    <div className={classes["form"]}>
      <MailSummary mail={proposal.mail} sentences={told} />
      <AppliedNotice hash={hash} />
      <ApplicationField
        rows={rows}
        likely={likely}
        value={row?.id ?? null}
        description={hint}
        onChange={choose}
      />
      {row ? null : <LikelyApplications rows={rows} ids={candidates} onChange={choose} />}
      {found === "form" && calendar !== undefined ? (
        <Button variant="default" onClick={() => onRead({ text: calendar })}>
          {t("date.openInvitation")}
        </Button>
      ) : null}
      {row ? (
        <MailChanges key={row.id} {...{ row, proposal, invitation, schedule, onClose }} />
      ) : (
        <ButtonRow isFooter>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
        </ButtonRow>
      )}
    </div>
  );
}

function AppliedNotice({ hash }: { readonly hash: string | undefined }) {
  const t = useTranslate(mailMessages);
  const { user } = useSignedIn();
  return hash !== undefined && isApplied(user.id, hash) ? (
    <Notice tone="info">{t("again")}</Notice>
  ) : null;
}
