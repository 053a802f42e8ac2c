import { useEffect, useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useClientConfig } from "../session/session-context.tsx";
import { Button } from "../ui/form/button.tsx";
import { CodeForm } from "./code-form.tsx";
import { authMessages } from "./messages.ts";
import { ResendResult } from "./resend-result.tsx";
import type { RequestedMail } from "./request-mail.ts";
import { useResend } from "./use-resend.ts";
import { TextAnchor, TextButton } from "../ui/link/text-link.tsx";
import classes from "./auth-frame.module.css";

const sent = {
  signup: "checkMail.sent",
  recovery: "checkMail.sentRecovery",
  magiclink: "checkMail.sentCode",
} as const;

/** Where mails stay in the inbox of the server. */
const kept = {
  signup: "checkMail.kept",
  recovery: "checkMail.keptIfKnown",
  magiclink: "checkMail.keptIfKnown",
} as const;

interface CheckMailProps {
  readonly type: RequestedMail;
  readonly email: string;
  readonly onOtherAddress: () => void;
}

/** Shown after a mail was sent: its link works in any browser, its code is entered here. */
export function CheckMail({ type, email, onOtherAddress }: CheckMailProps) {
  const t = useTranslate(authMessages);
  const resend = useResend(type);
  const inbox = useClientConfig().data?.links?.inbox;
  const text = useRef<HTMLOutputElement>(null);
  // The button that had it is hidden with its form.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={classes["form"]}>
      <output ref={text} tabIndex={-1} className={classes["text"]}>
        {t((inbox ? kept : sent)[type], { email })}
      </output>
      <CodeForm type={type} email={email} />
      <p className={classes["text"]}>
        {t(inbox ? "checkMail.nothingKept" : "checkMail.notThere")}{" "}
        <TextButton
          aria-disabled={resend.isPending}
          onClick={() => {
            if (!resend.isPending) resend.mutate(email);
          }}
        >
          {t("checkMail.resend")}
        </TextButton>
        .
      </p>
      {inbox ? (
        <p className={classes["text"]}>
          {t("checkMail.operator")} <TextAnchor href={inbox}>{t("checkMail.openInbox")}</TextAnchor>
        </p>
      ) : null}
      <ResendResult resend={resend} type={type} />
      <Button variant="default" onClick={onOtherAddress}>
        {t("checkMail.otherAddress")}
      </Button>
    </div>
  );
}
