import { codeLength, digitsOf, maxTypedCodeLength } from "@postulo/domain/credentials";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { emailChangeMessages } from "./messages.ts";
import { useConfirmByCode } from "./queries.ts";
import classes from "./email-change.module.css";

interface CodeLineProps {
  /** The e-mail address that received the code. */
  readonly email: string;
  /** The address that the account changes to. */
  readonly newEmail: string;
}

/** Confirms an e-mail change by the code sent to one of the two addresses. */
export function CodeLine({ email, newEmail }: CodeLineProps) {
  const t = useTranslate(emailChangeMessages);
  const confirm = useConfirmByCode(email);
  const { form, field, submit, focusField, isPending } = useFields({
    initialValues: { digits: "" },
    check: ({ digits }) =>
      digitsOf(digits).length === codeLength ? {} : { digits: "wrongLength" as const },
    messages: emailChangeMessages,
    parameters: { count: codeLength },
    failureTitle: t("codeFailed"),
    onSubmit: async ({ digits }) => {
      const outcome = await confirm(digitsOf(digits));
      if (outcome === "half") return showToast({ title: t("half") });
      if (outcome === "complete")
        return showToast({ title: t("complete"), text: t("completeText", { email: newEmail }) });
      form.setFieldError("digits", outcome);
      focusField("digits");
    },
  });
  return (
    <form className={classes["code"]} onSubmit={submit} noValidate>
      <TextInput
        label={t("code", { email })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={maxTypedCodeLength}
        {...field("digits")}
      />
      <AsyncButton variant="default" isPending={isPending}>
        {t("confirm")}
      </AsyncButton>
    </form>
  );
}
