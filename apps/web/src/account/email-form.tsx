import { useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useConfirmBySecondFactor } from "../session/second-factor/second-factor-context.tsx";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { resetForm } from "../ui/form/reset-form.ts";
import { TextInput } from "../ui/form/text-input.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { changeUser } from "./change-user.ts";
import { PendingChange } from "./email-change/pending-change.tsx";
import { emailChangeKey } from "./email-change/queries.ts";
import { checkEmail } from "./form-rules.ts";
import { accountMessages } from "./messages.ts";
import { SettingsSection } from "../ui/settings-section.tsx";
import classes from "./account-page.module.css";

/** Changes the e-mail address; effective once both addresses have confirmed it. */
export function EmailForm() {
  const t = useTranslate(accountMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const confirm = useConfirmBySecondFactor();
  const { form, field, submit, isPending } = useFields({
    initialValues: { email: "" },
    check: ({ email }) => checkEmail(email, user.email),
    messages: accountMessages,
    failureTitle: t("changeEmail.failed"),
    onSubmit: async (submitted) => {
      const email = submitted.email.trim();
      const outcome = await confirm(() => changeUser(client, { email }, t));
      if (outcome.kind === "cancelled") return;
      const changed = outcome.value;
      resetForm({ form, submitted, blank: { email: "" } });
      showToast({
        title: t("changeEmail.done"),
        text: changed.new_email
          ? t("changeEmail.doneText", { current: user.email, email: changed.new_email })
          : t("changeEmail.changedText", { email: changed.email ?? email }),
      });
      await queries.invalidateQueries({ queryKey: emailChangeKey });
    },
  });
  return (
    <SettingsSection
      name="change-email"
      title={t("changeEmail.title")}
      description={t("changeEmail.description")}
    >
      <PendingChange />
      <form className={classes["form"]} onSubmit={submit} noValidate>
        <TextInput
          label={t("changeEmail.field")}
          type="email"
          autoComplete="email"
          {...field("email")}
        />
        <div>
          <AsyncButton isPending={isPending}>{t("changeEmail.submit")}</AsyncButton>
        </div>
      </form>
    </SettingsSection>
  );
}
