import { codeLength, digitsOf, minPasswordLength } from "@postulo/domain/credentials";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { NonceField } from "../session/nonce/nonce-field.tsx";
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
import { TextLink } from "../ui/link/text-link.tsx";
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
      below={<TextLink to="/dashboard">{t("newPassword.skip")}</TextLink>}
    >
      {session.kind === "signedIn" ? <NewPasswordForm signedIn={session} /> : null}
      {session.kind === "loading" ? <SkeletonRows rows={2} height={36} /> : null}
      {session.kind === "unavailable" ? (
        <LoadFailure title={t("errors.unreachable")} onRetry={() => window.location.reload()} />
      ) : null}
    </AuthFrame>
  );
}

const passwordErrors = ["weak_password", "same_password"] as const;
type PasswordError = (typeof passwordErrors)[number];
const isPasswordError = (code: string): code is PasswordError =>
  passwordErrors.some((one) => one === code);

/** The state of the form. Where the server requires a mailed code, a day after the sign-in, it has a field for it. */
function useNewPassword(client: SignedIn["client"]) {
  const t = useTranslate(authMessages);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<AuthFailure>();
  const [needsCode, setNeedsCode] = useState(false);
  const { form, field, submit, focusField, isPending } = useFields({
    initialValues: { password: "", confirmation: "", code: "" },
    check: (values) => checkNewPassword(values, needsCode),
    messages: authMessages,
    parameters: { minimum: minPasswordLength, count: codeLength },
    onSubmit: async ({ password, code }) => {
      setFailure(undefined);
      const change = needsCode ? { password, nonce: digitsOf(code) } : { password };
      const rejected = await toAuthFailure(() => client.auth.updateUser(change));
      if (rejected) {
        setFailure(await handleRejection(rejected));
        return;
      }
      showToast({ title: t("newPassword.done"), text: t("newPassword.doneText") });
      await navigate("/dashboard", { replace: true });
    },
  });
  /** @returns the failure to be shown above the form, unless it is shown at a field or a code was sent. */
  async function handleRejection(rejected: AuthFailure): Promise<AuthFailure | undefined> {
    if (isPasswordError(rejected.code)) {
      form.setFieldError("password", `errors.${rejected.code}`);
      focusField("password");
      return undefined;
    }
    if (rejected.code === "reauthentication_needed") {
      const notSent = await toAuthFailure(() => client.auth.reauthenticate());
      setNeedsCode(notSent === undefined);
      return notSent;
    }
    if (rejected.code !== "reauthentication_not_valid") return rejected;
    form.setFieldError("code", "code.wrong");
    focusField("code");
    return undefined;
  }
  async function sendAgain(): Promise<void> {
    const notSent = await toAuthFailure(() => client.auth.reauthenticate());
    if (notSent) throw new Error(failureMessage(t, notSent, "newPassword.failed"));
  }
  return { field, submit, isPending, needsCode, failure, sendAgain };
}

function NewPasswordForm({ signedIn: { user, client } }: { readonly signedIn: SignedIn }) {
  const t = useTranslate(authMessages);
  const { field, submit, isPending, needsCode, failure, sendAgain } = useNewPassword(client);
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
      {needsCode ? <NonceField onResend={sendAgain} {...field("code")} /> : null}
      <p className={classes["text"]}>{t("newPassword.endsOthers")}</p>
      <AsyncButton isPending={isPending}>{t("newPassword.submit")}</AsyncButton>
    </form>
  );
}
