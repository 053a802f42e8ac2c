import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useAuthClient, useSession } from "../session/session-context.tsx";
import { pathAfterSignIn } from "../session/sign-in-path.ts";
import { enhancedBy } from "../ui/enhancement.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { enhanceSignInForm } from "./enhance-sign-in-form.ts";
import { signInMessages } from "./sign-in-page/messages.ts";
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
  const t = useTranslate(signInMessages);
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
        title={t("title")}
        intro={
          <span
            data-part="intro"
            data-intro={t("intro")}
            data-continue={t("continue")}
            data-select-plan={t("selectPlan")}
          >
            {t(signInReason(search))}
          </span>
        }
        below={
          <>
            {t("noAccount")}{" "}
            <TextLink to={{ pathname: "/auth/register", search }} data-keeps-search>
              {t("toRegister")}
            </TextLink>
          </>
        }
      >
        <p className={classes["withoutScript"]}>{t("withoutScript")}</p>
        <SignInForm ref={withSignIn} search={search} />
        <ProviderList />
      </AuthFrame>
    </div>
  );
}
