import { Anchor } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAuthClient, useSession } from "../session/session-context.tsx";
import { pathAfterSignIn } from "../session/sign-in-path.ts";
import { AsyncButton } from "../ui/async-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useFields } from "../ui/use-fields.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { refusalOf, refusalText, type AuthRefusal } from "./auth-refusal.ts";
import { checkLogin } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import { ResendResult } from "./resend-result.tsx";
import { useEarlyInput } from "./use-early-input.ts";
import { useResend } from "./use-resend.ts";
import classes from "./auth-frame.module.css";

/** A wrong password and a missing confirmation look the same from outside: both get the offer of a new mail. */
const mayNeedConfirmation = (refusal: AuthRefusal) =>
  refusal.code === "invalid_credentials" || refusal.code === "email_not_confirmed";

/** Why somebody is here: to select a plan, to go on where they were, or by themselves. */
function introOf(search: string) {
  if (pathAfterSignIn(search) === "/dashboard/pricing") return "login.selectPlan";
  return search.includes("next=") ? "login.continue" : "login.intro";
}

const neverChanges = () => () => undefined;

/** What the address asks for; the page is delivered without knowing it. */
function useSearch(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => "",
  );
}

/** Signing in. Whoever is signed in goes on to where they wanted to be. */
export function LoginPage() {
  const t = useTranslate(authMessages);
  const search = useSearch();
  const session = useSession();
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
  const [refusal, setRefusal] = useState<AuthRefusal>();
  const { form, field, submit, focusField, isPending } = useFields({
    initialValues: { email: "", password: "" },
    check: checkLogin,
    messages: authMessages,
    onSubmit: async ({ email, password }) => {
      setRefusal(undefined);
      resend.reset();
      const refused = await refusalOf(async () => {
        const client = await openClient();
        return client.auth.signInWithPassword({ email: email.trim(), password });
      });
      setRefusal(refused);
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
      {refusal ? (
        <RefusalNotice refusal={refusal} isSending={resend.isPending} onResend={sendAgain} />
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

interface RefusalNoticeProps {
  readonly refusal: AuthRefusal;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

function RefusalNotice({ refusal, isSending, onResend }: RefusalNoticeProps) {
  const t = useTranslate(authMessages);
  return (
    <Notice tone="danger">
      <div>{refusalText(t, refusal, "login.failed")}</div>
      {mayNeedConfirmation(refusal) ? (
        <Anchor component="button" type="button" aria-disabled={isSending} onClick={onResend}>
          {t("resend.offer")}
        </Anchor>
      ) : null}
    </Notice>
  );
}
