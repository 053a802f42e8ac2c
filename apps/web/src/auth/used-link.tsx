import { mailLinkHours } from "@postulo/domain/credentials";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { failureMessage, type AuthFailure } from "./auth-failure.ts";
import type { MailLink } from "./mail-link.ts";
import { authMessages } from "./messages.ts";
import { NewLinkForm } from "./new-link-form.tsx";
import { saveTypedEmail } from "./typed-email.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import classes from "./auth-frame.module.css";

interface UsedLinkProps {
  /** Undefined when the link is incomplete. */
  readonly link: MailLink | undefined;
  readonly failure: AuthFailure | undefined;
}

const verifierCodes: readonly string[] = [
  "pkce_code_verifier_not_found",
  "bad_code_verifier",
  "flow_state_not_found",
  "flow_state_expired",
];

function useFailureText({ link, failure }: UsedLinkProps): string {
  const t = useTranslate(authMessages);
  if (!link || !failure) return t("confirm.incomplete");
  if (link.proof.kind === "code" && verifierCodes.includes(failure.code))
    return t("confirm.otherBrowser");
  if (failure.code !== "otp_expired") return failureMessage(t, failure, "returned.unknown");
  const type = link.proof.kind === "link" ? link.proof.type : "signup";
  return t(`confirm.${type}.expired`, { hours: mailLinkHours });
}

/** Explains why a link no longer works, and what to do instead. */
export function UsedLink({ link, failure }: UsedLinkProps) {
  const t = useTranslate(authMessages);
  const session = useSession();
  const text = useFailureText({ link, failure });
  const type = link?.proof.kind === "link" ? link.proof.type : "signup";
  const email = link?.email ?? "";
  return (
    <AuthFrame
      title={t("returned.title")}
      below={
        session.kind === "signedIn" ? (
          <TextLink to="/dashboard">{t("returned.toDashboard")}</TextLink>
        ) : (
          <TextLink to="/auth/login">{t("login.submit")}</TextLink>
        )
      }
    >
      <div className={classes["form"]}>
        <Notice tone="danger">{text}</Notice>
        {type === "signup" && session.kind !== "signedIn" ? <NewLinkForm email={email} /> : null}
        {type === "recovery" ? (
          <LinkButton to="/auth/forgot-password" onClick={() => saveTypedEmail(email)}>
            {t("confirm.recovery.again")}
          </LinkButton>
        ) : null}
        {type === "magiclink" ? (
          <LinkButton to="/auth/code" onClick={() => saveTypedEmail(email)}>
            {t("confirm.recovery.again")}
          </LinkButton>
        ) : null}
        {type === "email_change" ? (
          <LinkButton to="/dashboard/profile">{t("confirm.toAccount")}</LinkButton>
        ) : null}
      </div>
    </AuthFrame>
  );
}
