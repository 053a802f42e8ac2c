import { useEffect, useState, type ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { failureMessage } from "./auth-failure.ts";
import { CheckMail } from "./check-mail.tsx";
import { emailProblem } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import type { MailStep } from "./mail-step.ts";
import type { RequestedMail } from "./request-mail.ts";
import { clearTypedEmail, readTypedEmail } from "./typed-email.ts";
import { useResend } from "./use-resend.ts";
import classes from "./auth-frame.module.css";

interface RequestMailProps {
  readonly type: RequestedMail;
  readonly title: string;
  readonly intro: string;
  readonly submitLabel: string;
  readonly step: MailStep;
  /** A link back to the sign-in page. */
  readonly below: ReactNode;
}

/** A page that requests a mail, and then verifies its code. */
export function RequestMailPage({ title, intro, below, step, ...form }: RequestMailProps) {
  const t = useTranslate(authMessages);
  const { mailedTo, onOtherAddress } = step;
  return (
    <AuthFrame
      title={mailedTo ? t("checkMail.title") : title}
      intro={mailedTo ? null : intro}
      below={below}
    >
      {/* The form stays mounted, so that its values are still there on going back. */}
      <div hidden={mailedTo !== undefined}>
        <RequestMailForm {...form} step={step} />
      </div>
      {mailedTo ? (
        <CheckMail type={form.type} email={mailedTo} onOtherAddress={onOtherAddress} />
      ) : null}
    </AuthFrame>
  );
}

type RequestMailFormProps = Pick<RequestMailProps, "type" | "submitLabel" | "step">;

function RequestMailForm({ type, submitLabel, step }: RequestMailFormProps) {
  const t = useTranslate(authMessages);
  // The address typed on the sign-in page, or here before a reload.
  const [typedEmail] = useState(() => readTypedEmail() || (step.mailedTo ?? ""));
  useEffect(() => clearTypedEmail(), []);
  const mail = useResend(type);
  const { field, submit, isPending } = useFields({
    initialValues: { email: typedEmail },
    check: ({ email }) => ({ email: emailProblem(email) }),
    messages: authMessages,
    onSubmit: async (values) => {
      const email = values.email.trim();
      const failure = await mail.mutateAsync(email);
      if (!failure) step.onMailed(email);
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
      <AsyncButton isPending={isPending}>{submitLabel}</AsyncButton>
    </form>
  );
}
