import {
  appCodeLength,
  codeLength,
  digitsOf,
  maxTypedCodeLength,
} from "@postulo/domain/credentials";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { failureMessage, type AuthFailure } from "./auth-failure.ts";
import { authMessages } from "./messages.ts";
import type { Verification } from "./verify-factor.ts";
import classes from "./auth-frame.module.css";

/** What is typed: digits of an app, digits of an SMS, or a recovery code. */
const inputs = {
  app: { digits: appCodeLength, wrong: "secondFactor.wrongApp" },
  phone: { digits: codeLength, wrong: "secondFactor.wrongPhone" },
  recovery: { digits: undefined, wrong: "secondFactor.wrongRecovery" },
} as const;

const wrongCodes = ["mfa_verification_failed", "mfa_challenge_expired", "mfa_ip_address_mismatch"];

interface FactorCodeFormProps {
  readonly kind: keyof typeof inputs;
  readonly hint: ReactNode;
  readonly takesFocus: boolean;
  readonly verify: (code: string) => Verification;
  /** Below the button. */
  readonly children?: ReactNode;
}

/** Verifies a code of the second factor. The page continues once the session is raised. */
export function FactorCodeForm({ kind, hint, takesFocus, verify, children }: FactorCodeFormProps) {
  const t = useTranslate(authMessages);
  const { digits, wrong } = inputs[kind];
  const [failure, setFailure] = useState<AuthFailure>();
  const { form, field, submit, focusField, isPending } = useFields({
    initialValues: { code: "" },
    check: ({ code }) => {
      if (digits === undefined)
        return { code: code.trim() === "" ? "secondFactor.recoveryRequired" : undefined };
      return { code: digitsOf(code).length === digits ? undefined : "secondFactor.wrongLength" };
    },
    messages: authMessages,
    parameters: { count: digits ?? 0 },
    onSubmit: async ({ code }) => {
      setFailure(undefined);
      const next = await verify(digits === undefined ? code.trim() : digitsOf(code));
      if (next && wrongCodes.includes(next.code)) {
        form.setFieldError("code", wrong);
        focusField("code");
      } else setFailure(next);
    },
  });
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) focusField("code");
  });
  useEffect(() => takeFocus(), []);
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      {failure ? <Notice tone="danger">{failureMessage(t, failure, "code.failed")}</Notice> : null}
      <TextInput
        label={
          digits === undefined ? t("secondFactor.recoveryCode") : t("code.field", { count: digits })
        }
        description={hint}
        {...(digits === undefined
          ? { autoComplete: "off", autoCapitalize: "characters", spellCheck: false }
          : {
              inputMode: "numeric" as const,
              autoComplete: "one-time-code",
              maxLength: maxTypedCodeLength,
            })}
        {...field("code")}
      />
      <AsyncButton isPending={isPending}>{t("secondFactor.submit")}</AsyncButton>
      {children}
    </form>
  );
}
