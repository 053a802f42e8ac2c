import { Anchor } from "@mantine/core";
import { Link, Navigate, NavigationType, useNavigationType } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import type { AuthReturn } from "../session/auth-return.ts";
import { useSession } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/async-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useFields } from "../ui/use-fields.ts";
import { emailProblem } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import { ResendResult } from "./resend-result.tsx";
import { useResend } from "./use-resend.ts";
import classes from "./auth-frame.module.css";

/** What the front page says to someone who comes from one of our mails: signs them in, or says what went wrong. */
export function AuthReturnNotice({ arrival }: { readonly arrival: AuthReturn }) {
  const t = useTranslate(authMessages);
  const session = useSession();
  const cameByClick = useNavigationType() === NavigationType.Push;

  if (arrival.kind === "none" || cameByClick) return null;
  const isSignedIn = session.kind === "signedIn";
  if (arrival.kind === "tokens") {
    if (isSignedIn) return <Navigate to="/dashboard" replace />;
    if (session.kind === "loading") {
      return (
        <div className={classes["notice"]}>
          <Notice tone="info">{t("returned.signingIn")}</Notice>
        </div>
      );
    }
  }
  return (
    <div className={classes["notice"]}>
      {isSignedIn ? (
        <Notice tone="info">
          {t("returned.alreadyIn")}{" "}
          <Anchor component={Link} to="/dashboard">
            {t("returned.toDashboard")}
          </Anchor>
        </Notice>
      ) : (
        <>
          <Notice tone="danger" title={t("returned.title")}>
            <FailureText arrival={arrival} />
          </Notice>
          <NewLinkForm />
        </>
      )}
    </div>
  );
}

function FailureText({ arrival }: { readonly arrival: AuthReturn }) {
  const t = useTranslate(authMessages);
  if (arrival.kind !== "error") return t("returned.unknown");
  if (arrival.code === "otp_expired") return t("returned.expired");
  return arrival.description
    ? t("returned.other", { description: arrival.description })
    : t("returned.unknown");
}

function NewLinkForm() {
  const t = useTranslate(authMessages);
  const resend = useResend();
  const { field, submit } = useFields({
    initialValues: { email: "" },
    check: ({ email }) => ({ email: emailProblem(email) }),
    messages: authMessages,
    onSubmit: async ({ email }) => {
      await resend.mutateAsync(email.trim());
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
