import { codeLength, digitsOf, minPasswordLength } from "@postulo/domain/credentials";
import { RequestError } from "@postulo/contract/request-error";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { NonceField } from "../session/nonce/nonce-field.tsx";
import { useConfirmBySecondFactor } from "../session/second-factor/second-factor-context.tsx";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { resetForm } from "../ui/form/reset-form.ts";
import { PasswordField } from "../ui/form/password-field.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { changeUser, requestNonce } from "./change-user.ts";
import { checkPassword } from "./form-rules.ts";
import { accountMessages } from "./messages.ts";
import { sessionsKey } from "./sessions/queries.ts";
import { SettingsSection } from "../ui/settings-section.tsx";
import classes from "./account-page.module.css";

const blank = { password: "", confirmation: "", code: "" };

const changeOf = ({ password, code }: typeof blank, needsCode: boolean) =>
  needsCode ? { password, nonce: digitsOf(code) } : { password };

/** Error codes about the new password. */
const passwordErrors = ["weak_password", "same_password"] as const;

const hasCode = (error: unknown, code: string) =>
  error instanceof RequestError && error.code === code;

/** The state of the form; `needsCode` once the server has asked for a mailed code. */
function usePasswordForm() {
  const t = useTranslate(accountMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const confirm = useConfirmBySecondFactor();
  const [needsCode, setNeedsCode] = useState(false);
  const sendCode = () => requestNonce(client, t);
  const { form, field, submit, focusField, isPending } = useFields({
    initialValues: blank,
    check: (values) => checkPassword(values, needsCode),
    messages: accountMessages,
    parameters: { minimum: minPasswordLength, count: codeLength },
    failureTitle: t("changePassword.failed"),
    onSubmit: async (submitted) => {
      const change = changeOf(submitted, needsCode);
      try {
        const { kind } = await confirm(() => changeUser(client, change, t));
        if (kind === "cancelled") return;
      } catch (error) {
        return handleRejection(error);
      }
      setNeedsCode(false);
      resetForm({ form, submitted, blank });
      showToast({ title: t("changePassword.done"), text: t("changePassword.doneText") });
      await queries.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  /** Shows what is wrong with a field there, and requests the mailed code. @throws other errors. */
  async function handleRejection(error: unknown): Promise<void> {
    const rejected = passwordErrors.find((code) => hasCode(error, code));
    if (rejected) {
      form.setFieldError("password", `errors.${rejected}`);
      focusField("password");
    } else if (hasCode(error, "reauthentication_needed")) {
      await sendCode();
      setNeedsCode(true);
    } else if (hasCode(error, "reauthentication_not_valid")) {
      form.setFieldError("code", "changePassword.wrongCode");
      focusField("code");
    } else throw error;
  }
  return { field, submit, isPending, needsCode, sendCode };
}

/**
 * Changes the password. Other sessions that were opened with the old one are signed out. Where the server asks for a code
 * because the sign-in was long ago, it is mailed, and the form has a field for it.
 */
export function PasswordForm() {
  const t = useTranslate(accountMessages);
  const { field, submit, isPending, needsCode, sendCode } = usePasswordForm();
  return (
    <SettingsSection
      name="change-password"
      title={t("changePassword.title")}
      description={t("changePassword.description")}
    >
      <form className={classes["form"]} onSubmit={submit} noValidate>
        <PasswordField
          label={t("changePassword.field")}
          description={t("changePassword.hint", { minimum: minPasswordLength })}
          autoComplete="new-password"
          {...field("password")}
        />
        <PasswordField
          label={t("changePassword.confirm")}
          autoComplete="new-password"
          {...field("confirmation")}
        />
        {needsCode ? <NonceField onResend={sendCode} {...field("code")} /> : null}
        <div>
          <AsyncButton isPending={isPending}>{t("changePassword.submit")}</AsyncButton>
        </div>
      </form>
    </SettingsSection>
  );
}
