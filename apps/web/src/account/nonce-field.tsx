import { codeLength, maxTypedCodeLength } from "@postulo/domain/credentials";
import { useMutation } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { requestNonce } from "./change-user.ts";
import { accountMessages } from "./messages.ts";

/** The field of the mailed code that a change of password needs a day after the sign-in. */
export function NonceField(field: Omit<ComponentProps<typeof TextInput>, "label">) {
  const t = useTranslate(accountMessages);
  const { client } = useSignedIn();
  const sending = useMutation({
    mutationFn: () => requestNonce(client, t),
    meta: { errorTitle: t("changePassword.codeNotSent") },
    onSuccess: () => showToast({ title: t("changePassword.codeSentAgain") }),
  });
  return (
    <>
      <Notice tone="info">{t("changePassword.codeSent")}</Notice>
      <TextInput
        label={t("changePassword.code", { count: codeLength })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={maxTypedCodeLength}
        {...field}
      />
      <div>
        <AsyncButton
          variant="default"
          isPending={sending.isPending}
          onPress={() => sending.mutate()}
        >
          {t("changePassword.sendAgain")}
        </AsyncButton>
      </div>
    </>
  );
}
