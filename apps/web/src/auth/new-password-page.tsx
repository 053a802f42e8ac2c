import { Anchor } from "@mantine/core";
import { minPasswordLength } from "@postulo/domain/credentials";
import { useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession, type SignedIn } from "../session/session-context.tsx";
import { secondFactorPath } from "../session/sign-in-path.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { toAuthFailure, failureMessage, type AuthFailure } from "./auth-failure.ts";
import { checkNewPassword } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import classes from "./auth-frame.module.css";

/** The target of a recovery mail: sets a new password for the signed-in account. */
export function NewPasswordPage() {
  const t = useTranslate(authMessages);
  const location = useLocation();
  const session = useSession();
  if (session.kind === "signedOut") return <Navigate to="/auth/forgot-password" replace />;
  if (session.kind === "secondFactor") return <Navigate to={secondFactorPath(location)} replace />;
  return (
    <AuthFrame
      title={t("newPassword.title")}
      intro={
        session.kind === "signedIn" ? t("newPassword.intro", { email: session.user.email }) : null
      }
      below={
        <Anchor component={Link} to="/dashboard">
          {t("newPassword.skip")}
        </Anchor>
      }
    >
      {session.kind === "signedIn" ? <NewPasswordForm signedIn={session} /> : null}
      {session.kind === "loading" ? <SkeletonRows rows={2} height={36} /> : null}
      {session.kind === "unavailable" ? (
        <LoadFailure title={t("errors.unreachable")} onRetry={() => window.location.reload()} />
      ) : null}
    </AuthFrame>
  );
}

function NewPasswordForm({ signedIn: { user, client } }: { readonly signedIn: SignedIn }) {
  const t = useTranslate(authMessages);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<AuthFailure>();
  const { field, submit, isPending } = useFields({
    initialValues: { password: "", confirmation: "" },
    check: checkNewPassword,
    messages: authMessages,
    parameters: { minimum: minPasswordLength },
    onSubmit: async ({ password }) => {
      setFailure(undefined);
      const nextFailure = await toAuthFailure(() => client.auth.updateUser({ password }));
      setFailure(nextFailure);
      if (nextFailure) return;
      showToast({ title: t("newPassword.done"), text: t("newPassword.doneText") });
      await navigate("/dashboard", { replace: true });
    },
  });
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      {failure ? (
        <Notice tone="danger" title={t("newPassword.failed")}>
          {failureMessage(t, failure, "newPassword.failed")}
        </Notice>
      ) : null}
      {/* Lets password managers store the password for this account. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={t("newPassword.field")}
        description={t("register.passwordHint", { minimum: minPasswordLength })}
        autoComplete="new-password"
        {...field("password")}
      />
      <PasswordField
        label={t("newPassword.confirm")}
        autoComplete="new-password"
        {...field("confirmation")}
      />
      <p className={classes["text"]}>{t("newPassword.endsOthers")}</p>
      <AsyncButton isPending={isPending}>{t("newPassword.submit")}</AsyncButton>
    </form>
  );
}
