import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAuthClient, useSession } from "../session/session-context.tsx";
import { pathAfterSignIn } from "../session/sign-in-path.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { failureMessage, toAuthFailure, type AuthFailure } from "./auth-failure.ts";
import { captchaOption } from "./captcha-token.ts";
import { emailProblem } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import { providerReturnUrl } from "./provider-return.ts";
import { clearTypedEmail, readTypedEmail } from "./typed-email.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import classes from "./auth-frame.module.css";

/** Signs in at the identity provider of an organisation, found by the domain of the work address. */
export function SsoPage() {
  const t = useTranslate(authMessages);
  const { search } = useLocation();
  const session = useSession();
  if ("user" in session) return <Navigate to={pathAfterSignIn(search)} replace />;
  return (
    <AuthFrame
      title={t("sso.title")}
      intro={t("sso.intro")}
      below={<TextLink to={{ pathname: "/auth/login", search }}>{t("forgot.toLogin")}</TextLink>}
    >
      <SsoForm />
    </AuthFrame>
  );
}

function SsoForm() {
  const t = useTranslate(authMessages);
  const openClient = useAuthClient();
  const [typedEmail] = useState(readTypedEmail);
  useEffect(() => clearTypedEmail(), []);
  const [failure, setFailure] = useState<AuthFailure>();
  // The page of the identity provider replaces this one.
  const [isLeaving, setLeaving] = useState(false);
  const { field, submit, isPending } = useFields({
    initialValues: { email: typedEmail },
    check: ({ email }) => ({ email: emailProblem(email) }),
    messages: authMessages,
    onSubmit: async ({ email }) => {
      setFailure(undefined);
      const domain = email.trim().replace(/^.*@/, "").toLowerCase();
      const redirectTo = providerReturnUrl(window.location);
      const next = await toAuthFailure(async () => {
        const { auth } = await openClient();
        const response = await auth.signInWithSSO({
          domain,
          options: { ...(await captchaOption()), redirectTo, skipBrowserRedirect: true },
        });
        if (response.data) window.location.assign(response.data.url);
        return response;
      });
      setFailure(next);
      setLeaving(next === undefined);
    },
  });
  useEffect(() => {
    // The browser may show this page again as it was left.
    const onShow = () => setLeaving(false);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      {failure ? <Notice tone="danger">{failureMessage(t, failure, "sso.failed")}</Notice> : null}
      <TextInput label={t("sso.email")} type="email" autoComplete="username" {...field("email")} />
      <AsyncButton isPending={isPending || isLeaving}>{t("secondFactor.submit")}</AsyncButton>
    </form>
  );
}
