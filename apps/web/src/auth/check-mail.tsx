import { Anchor } from "@mantine/core";
import { useTranslate } from "../i18n/use-translate.ts";
import { useClientConfig } from "../session/session-context.tsx";
import { authMessages } from "./messages.ts";
import { ResendResult } from "./resend-result.tsx";
import { useResend } from "./use-resend.ts";
import { AnchorButton, Button } from "../ui/button.tsx";
import classes from "./auth-frame.module.css";

interface CheckMailProps {
  readonly email: string;
  readonly onOtherAddress: () => void;
}

/** Between signing up and the confirmation of the address. */
export function CheckMail({ email, onOtherAddress }: CheckMailProps) {
  const t = useTranslate(authMessages);
  const resend = useResend();
  const inbox = useClientConfig().data?.links?.inbox;
  return (
    <div className={classes["form"]}>
      <output className={classes["text"]}>
        {t(inbox ? "checkMail.kept" : "checkMail.sent", { email })}
      </output>
      {inbox ? <AnchorButton href={inbox}>{t("checkMail.openInbox")}</AnchorButton> : null}
      <p className={classes["text"]}>
        {t("checkMail.notThere")}{" "}
        <Anchor
          component="button"
          type="button"
          aria-disabled={resend.isPending}
          onClick={() => {
            if (!resend.isPending) resend.mutate(email);
          }}
        >
          {t("checkMail.resend")}
        </Anchor>
        .
      </p>
      <ResendResult resend={resend} />
      <Button variant="default" onClick={onOtherAddress}>
        {t("checkMail.otherAddress")}
      </Button>
    </div>
  );
}
