import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { focusIfUnclaimed } from "../ui/focus-if-unclaimed.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { failureMessage, toAuthFailure } from "./auth-failure.ts";
import { FactorCodeForm } from "./factor-code-form.tsx";
import { authMessages } from "./messages.ts";
import type { CodeFactor } from "./read-factors.ts";
import { sendPhoneCode } from "./verify-factor.ts";
import { TextButton } from "../ui/link/text-link.tsx";
import classes from "./auth-frame.module.css";

interface PhoneFactorFormProps {
  readonly client: SupabaseClient;
  readonly factor: CodeFactor;
  readonly takesFocus: boolean;
}

/** Sends a code by SMS on request, because each costs money, and verifies it. */
export function PhoneFactorForm({ client, factor, takesFocus }: PhoneFactorFormProps) {
  const t = useTranslate(authMessages);
  const sending = useMutation({
    mutationFn: async (challengedBefore: string | undefined) => {
      const sent = await sendPhoneCode(client, factor.id);
      // After a failure the former code is still valid.
      return "failure" in sent
        ? { ...sent, challengeId: challengedBefore }
        : { ...sent, failure: undefined };
    },
  });
  const { challengeId, failure } = sending.data ?? {};
  const send = () => {
    if (!sending.isPending) sending.mutate(challengeId);
  };
  const notSent = failure ? (
    <Notice tone="danger" title={t("secondFactor.notSent")}>
      {failureMessage(t, failure, "code.failed")}
    </Notice>
  ) : null;
  if (challengeId === undefined)
    return (
      <div className={classes["form"]}>
        {notSent}
        <p className={classes["text"]}>{t("secondFactor.phoneOffer", { ending: factor.ending })}</p>
        <AsyncButton
          isPending={sending.isPending}
          onPress={send}
          ref={takesFocus ? focusIfUnclaimed : null}
        >
          {t("secondFactor.sendSms")}
        </AsyncButton>
      </div>
    );
  return (
    <FactorCodeForm
      kind="phone"
      hint={t("secondFactor.phoneHint", { ending: factor.ending })}
      takesFocus
      verify={(code) =>
        toAuthFailure(() => client.auth.mfa.verify({ factorId: factor.id, challengeId, code }))
      }
    >
      {notSent}
      <p className={classes["text"]}>
        {t("secondFactor.noSms")}{" "}
        <TextButton aria-disabled={sending.isPending} onClick={send}>
          {t("secondFactor.sendAgain")}
        </TextButton>
        .
      </p>
    </FactorCodeForm>
  );
}
