import { memo, type Ref } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { BusyLabel } from "../ui/form/async-button.tsx";
import { Button, LinkButton } from "../ui/form/button.tsx";
import { PlainPasswordField } from "../ui/form/password-field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { signInMessages } from "./sign-in-page/messages.ts";
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
  const t = useTranslate(signInMessages);
  return (
    <form
      ref={ref}
      className={classes["form"]}
      data-unreachable={t("unreachable")}
      method="post"
      noValidate
    >
      <Results />
      <TextInput
        id="sign-in-email"
        name="email"
        label={t("email")}
        type="email"
        autoComplete="username"
        hasErrorPlace
      />
      <PlainPasswordField
        id="sign-in-password"
        name="password"
        label={t("password")}
        autoComplete="current-password"
        hasErrorPlace
      />
      <TextLink to="/auth/forgot-password" data-keeps-email className={classes["aside"]}>
        {t("forgot")}
      </TextLink>
      <Button type="submit">
        <BusyLabel>{t("submit")}</BusyLabel>
      </Button>
      <p className={classes["or"]}>{t("or")}</p>
      <LinkButton
        to={{ pathname: "/auth/code", search }}
        variant="default"
        data-keeps-email
        data-keeps-search
      >
        {t("byCode")}
      </LinkButton>
    </form>
  );
});

/** The results of signing in and of requesting another mail. */
function Results() {
  const t = useTranslate(signInMessages);
  return (
    <>
      <div data-part="failure" hidden>
        <Notice tone="danger">
          <div data-part="failure-text" />
          <TextButton data-part="resend" hidden>
            {t("resend")}
          </TextButton>
        </Notice>
      </div>
      <div data-part="sent" hidden>
        <Notice tone="success">{t("resent")}</Notice>
      </div>
      <div data-part="not-sent" hidden>
        <Notice tone="danger" title={t("resendFailed")}>
          <span data-part="not-sent-text" />
        </Notice>
      </div>
    </>
  );
}
