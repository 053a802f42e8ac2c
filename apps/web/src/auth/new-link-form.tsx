import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { emailProblem } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import { ResendResult } from "./resend-result.tsx";
import { useResend } from "./use-resend.ts";
import classes from "./auth-frame.module.css";

/** Requests another confirmation mail. */
export function NewLinkForm({ email = "" }: { readonly email?: string }) {
  const t = useTranslate(authMessages);
  const resend = useResend("signup");
  const { field, submit } = useFields({
    initialValues: { email },
    check: (values) => ({ email: emailProblem(values.email) }),
    messages: authMessages,
    onSubmit: async (values) => {
      await resend.mutateAsync(values.email.trim());
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes["inlineForm"]}>
        <TextInput
          label={t("fields.email")}
          type="email"
          autoComplete="email"
          {...field("email")}
        />
        <AsyncButton isPending={resend.isPending}>{t("resend.submit")}</AsyncButton>
      </div>
      <ResendResult resend={resend} />
    </form>
  );
}
