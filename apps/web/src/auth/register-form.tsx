import { minPasswordLength } from "@postulo/domain/credentials";
import { useState, type ComponentProps } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAuthClient } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { CountryField } from "../ui/form/country-field.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { toAuthFailure, failureMessage, type AuthFailure } from "./auth-failure.ts";
import { captchaOption } from "./captcha-token.ts";
import { checkRegistration, type RegisterValues } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import { saveRequestedMail } from "./requested-mail.ts";
import { siteRoot } from "./request-mail.ts";
import classes from "./auth-frame.module.css";

const empty = { name: "", country: "", email: "", password: "", confirmPassword: "" };

/** Failures that are shown at a field. */
const failureFields = { email: "user_already_exists", password: "weak_password" } as const;

const rejectedField = (failure: AuthFailure | undefined) =>
  (["email", "password"] as const).find((name) => failureFields[name] === failure?.code);

interface EmailFieldProps extends ComponentProps<typeof TextInput> {
  /** The key of the error. */
  readonly problem: string | undefined;
}

/** The address; the error of one that has an account leads to the login. */
function EmailField({ problem, error, ...field }: EmailFieldProps) {
  const t = useTranslate(authMessages);
  const { search } = useLocation();
  const registered = (
    <>
      {error}. <TextLink to={{ pathname: "/auth/login", search }}>{t("register.toLogin")}</TextLink>
    </>
  );
  return (
    <TextInput
      {...field}
      label={t("fields.email")}
      type="email"
      autoComplete="email"
      error={problem === `errors.${failureFields.email}` ? registered : error}
    />
  );
}

interface RegisterFormProps {
  /** The address that was entered before a reload. */
  readonly email: string | undefined;
  /** Called when the account needs the confirmation of this address. */
  readonly onMailed: (email: string) => void;
}

export function RegisterForm({ email: entered = "", onMailed }: RegisterFormProps) {
  const t = useTranslate(authMessages);
  const { language } = useLanguage();
  const openClient = useAuthClient();
  const [failure, setFailure] = useState<AuthFailure>();

  /** Without required confirmation, the response contains a session, and the page redirects as soon as it is stored. */
  async function signUp({ name, country, email, password }: RegisterValues) {
    setFailure(undefined);
    let isWaiting = false;
    const nextFailure = await toAuthFailure(async () => {
      const client = await openClient();
      const data = { name: name.trim(), language, ...(country ? { country } : {}) };
      const options = { ...(await captchaOption()), emailRedirectTo: siteRoot(), data };
      const answer = await client.auth.signUp({ email: email.trim(), password, options });
      isWaiting = !answer.error && !answer.data.session;
      return answer;
    });
    const rejected = rejectedField(nextFailure);
    if (!rejected) setFailure(nextFailure);
    else {
      form.setFieldError(rejected, `errors.${failureFields[rejected]}`);
      focusField(rejected);
    }
    if (!isWaiting) return;
    saveRequestedMail(email, { search: window.location.search });
    onMailed(email.trim());
  }

  const { form, field, submit, focusField, isPending } = useFields({
    initialValues: { ...empty, email: entered },
    check: checkRegistration,
    messages: authMessages,
    onSubmit: signUp,
    parameters: { minimum: minPasswordLength },
  });

  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      {failure ? (
        <Notice tone="danger">{failureMessage(t, failure, "register.failed")}</Notice>
      ) : null}
      <TextInput label={t("fields.name")} autoComplete="name" {...field("name")} />
      <CountryField
        label={t("fields.country")}
        value={form.values.country || null}
        onChange={(code) => form.setFieldValue("country", code ?? "")}
      />
      <EmailField {...field("email")} problem={form.errors.email} />
      <PasswordField
        label={t("fields.password")}
        description={t("register.passwordHint", { minimum: minPasswordLength })}
        autoComplete="new-password"
        {...field("password")}
      />
      <PasswordField
        label={t("fields.confirmPassword")}
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
      <AsyncButton isPending={isPending}>{t("register.submit")}</AsyncButton>
    </form>
  );
}
