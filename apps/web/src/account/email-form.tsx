import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/async-button.tsx";
import { beginAnew } from "../ui/begin-anew.ts";
import { TextInput } from "../ui/text-input.tsx";
import { showToast } from "../ui/toast.tsx";
import { useFields } from "../ui/use-fields.ts";
import { changeUser } from "./change-user.ts";
import { checkEmail } from "./form-rules.ts";
import { accountMessages } from "./messages.ts";
import classes from "./account-page.module.css";

/** Another address, which counts once it has been confirmed. */
export function EmailForm() {
  const t = useTranslate(accountMessages);
  const { client } = useSignedIn();
  const { form, field, submit, isPending } = useFields({
    initialValues: { email: "" },
    check: checkEmail,
    messages: accountMessages,
    failureTitle: t("changeEmail.failed"),
    onSubmit: async (submitted) => {
      await changeUser(client, { email: submitted.email.trim() });
      beginAnew({ form, submitted, blank: { email: "" } });
      showToast({ title: t("changeEmail.done"), text: t("changeEmail.doneText") });
    },
  });
  return (
    <section className={classes["section"]} aria-labelledby="change-email-title">
      <h2 id="change-email-title" className={classes["title"]}>
        {t("changeEmail.title")}
      </h2>
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
    </section>
  );
}
