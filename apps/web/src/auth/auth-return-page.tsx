import { Navigate, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import type { AuthReturn } from "../session/auth-return.ts";
import { useAuthReturn, useSession } from "../session/session-context.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { authMessages } from "./messages.ts";
import { NewLinkForm } from "./new-link-form.tsx";
import { ProviderFailure } from "./provider-failure.tsx";
import { isFromProvider } from "./provider-return.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import classes from "./auth-frame.module.css";

/** Explains the result of a link in an auth mail, which opened the front page. */
export function AuthReturnPage() {
  const t = useTranslate(authMessages);
  const { search } = useLocation();
  const arrival = useAuthReturn();
  const session = useSession();
  // While the session is loading, the URL may not have been read yet.
  if (arrival.kind === "none")
    return session.kind === "loading" ? null : <Navigate to="/auth/login" replace />;
  if (arrival.kind === "code") {
    const query = new URLSearchParams(search);
    query.set("code", arrival.code);
    return <Navigate to={`/auth/confirm?${query.toString()}`} replace />;
  }
  if (arrival.kind === "error" && (isFromProvider(search) || arrival.code === "bad_oauth_state"))
    return <ProviderFailure code={arrival.code} />;
  return (
    <AuthFrame title={t("login.title")} below={<ContinueLink />}>
      <div className={classes["notice"]}>
        <ReturnNotice arrival={arrival} />
      </div>
    </AuthFrame>
  );
}

type ShownReturn = Extract<AuthReturn, { kind: "tokens" | "message" | "error" }>;

function ReturnNotice({ arrival }: { readonly arrival: ShownReturn }) {
  const t = useTranslate(authMessages);
  const session = useSession();
  switch (arrival.kind) {
    case "tokens":
      return (
        <Notice tone="danger" title={t("returned.title")}>
          {session.kind === "signedIn"
            ? t("returned.tokensWhileSignedIn", { email: session.user.email })
            : t("returned.tokens")}
        </Notice>
      );
    case "message":
      return (
        <Notice tone="info">
          {t(arrival.otherMustConfirm ? "returned.otherMustConfirm" : "returned.unknown")}
        </Notice>
      );
    case "error":
      if (session.kind === "signedIn")
        return (
          <Notice tone="info" title={t("returned.title")}>
            <FailureText arrival={arrival} /> {t("returned.alreadyIn")}
          </Notice>
        );
      return (
        <>
          <Notice tone="danger" title={t("returned.title")}>
            <FailureText arrival={arrival} />
          </Notice>
          <NewLinkForm />
        </>
      );
  }
}

function ContinueLink() {
  const t = useTranslate(authMessages);
  const isSignedIn = useSession().kind === "signedIn";
  return (
    <TextLink to={isSignedIn ? "/dashboard" : "/auth/login"}>
      {isSignedIn ? t("returned.toDashboard") : t("login.submit")}
    </TextLink>
  );
}

function FailureText({ arrival }: { readonly arrival: Extract<AuthReturn, { kind: "error" }> }) {
  const t = useTranslate(authMessages);
  switch (arrival.code) {
    case "otp_expired":
      return t("returned.expired");
    case "user_banned":
    case "over_request_rate_limit":
      return t(`errors.${arrival.code}`);
    default:
      return t("returned.unknown");
  }
}
