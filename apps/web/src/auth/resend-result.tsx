import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { failureMessage } from "./auth-failure.ts";
import { authMessages } from "./messages.ts";
import type { RequestedMail } from "./request-mail.ts";
import type { useResend } from "./use-resend.ts";

interface ResendResultProps {
  readonly resend: ReturnType<typeof useResend>;
  readonly type?: RequestedMail;
}

/** Reports whether the mail was sent again. */
export function ResendResult({ resend, type = "signup" }: ResendResultProps) {
  const t = useTranslate(authMessages);
  if (resend.data === undefined || resend.isPending) return null;
  if (resend.data === null)
    return (
      <Notice tone="success">{t(type === "signup" ? "resend.sent" : "resend.sentRecovery")}</Notice>
    );
  return (
    <Notice tone="danger" title={t("resend.failed")}>
      {failureMessage(t, resend.data, "resend.failed")}
    </Notice>
  );
}
