import { Anchor } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, Navigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { failureMessage } from "./auth-failure.ts";
import { CheckMail } from "./check-mail.tsx";
import { emailProblem } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import { clearTypedEmail, readTypedEmail } from "./typed-email.ts";
import { useResend } from "./use-resend.ts";
import classes from "./auth-frame.module.css";

/** Requests a recovery mail and verifies its code. A signed-in user is redirected to the form for a new password. */
export function ForgotPasswordPage() {
  const t = useTranslate(authMessages);
  const session = useSession();
  const [mailedTo, setMailedTo] = useState<string>();
  if (session.kind === "signedIn") return <Navigate to="/auth/new-password" replace />;
  return (
    <AuthFrame
      title={mailedTo ? t("checkMail.title") : t("forgot.title")}
      intro={mailedTo ? null : t("forgot.intro")}
      below={
        <Anchor component={Link} to="/auth/login">
          {t("forgot.toLogin")}
        </Anchor>
      }
    >
      {/* The form stays mounted, so that its values are still there on going back. */}
      <div hidden={mailedTo !== undefined}>
        <ForgotPasswordForm onMailed={setMailedTo} />
      </div>
      {mailedTo ? (
        <CheckMail type="recovery" email={mailedTo} onOtherAddress={() => setMailedTo(undefined)} />
      ) : null}
    </AuthFrame>
  );
}

function ForgotPasswordForm({ onMailed }: { readonly onMailed: (email: string) => void }) {
  const t = useTranslate(authMessages);
  // The address typed on the sign-in page.
  const [typedEmail] = useState(readTypedEmail);
  useEffect(() => clearTypedEmail(), []);
  const mail = useResend("recovery");
  const { field, submit, isPending } = useFields({
    initialValues: { email: typedEmail },
    check: ({ email }) => ({ email: emailProblem(email) }),
    messages: authMessages,
    onSubmit: async (values) => {
      const email = values.email.trim();
      const failure = await mail.mutateAsync(email);
      if (!failure) onMailed(email);
    },
  });
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      {mail.data && !isPending ? (
        <Notice tone="danger" title={t("resend.failed")}>
          {failureMessage(t, mail.data, "resend.failed")}
        </Notice>
      ) : null}
      <TextInput
        label={t("fields.email")}
        type="email"
        autoComplete="username"
        {...field("email")}
      />
      <AsyncButton isPending={isPending}>{t("forgot.submit")}</AsyncButton>
    </form>
  );
}
