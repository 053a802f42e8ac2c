import { Anchor } from "@mantine/core";
import { useState } from "react";
import { Link, Navigate, useLocation } from "react-router";
import * as z from "zod/mini";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/async-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useFields } from "../ui/use-fields.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { refusalText } from "./auth-refusal.ts";
import { CheckMail } from "./check-mail.tsx";
import { emailProblem } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import { useResend } from "./use-resend.ts";
import classes from "./auth-frame.module.css";

/** What the page that leads here may hand on: the address that was typed there. */
const handedOn = z.object({ email: z.string() });

/** A forgotten password: asks for the mail, and takes its code. Who is signed in needs no mail to choose a new one. */
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
      {/* The form stays, so that going back to it finds what was typed. */}
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
  const { state } = useLocation();
  const mail = useResend("recovery");
  const { field, submit, isPending } = useFields({
    initialValues: { email: z.safeParse(handedOn, state).data?.email ?? "" },
    check: ({ email }) => ({ email: emailProblem(email) }),
    messages: authMessages,
    onSubmit: async (values) => {
      const email = values.email.trim();
      const refusal = await mail.mutateAsync(email);
      if (!refusal) onMailed(email);
    },
  });
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      {mail.data && !isPending ? (
        <Notice tone="danger" title={t("resend.failed")}>
          {refusalText(t, mail.data, "resend.failed")}
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
