import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import { pathAfterSignIn } from "../session/sign-in-path.ts";
import type { SessionState } from "../session/session-store.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { failureMessage, type AuthFailure } from "./auth-failure.ts";
import { ConfirmOutcome } from "./confirm-outcome.tsx";
import { readMailLink, type MailLink } from "./mail-link.ts";
import { authMessages } from "./messages.ts";
import { hasRequestedMail, isSameEmail, requestedMailSearch } from "./requested-mail.ts";
import { ProviderFailure } from "./provider-failure.tsx";
import { UsedLink } from "./used-link.tsx";
import { useRedeem, type Redemption } from "./use-redeem.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import classes from "./auth-frame.module.css";

/** Errors after which the same link may work later. */
const isTemporary = ({ code }: AuthFailure) =>
  ["unreachable", "over_request_rate_limit", "unexpected_failure"].includes(code);

/**
 * The target of links in auth mails. The link is redeemed by a click, not on load, because mail scanners open links
 * too.
 */
export function ConfirmPage() {
  const link = readMailLink(useLocation().search);
  return link ? <OpenedLink link={link} /> : <UsedLink link={undefined} failure={undefined} />;
}

function pageOf({ proof, isFromProvider }: MailLink) {
  if (isFromProvider) return "provider";
  return proof.kind === "link" ? proof.type : "code";
}

/** Whether redeeming it confirms the address of a new account. */
const confirmsAddress = ({ proof, isFromProvider }: MailLink) =>
  !isFromProvider && (proof.kind === "code" || proof.type === "signup");

function useAfterRedemption(link: MailLink) {
  const t = useTranslate(authMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  // Read before the redemption, which clears it.
  const [requestedBy] = useState(() => requestedMailSearch(link.email));
  return (redemption: Redemption) => {
    if (redemption.kind === "declined") {
      void navigate(redemption.current ? "/dashboard" : "/auth/login", { replace: true });
      if (redemption.current)
        showToast({ title: t("confirm.stayed", { email: redemption.current }) });
    }
    if (redemption.kind !== "signedIn") return;
    const page = redemption.isRecovery
      ? "/auth/new-password"
      : pathAfterSignIn(link.proof.kind === "link" ? requestedBy : search);
    void navigate(page, { replace: true });
    if (!redemption.isRecovery && confirmsAddress(link))
      showToast({ title: t("confirm.confirmed") });
  };
}

/**
 * Redeems without a click what only this browser can have requested, if no account is signed in that it would replace.
 */
function startsAutomatically({ proof, email }: MailLink, session: SessionState["kind"]): boolean {
  if (proof.kind === "code") return session !== "loading" && session !== "unavailable";
  return session === "signedOut" && proof.type !== "email_change" && hasRequestedMail(email);
}

function OpenedLink({ link }: { readonly link: MailLink }) {
  const session = useSession();
  const { redeem, answer, redemption, isPending, isAutomatic } = useRedeem(
    useAfterRedemption(link),
  );
  const named = link.proof.kind === "code" ? undefined : link.email;
  const confirm = () => redeem({ proof: link.proof, named });
  const start = useEffectEvent(() => redeem({ proof: link.proof, named }, true));
  const shouldStart = redemption === undefined && startsAutomatically(link, session.kind);
  useEffect(() => {
    if (shouldStart) start();
  }, [shouldStart]);

  if (session.kind === "loading" || shouldStart || (isAutomatic && isPending)) return <Waiting />;
  if (redemption === undefined)
    return <Question link={link} failure={undefined} isPending={isPending} onConfirm={confirm} />;
  if (redemption.kind !== "failed")
    return <ConfirmOutcome redemption={redemption} isPending={isPending} answer={answer} />;
  const { failure } = redemption;
  if (isTemporary(failure))
    return <Question link={link} failure={failure} isPending={isPending} onConfirm={confirm} />;
  return link.isFromProvider ? (
    <ProviderFailure code={failure.code} />
  ) : (
    <UsedLink link={link} failure={failure} />
  );
}

function Waiting() {
  const t = useTranslate(authMessages);
  return (
    <AuthFrame title={t("confirm.waiting")}>
      <div className={classes["form"]}>
        <SkeletonRows rows={2} height={36} />
      </div>
    </AuthFrame>
  );
}

interface QuestionProps {
  readonly link: MailLink;
  readonly failure: AuthFailure | undefined;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
}

/** What the click does, and for which account. */
function Question({ link, failure, isPending, onConfirm }: QuestionProps) {
  const t = useTranslate(authMessages);
  const session = useSession();
  const page = pageOf(link);
  const signedInAs = session.kind === "signedIn" ? session.user.email : undefined;
  return (
    <AuthFrame title={t(`confirm.${page}.title`)} intro={t(`confirm.${page}.text`)}>
      <div className={classes["form"]}>
        {link.email ? <p className={classes["strong"]}>{link.email}</p> : null}
        {signedInAs !== undefined && page !== "email_change" ? (
          <Notice tone="info">
            {isSameEmail(signedInAs, link.email)
              ? t("returned.alreadyIn")
              : t("confirm.signedInAs", { email: signedInAs })}{" "}
            <TextLink to="/dashboard">{t("returned.toDashboard")}</TextLink>
          </Notice>
        ) : null}
        {failure ? (
          <Notice tone="danger">{failureMessage(t, failure, "returned.unknown")}</Notice>
        ) : null}
        <AsyncButton isPending={isPending} onPress={onConfirm}>
          {t(`confirm.${page}.submit`)}
        </AsyncButton>
      </div>
    </AuthFrame>
  );
}
