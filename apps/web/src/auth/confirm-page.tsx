import { Anchor } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import type { SessionState } from "../session/session-store.ts";
import { AsyncButton } from "../ui/async-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { SkeletonRows } from "../ui/skeleton-rows.tsx";
import { showToast } from "../ui/toast.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { refusalText, type AuthRefusal } from "./auth-refusal.ts";
import { ConfirmOutcome } from "./confirm-outcome.tsx";
import { readMailLink, type MailLink } from "./mail-link.ts";
import { authMessages } from "./messages.ts";
import { hasRequestedMail, isSameEmail } from "./requested-mail.ts";
import { UsedLink } from "./used-link.tsx";
import { useRedeem, type Redemption } from "./use-redeem.ts";
import classes from "./auth-frame.module.css";

/** Refusals after which the same link may work later. */
const isTemporary = ({ code }: AuthRefusal) =>
  ["unreachable", "over_request_rate_limit", "unexpected_failure"].includes(code);

/** Where the links of our mails lead. Opening it redeems nothing, since mail scanners open links too: a click does. */
export function ConfirmPage() {
  const link = readMailLink(useLocation().search);
  return link ? <OpenedLink link={link} /> : <UsedLink link={undefined} refusal={undefined} />;
}

const pageOf = ({ proof }: MailLink) => (proof.kind === "link" ? proof.type : "code");

function useArrive() {
  const t = useTranslate(authMessages);
  const navigate = useNavigate();
  return (redemption: Redemption) => {
    if (redemption.kind === "declined") {
      void navigate(redemption.current ? "/dashboard" : "/auth/login", { replace: true });
      if (redemption.current)
        showToast({ title: t("confirm.stayed", { email: redemption.current }) });
    }
    if (redemption.kind !== "signedIn") return;
    const page = redemption.isRecovery ? "/auth/new-password" : "/dashboard";
    void navigate(page, { replace: true });
    if (!redemption.isRecovery) showToast({ title: t("confirm.confirmed") });
  };
}

/** Without a click: what only this browser can have asked for, when no account is signed in that it could replace. */
function startsByItself({ proof, email }: MailLink, session: SessionState["kind"]): boolean {
  if (proof.kind === "code") return session === "signedIn" || session === "signedOut";
  return session === "signedOut" && proof.type !== "email_change" && hasRequestedMail(email);
}

function OpenedLink({ link }: { readonly link: MailLink }) {
  const session = useSession();
  const { redeem, answer, redemption, isPending, isAutomatic } = useRedeem(useArrive());
  const named = link.proof.kind === "code" ? undefined : link.email;
  const confirm = () => redeem({ proof: link.proof, named });
  const begin = useEffectEvent(() => redeem({ proof: link.proof, named }, true));
  const mustBegin = redemption === undefined && startsByItself(link, session.kind);
  useEffect(() => {
    if (mustBegin) begin();
  }, [mustBegin]);

  if (session.kind === "loading" || mustBegin || (isAutomatic && isPending)) return <Waiting />;
  if (redemption === undefined)
    return <Question link={link} refusal={undefined} isPending={isPending} onConfirm={confirm} />;
  if (redemption.kind !== "refused")
    return <ConfirmOutcome redemption={redemption} isPending={isPending} answer={answer} />;
  const { refusal } = redemption;
  return isTemporary(refusal) ? (
    <Question link={link} refusal={refusal} isPending={isPending} onConfirm={confirm} />
  ) : (
    <UsedLink link={link} refusal={refusal} />
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
  readonly refusal: AuthRefusal | undefined;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
}

/** What the click will do, and for which account. */
function Question({ link, refusal, isPending, onConfirm }: QuestionProps) {
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
            <Anchor component={Link} to="/dashboard">
              {t("returned.toDashboard")}
            </Anchor>
          </Notice>
        ) : null}
        {refusal ? (
          <Notice tone="danger">{refusalText(t, refusal, "returned.unknown")}</Notice>
        ) : null}
        <AsyncButton isPending={isPending} onPress={onConfirm}>
          {t(`confirm.${page}.submit`)}
        </AsyncButton>
      </div>
    </AuthFrame>
  );
}
