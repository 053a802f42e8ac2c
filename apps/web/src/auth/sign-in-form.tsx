import { memo, type Ref } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { BusyLabel } from "../ui/form/async-button.tsx";
import { Button, LinkButton } from "../ui/form/button.tsx";
import { PlainPasswordField } from "../ui/form/password-field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { authMessages } from "./messages.ts";
import { TextButton, TextLink } from "../ui/link/text-link.tsx";
import classes from "./auth-frame.module.css";

/**
 * The sign-in form as plain HTML; `enhanceSignInForm` adds its behaviour. Contains all results, hidden. Memoised, because
 * React would reset what the script has changed when it renders the form again.
 */
export const SignInForm = memo(function SignInForm({
  ref,
  search,
}: {
  readonly ref: Ref<HTMLFormElement>;
  /** The query of the page, for the links to other ways to sign in. */
  readonly search: string;
}) {
  const t = useTranslate(authMessages);
  return (
    <form
      ref={ref}
      className={classes["form"]}
      data-unreachable={t("errors.unreachable")}
      method="post"
      noValidate
    >
      <Results />
      <TextInput
        id="sign-in-email"
        name="email"
        label={t("fields.email")}
        type="email"
        autoComplete="username"
        hasErrorPlace
      />
      <PlainPasswordField
        id="sign-in-password"
        name="password"
        label={t("fields.password")}
        autoComplete="current-password"
        hasErrorPlace
      />
      <TextLink to="/auth/forgot-password" data-keeps-email className={classes["aside"]}>
        {t("login.forgot")}
      </TextLink>
      <Button type="submit">
        <BusyLabel>{t("login.submit")}</BusyLabel>
      </Button>
      <p className={classes["or"]}>{t("login.or")}</p>
      <LinkButton
        to={{ pathname: "/auth/code", search }}
        variant="default"
        data-keeps-email
        data-keeps-search
      >
        {t("login.byCode")}
      </LinkButton>
    </form>
  );
});

/** The results of signing in and of requesting another mail. */
function Results() {
  const t = useTranslate(authMessages);
  return (
    <>
      <div data-part="failure" hidden>
        <Notice tone="danger">
          <div data-part="failure-text" />
          <TextButton data-part="resend" hidden>
            {t("resend.offer")}
          </TextButton>
        </Notice>
      </div>
      <div data-part="sent" hidden>
        <Notice tone="success">{t("resend.sent")}</Notice>
      </div>
      <div data-part="not-sent" hidden>
        <Notice tone="danger" title={t("resend.failed")}>
          <span data-part="not-sent-text" />
        </Notice>
      </div>
    </>
  );
}
