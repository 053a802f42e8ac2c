import { codeLength, maxTypedCodeLength } from "@postulo/domain/credentials";
import { useMutation } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { nonceMessages } from "./messages.ts";

interface NonceFieldProps extends Omit<ComponentProps<typeof TextInput>, "label"> {
  /** Has a new code sent; what it throws is shown. */
  readonly onResend: () => Promise<void>;
}

/** The field of the mailed code that a change of password needs a day after the sign-in. */
export function NonceField({ onResend, ...field }: NonceFieldProps) {
  const t = useTranslate(nonceMessages);
  const sending = useMutation({
    mutationFn: onResend,
    meta: { errorTitle: t("notSent") },
    onSuccess: () => showToast({ title: t("sentAgain") }),
  });
  return (
    <>
      <Notice tone="info">{t("sent")}</Notice>
      <TextInput
        label={t("code", { count: codeLength })}
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
          {t("sendAgain")}
        </AsyncButton>
      </div>
    </>
  );
}
