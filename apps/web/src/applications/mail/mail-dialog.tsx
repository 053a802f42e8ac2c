import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "../../i18n/use-translate.ts";
import { invitationMessages } from "../../schedule/invitation/messages.ts";
import type { MailRequest } from "../../schedule/mail-request.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useApplications } from "../queries.ts";
import { CalendarReview } from "./calendar-review.tsx";
import { MailInput } from "./mail-input.tsx";
import { MailReview } from "./mail-review.tsx";
import { mailMessages } from "./messages.ts";
import { isInvitation, openMail, type OpenedMail } from "./open-mail.ts";

interface MailDialogProps {
  /** Undefined while it is closed. */
  readonly request: MailRequest | undefined;
  /** The application that is open on the page. */
  readonly openId: string | undefined;
  readonly onRead: (input: Omit<MailRequest, "id">) => void;
  readonly onClose: () => void;
}

/** Reads a mail or an invitation, and proposes what to change. Nothing changes before the person accepts. */
export default function MailDialog(props: MailDialogProps) {
  const t = useTranslate(mailMessages);
  const tInvitation = useTranslate(invitationMessages);
  const { request, onClose } = props;
  const title = request && isInvitation(request) ? tInvitation("title") : t("title");
  return (
    <Dialog isOpen={request !== undefined} title={title} variant="large" onClose={onClose}>
      {request ? <Content key={request.id} {...props} request={request} /> : null}
    </Dialog>
  );
}

interface ContentProps extends MailDialogProps {
  readonly request: MailRequest;
}

function Content({ request, openId, onRead, onClose }: ContentProps) {
  const t = useTranslate(mailMessages);
  const isGiven = request.file !== undefined || request.text !== undefined;
  const { data: opened } = useQuery({
    queryKey: ["opened-mail", request.id],
    queryFn: () => openMail(request),
    enabled: isGiven,
    networkMode: "always",
    gcTime: 0,
    staleTime: Infinity,
  });
  if (isGiven && !opened) return <Waiting text={t("reading")} />;
  if (opened?.kind === "mail" || opened?.kind === "calendar")
    return <Review opened={opened} openId={openId} onRead={onRead} onClose={onClose} />;
  return (
    <MailInput
      problem={opened?.kind}
      initialText={request.text ?? ""}
      onRead={onRead}
      onCancel={onClose}
    />
  );
}

interface ReviewProps extends Omit<MailDialogProps, "request"> {
  readonly opened: Extract<OpenedMail, { readonly kind: "mail" | "calendar" }>;
}

function Review({ opened, ...props }: ReviewProps) {
  const t = useTranslate(mailMessages);
  const applications = useApplications();
  const rows = applications.data;
  if (rows && opened.kind === "mail")
    return <MailReview mail={opened.mail} rows={rows} {...props} />;
  if (rows && opened.kind === "calendar")
    return <CalendarReview text={opened.text} rows={rows} {...props} />;
  if (applications.isError)
    return <LoadFailure title={t("loadFailed")} onRetry={() => void applications.refetch()} />;
  return <Waiting text={t("reading")} />;
}

const Waiting = ({ text }: { readonly text: string }) => (
  <output aria-label={text}>
    <SkeletonRows rows={3} height={44} />
  </output>
);
