import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { refusalText, type AuthRefusal } from "./auth-refusal.ts";
import type { MailLink } from "./mail-link.ts";
import { authMessages } from "./messages.ts";
import { NewLinkForm } from "./new-link-form.tsx";
import classes from "./auth-frame.module.css";

interface UsedLinkProps {
  /** Undefined for an address that is cut off. */
  readonly link: MailLink | undefined;
  readonly refusal: AuthRefusal | undefined;
}

const verifierCodes: readonly string[] = [
  "pkce_code_verifier_not_found",
  "bad_code_verifier",
  "flow_state_not_found",
  "flow_state_expired",
];

function useFailureText({ link, refusal }: UsedLinkProps): string {
  const t = useTranslate(authMessages);
  if (!link || !refusal) return t("confirm.incomplete");
  if (link.proof.kind === "code" && verifierCodes.includes(refusal.code))
    return t("confirm.otherBrowser");
  if (refusal.code !== "otp_expired") return refusalText(t, refusal, "returned.unknown");
  const type = link.proof.kind === "link" ? link.proof.type : "signup";
  return t(`confirm.${type}.expired`);
}

/** A link that does not work any more: why, and how to go on. */
export function UsedLink({ link, refusal }: UsedLinkProps) {
  const t = useTranslate(authMessages);
  const session = useSession();
  const text = useFailureText({ link, refusal });
  const type = link?.proof.kind === "link" ? link.proof.type : "signup";
  const email = link?.email ?? "";
  return (
    <AuthFrame
      title={t("returned.title")}
      below={
        session.kind === "signedIn" ? (
          <Anchor component={Link} to="/dashboard">
            {t("returned.toDashboard")}
          </Anchor>
        ) : (
          <Anchor component={Link} to="/auth/login">
            {t("login.submit")}
          </Anchor>
        )
      }
    >
      <div className={classes["form"]}>
        <Notice tone="danger">{text}</Notice>
        {type === "signup" && session.kind !== "signedIn" ? <NewLinkForm email={email} /> : null}
        {type === "recovery" ? (
          <LinkButton to="/auth/forgot-password" state={{ email }}>
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
