import { minPasswordLength } from "@postulo/domain/credentials";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useConfirmBySecondFactor } from "../session/second-factor/second-factor-context.tsx";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { resetForm } from "../ui/form/reset-form.ts";
import { PasswordField } from "../ui/form/password-field.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { changeUser } from "./change-user.ts";
import { checkPassword } from "./form-rules.ts";
import { accountMessages } from "./messages.ts";
import { sessionsKey } from "./sessions/queries.ts";
import classes from "./account-page.module.css";

/** Changes the password. Other sessions that were opened with the old one are signed out. */
export function PasswordForm() {
  const t = useTranslate(accountMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const confirm = useConfirmBySecondFactor();
  const { form, field, submit, isPending } = useFields({
    initialValues: { password: "", confirmation: "" },
    check: checkPassword,
    messages: accountMessages,
    parameters: { minimum: minPasswordLength },
    failureTitle: t("changePassword.failed"),
    onSubmit: async (submitted) => {
      const { kind } = await confirm(() => changeUser(client, { password: submitted.password }, t));
      if (kind === "cancelled") return;
      resetForm({ form, submitted, blank: { password: "", confirmation: "" } });
      showToast({ title: t("changePassword.done"), text: t("changePassword.doneText") });
      await queries.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  return (
    <section className={classes["section"]} aria-labelledby="change-password-title">
      <h2 id="change-password-title" className={classes["title"]}>
        {t("changePassword.title")}
      </h2>
      <p className={classes["description"]}>{t("changePassword.description")}</p>
      <form className={classes["form"]} onSubmit={submit} noValidate>
        <PasswordField
          label={t("changePassword.field")}
          autoComplete="new-password"
          {...field("password")}
        />
        <PasswordField
          label={t("changePassword.confirm")}
          autoComplete="new-password"
          {...field("confirmation")}
        />
        <div>
          <AsyncButton isPending={isPending}>{t("changePassword.submit")}</AsyncButton>
        </div>
      </form>
    </section>
  );
}
