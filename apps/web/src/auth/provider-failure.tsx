import { useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { authMessages } from "./messages.ts";
import classes from "./auth-frame.module.css";

/** The texts of the error codes of GoTrue and of the provider. */
const texts = new Map(
  Object.entries({
    access_denied: "provider.errors.access_denied",
    provider_email_needs_verification: "provider.errors.provider_email_needs_verification",
    email_exists: "provider.errors.email_exists",
    signup_disabled: "provider.errors.signup_disabled",
    bad_oauth_state: "provider.errors.interrupted",
    bad_oauth_callback: "provider.errors.interrupted",
    bad_code_verifier: "provider.errors.interrupted",
    pkce_code_verifier_not_found: "provider.errors.interrupted",
    flow_state_not_found: "provider.errors.interrupted",
    flow_state_expired: "provider.errors.interrupted",
    user_banned: "errors.user_banned",
    over_request_rate_limit: "errors.over_request_rate_limit",
  } as const),
);

/** Explains why signing in at a provider did not work. */
export function ProviderFailure({ code }: { readonly code: string }) {
  const t = useTranslate(authMessages);
  const query = new URLSearchParams(useLocation().search);
  const isSignedIn = "user" in useSession();
  const next = query.get("next");
  const search = next ? `?${new URLSearchParams({ next })}` : "";
  return (
    <AuthFrame title={t("provider.failed")}>
      <div className={classes["form"]}>
        <Notice tone="danger">{t(texts.get(code) ?? "provider.errors.unknown")}</Notice>
        {isSignedIn ? (
          <LinkButton to="/dashboard">{t("returned.toDashboard")}</LinkButton>
        ) : (
          <LinkButton to={{ pathname: "/auth/login", search }}>{t("forgot.toLogin")}</LinkButton>
        )}
      </div>
    </AuthFrame>
  );
}
