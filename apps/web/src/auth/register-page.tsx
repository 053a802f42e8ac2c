import { Navigate, useLocation } from "react-router";
import { publicPath } from "../i18n/language-choice.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useClientConfig, useSession } from "../session/session-context.tsx";
import { pathAfterSignIn } from "../session/sign-in-path.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { CheckMail } from "./check-mail.tsx";
import { useMailStep } from "./mail-step.ts";
import { authMessages } from "./messages.ts";
import { ProviderList } from "./provider-list.tsx";
import { RegisterForm } from "./register-form.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import classes from "./auth-frame.module.css";

/** The sign-up form, then the wait for the confirmation. */
export function RegisterPage() {
  const t = useTranslate(authMessages);
  const { search } = useLocation();
  const session = useSession();
  const registration = useClientConfig().data?.registration;
  const { mailedTo, onMailed, onOtherAddress } = useMailStep("signup");

  if ("user" in session) return <Navigate to={pathAfterSignIn(search)} replace />;
  const isClosed = registration === "closed" || registration === "closed-beta";
  return (
    <AuthFrame
      title={mailedTo ? t("checkMail.title") : t("register.title")}
      intro={mailedTo ? null : t("register.intro")}
      below={
        <>
          {t("register.hasAccount")}{" "}
          <TextLink to={{ pathname: "/auth/login", search }}>{t("register.toLogin")}</TextLink>
        </>
      }
    >
      {isClosed ? (
        <div className={classes["form"]}>
          <Notice tone="info">
            {t(registration === "closed" ? "register.closed" : "register.closedBeta")}
          </Notice>
        </div>
      ) : (
        <>
          {/* The form stays mounted, so that its values are still there on going back. */}
          <div hidden={mailedTo !== undefined}>
            <RegisterForm email={mailedTo} onMailed={onMailed} />
            <ProviderList isDivided />
            <Terms />
          </div>
          {mailedTo ? (
            <CheckMail type="signup" email={mailedTo} onOtherAddress={onOtherAddress} />
          ) : null}
        </>
      )}
    </AuthFrame>
  );
}

/** What an account accepts. The pages open in a new tab, beside what was typed. */
function Terms() {
  const t = useTranslate(authMessages);
  const { language } = useLanguage();
  const [before, between, after] = t("register.terms", { terms: "|", privacy: "|" }).split("|");
  return (
    <p className={classes["terms"]}>
      {before}
      <TextLink to={publicPath("/terms", language)} target="_blank">
        {t("register.termsLink")}
      </TextLink>
      {between}
      <TextLink to={publicPath("/privacy", language)} target="_blank">
        {t("register.privacyLink")}
      </TextLink>
      {after}
    </p>
  );
}
