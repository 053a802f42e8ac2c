import { Anchor } from "@mantine/core";
import { minPasswordLength } from "@postulo/domain/credentials";
import { useState } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession, type SignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/async-button.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Notice } from "../ui/notice.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { SkeletonRows } from "../ui/skeleton-rows.tsx";
import { showToast } from "../ui/toast.tsx";
import { useFields } from "../ui/use-fields.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { refusalOf, refusalText, type AuthRefusal } from "./auth-refusal.ts";
import { checkNewPassword } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import classes from "./auth-frame.module.css";

/** Where a recovery mail leads: the form for the new password of the account that is signed in. */
export function NewPasswordPage() {
  const t = useTranslate(authMessages);
  const session = useSession();
  if (session.kind === "signedOut") return <Navigate to="/auth/forgot-password" replace />;
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
  const [refusal, setRefusal] = useState<AuthRefusal>();
  const { field, submit, isPending } = useFields({
    initialValues: { password: "", confirmation: "" },
    check: checkNewPassword,
    messages: authMessages,
    parameters: { minimum: minPasswordLength },
    onSubmit: async ({ password }) => {
      setRefusal(undefined);
      const refused = await refusalOf(() => client.auth.updateUser({ password }));
      setRefusal(refused);
      if (refused) return;
      showToast({ title: t("newPassword.done"), text: t("newPassword.doneText") });
      await navigate("/dashboard", { replace: true });
    },
  });
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      {refusal ? (
        <Notice tone="danger" title={t("newPassword.failed")}>
          {refusalText(t, refusal, "newPassword.failed")}
        </Notice>
      ) : null}
      {/* Tells password managers whose password it is. */}
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
