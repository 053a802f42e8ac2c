import type { Application } from "@postulo/domain/application";
import { readInvitations } from "@postulo/domain/calendar/invitation";
import { readMail } from "@postulo/domain/mail/read-mail";
import type { ReceivedMail } from "@postulo/domain/mail/received-mail";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { MailRequest } from "../../schedule/mail-request.ts";
import { useSchedule } from "../../schedule/use-schedule.ts";
import { localToday, ownZone } from "../../schedule/when.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { ApplicationField } from "./application-field.tsx";
import { hashMail, isApplied } from "./applied-mails.ts";
import { knownApplication } from "./known-application.ts";
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
  const proposal = useMemo(
    () =>
      readMail(mail, {
        applications: rows.map(knownApplication),
        zone: ownZone(),
        today: localToday(),
      }),
    // The list is read again in the background: the proposal stays as it was shown.
    // eslint-disable-next-line react/exhaustive-deps
    [mail],
  );
  const { data: hash } = useQuery({
    queryKey: ["mail-hash", mail],
    queryFn: () => hashMail(proposal.mail),
    networkMode: "always",
    gcTime: 0,
  });
  return { proposal, hash };
}

/** What a mail proposes, to be corrected and accepted. */
export function MailReview({ mail, rows, openId, onRead, onClose }: MailReviewProps) {
  const t = useTranslate(mailMessages);
  const { user } = useSignedIn();
  const schedule = useSchedule();
  const { proposal, hash } = useProposal(mail, rows);
  const [calendar] = proposal.mail.calendars;
  const invitation = useInvitation(calendar);
  const [chosen, setChosen] = useState<string>();
  const hint = useApplicationHint(proposal.application);
  const id = chosen ?? proposal.application.id;
  const row = rows.find((one) => one.id === id);
  const candidates = proposal.application.candidates.map((candidate) => candidate.id);
  const likely = openId === undefined ? candidates : [...candidates, openId];
  return (
    <div className={classes["form"]}>
      <MailSummary mail={proposal.mail} stage={proposal.stage} />
      {hash !== undefined && isApplied(user.id, hash) ? (
        <Notice tone="info">{t("again")}</Notice>
      ) : null}
      <ApplicationField
        rows={rows}
        likely={likely}
        value={row?.id ?? null}
        description={chosen === undefined ? hint : undefined}
        onChange={setChosen}
      />
      {invitation === "form" && calendar !== undefined ? (
        <Button variant="default" onClick={() => onRead({ text: calendar })}>
          {t("date.openInvitation")}
        </Button>
      ) : null}
      {row ? (
        <MailChanges
          key={row.id}
          row={row}
          proposal={proposal}
          invitation={invitation === "form" ? undefined : invitation}
          schedule={schedule.data}
          hash={hash}
          onClose={onClose}
        />
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
