import { useEffect, useEffectEvent } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSendFactorCode } from "../../session/second-factor/factor-challenge.tsx";
import { FactorCodeForm } from "../../session/second-factor/factor-code-form.tsx";
import { codeLengths, verifyFactorCode } from "../../session/second-factor/factors.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { AnchorButton, Button } from "../../ui/form/button.tsx";
import { IconCopy } from "../../ui/icons.tsx";
import { secondFactorMessages } from "./messages.ts";
import type { NewFactor } from "./queries.ts";
import { useCopy } from "./use-copy.ts";
import classes from "./second-factor.module.css";

interface ConfirmStepProps<Factor> {
  readonly factor: Factor;
  readonly isFirst: boolean;
  readonly onVerified: () => void;
}

/** Confirms a new factor by a code of it. */
export function ConfirmStep({ factor, ...props }: ConfirmStepProps<NewFactor>) {
  return factor.kind === "totp" ? (
    <AppStep factor={factor} {...props} />
  ) : (
    <PhoneStep factor={factor} {...props} />
  );
}

type App = Extract<NewFactor, { kind: "totp" }>;
type Phone = Extract<NewFactor, { kind: "phone" }>;

/** In groups of four, to be read and typed. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, "$& ");

const qrSizePx = 184;

function AppStep({ factor, isFirst, onVerified }: ConfirmStepProps<App>) {
  const t = useTranslate(secondFactorMessages);
  const { client } = useSignedIn();
  const copy = useCopy(t("enroll.keyCopied"));
  const { id, qrCode, secret, uri } = factor;
  return (
    <div className={classes["step"]}>
      <p className={classes["text"]}>{t("enroll.scan")}</p>
      <div className={classes["scan"]}>
        <img
          src={qrCode}
          alt={t("enroll.qr")}
          width={qrSizePx}
          height={qrSizePx}
          className={classes["qr"]}
        />
        <div className={classes["key"]}>
          <p className={classes["label"]}>{t("enroll.key")}</p>
          <code className={classes["secret"]}>{grouped(secret)}</code>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconCopy size={14} />}
            onClick={() => copy(secret)}
          >
            {t("enroll.copyKey")}
          </Button>
          <AnchorButton variant="subtle" size="compact-sm" href={uri}>
            {t("enroll.openApp")}
          </AnchorButton>
        </div>
      </div>
      <p className={classes["text"]}>{t("enroll.thenConfirm")}</p>
      <FactorCodeForm
        code={{ kind: "digits", length: codeLengths.totp }}
        verify={(digits) => verifyFactorCode(client, { factorId: id, digits })}
        onVerified={onVerified}
        submitLabel={t(isFirst ? "enroll.confirm" : "enroll.confirmFurther")}
      />
    </div>
  );
}

function PhoneStep({ factor, isFirst, onVerified }: ConfirmStepProps<Phone>) {
  const t = useTranslate(secondFactorMessages);
  const { client } = useSignedIn();
  const sending = useSendFactorCode(client);
  const { id, phone } = factor;
  const send = () => sending.mutate(id);
  const sendFirst = useEffectEvent(send);
  useEffect(() => sendFirst(), []);
  const challengeId = sending.data;
  return (
    <div className={classes["step"]}>
      {challengeId === undefined ? null : (
        <>
          <p className={classes["text"]} aria-live="polite">
            {t("enroll.sentTo", { phone })}
          </p>
          <FactorCodeForm
            code={{ kind: "digits", length: codeLengths.phone }}
            verify={(digits) => verifyFactorCode(client, { factorId: id, challengeId, digits })}
            onVerified={onVerified}
            submitLabel={t(isFirst ? "enroll.confirm" : "enroll.confirmFurther")}
          />
        </>
      )}
      <div className={classes["resend"]}>
        <AsyncButton
          variant="subtle"
          size="compact-sm"
          isPending={sending.isPending}
          onPress={send}
        >
          {t("enroll.resend")}
        </AsyncButton>
      </div>
    </div>
  );
}
