import { Anchor } from "@mantine/core";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { Link, Navigate, NavigationType, useLocation, useNavigationType } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import type { AuthReturn } from "../session/auth-return.ts";
import { useAuthReturn, useAuthClient, useSession } from "../session/session-context.tsx";
import { pathAfterSignIn } from "../session/sign-in-path.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { toAuthFailure, failureMessage, type AuthFailure } from "./auth-failure.ts";
import { checkLogin } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import { ResendResult } from "./resend-result.tsx";
import { useEarlyInput } from "./use-early-input.ts";
import { useResend } from "./use-resend.ts";
import classes from "./auth-frame.module.css";

/** A wrong password and an unconfirmed address are indistinguishable to the client: both offer a new mail. */
const mayNeedConfirmation = (failure: AuthFailure) =>
  failure.code === "invalid_credentials" || failure.code === "email_not_confirmed";

/** The intro depends on the reason for signing in: a selected plan, a redirect, or none. */
function introOf(search: string) {
  if (pathAfterSignIn(search) === "/dashboard/pricing") return "login.selectPlan";
  return search.includes("next=") ? "login.continue" : "login.intro";
}

const subscribeToNothing = () => () => undefined;

/** The query string; empty during prerendering and hydration. */
function useSearch(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => search,
    () => "",
  );
}

const noArrival: AuthReturn = { kind: "none" };

/** How the app was opened; nothing after a client-side navigation. */
function useInitialAuthReturn(): AuthReturn {
  const arrival = useAuthReturn();
  return useNavigationType() === NavigationType.Pop ? arrival : noArrival;
}

/** Loaded only after a link of an auth mail was opened. */
const AuthReturnPage = lazy(() => import("./auth-return-page.tsx"));

/** The sign-in page; a signed-in user is redirected to the requested page. */
export function LoginPage() {
  const t = useTranslate(authMessages);
  const search = useSearch();
  const session = useSession();
  const arrival = useInitialAuthReturn();
  if (arrival.kind !== "none")
    return (
      <Suspense>
        <AuthReturnPage arrival={arrival} />
      </Suspense>
    );
  if (session.kind === "signedIn") return <Navigate to={pathAfterSignIn(search)} replace />;
  return (
    <AuthFrame
      title={t("login.title")}
      intro={t(introOf(search))}
      below={
        <>
          {t("login.noAccount")}{" "}
          <Anchor component={Link} to={{ pathname: "/auth/register", search }}>
            {t("login.toRegister")}
          </Anchor>
        </>
      }
    >
      <LoginForm />
    </AuthFrame>
  );
}

function LoginForm() {
  const t = useTranslate(authMessages);
  const openClient = useAuthClient();
  const resend = useResend("signup");
  const [failure, setFailure] = useState<AuthFailure>();
  const { form, field, submit, focusField, isPending } = useFields({
    initialValues: { email: "", password: "" },
    check: checkLogin,
    messages: authMessages,
    onSubmit: async ({ email, password }) => {
      setFailure(undefined);
      resend.reset();
      const nextFailure = await toAuthFailure(async () => {
        const client = await openClient();
        return client.auth.signInWithPassword({ email: email.trim(), password });
      });
      setFailure(nextFailure);
    },
  });

  const element = useEarlyInput(form);

  function sendAgain() {
    const email = form.values.email.trim();
    if (email && !resend.isPending) resend.mutate(email);
    if (email) return;
    form.setFieldError("email", "login.emailFirst");
    focusField("email");
  }

  return (
    <form ref={element} className={classes["form"]} onSubmit={submit} noValidate>
      {failure ? (
        <FailureNotice failure={failure} isSending={resend.isPending} onResend={sendAgain} />
      ) : null}
      <ResendResult resend={resend} />
      <TextInput
        label={t("fields.email")}
        type="email"
        autoComplete="username"
        {...field("email")}
      />
      <PasswordField
        label={t("fields.password")}
        autoComplete="current-password"
        {...field("password")}
      />
      <Anchor
        component={Link}
        to="/auth/forgot-password"
        state={{ email: form.values.email.trim() }}
        className={classes["aside"]}
      >
        {t("login.forgot")}
      </Anchor>
      <AsyncButton isPending={isPending}>{t("login.submit")}</AsyncButton>
    </form>
  );
}

interface FailureNoticeProps {
  readonly failure: AuthFailure;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

function FailureNotice({ failure, isSending, onResend }: FailureNoticeProps) {
  const t = useTranslate(authMessages);
  return (
    <Notice tone="danger">
      <div>{failureMessage(t, failure, "login.failed")}</div>
      {mayNeedConfirmation(failure) ? (
        <Anchor component="button" type="button" aria-disabled={isSending} onClick={onResend}>
          {t("resend.offer")}
        </Anchor>
      ) : null}
    </Notice>
  );
}
