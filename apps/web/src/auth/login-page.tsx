import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAuthClient, useSession } from "../session/session-context.tsx";
import { pathAfterSignIn } from "../session/sign-in-path.ts";
import { enhancedBy } from "../ui/enhancement.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { enhanceSignInForm } from "./enhance-sign-in-form.ts";
import { authMessages } from "./messages.ts";
import { ProviderList } from "./provider-list.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { signInReason } from "./sign-in-reason.ts";
import { saveTypedEmailOnClick } from "./typed-email.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import classes from "./auth-frame.module.css";

/**
 * The sign-in page: static HTML with the behaviour of `enhanceSignInPage`. When the app itself navigates here, the
 * session is that of the app.
 */
export function LoginPage() {
  const t = useTranslate(authMessages);
  const { search } = useLocation();
  const session = useSession();
  const openClient = useAuthClient();
  const [withSignIn] = useState(() =>
    enhancedBy<HTMLFormElement>((form, signal) =>
      // The session in React's state redirects.
      enhanceSignInForm(form, signal, { openClient, onSignedIn: () => undefined }),
    ),
  );
  const [keepingEmail] = useState(() => enhancedBy<HTMLDivElement>(saveTypedEmailOnClick));
  if ("user" in session) return <Navigate to={pathAfterSignIn(search)} replace />;
  return (
    <div ref={keepingEmail} data-enhance="sign-in">
      <AuthFrame
        title={t("login.title")}
        intro={
          <span
            data-part="intro"
            data-intro={t("login.intro")}
            data-continue={t("login.continue")}
            data-select-plan={t("login.selectPlan")}
          >
            {t(`login.${signInReason(search)}`)}
          </span>
        }
        below={
          <>
            {t("login.noAccount")}{" "}
            <TextLink to={{ pathname: "/auth/register", search }} data-keeps-search>
              {t("login.toRegister")}
            </TextLink>
          </>
        }
      >
        <p className={classes["withoutScript"]}>{t("login.withoutScript")}</p>
        <SignInForm ref={withSignIn} search={search} />
        <ProviderList />
      </AuthFrame>
    </div>
  );
}
