import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { authMessages } from "./messages.ts";
import type { Redemption, useRedeem } from "./use-redeem.ts";
import classes from "./auth-frame.module.css";

type Answer = ReturnType<typeof useRedeem>["answer"];

interface ConfirmOutcomeProps {
  readonly redemption: Exclude<Redemption, { kind: "failed" }>;
  readonly isPending: boolean;
  readonly answer: Answer;
}

/** The result of redeeming a link, or the question which account to use. */
export function ConfirmOutcome({ redemption, isPending, answer }: ConfirmOutcomeProps) {
  switch (redemption.kind) {
    case "question":
      return <QuestionPage question={redemption} isPending={isPending} answer={answer} />;
    case "otherMustConfirm":
      return <HalfChanged />;
    case "emailChanged":
      return <EmailChanged email={redemption.email} />;
    case "signedIn":
    case "declined":
      // The page navigates away.
      return null;
  }
}

interface AccountQuestionProps {
  readonly question: Extract<Redemption, { kind: "question" }>;
  readonly isPending: boolean;
  readonly answer: Answer;
}

function QuestionPage(props: AccountQuestionProps) {
  const t = useTranslate(authMessages);
  return (
    <AuthFrame title={t("confirm.question.title")}>
      <AccountQuestion {...props} />
    </AuthFrame>
  );
}

/** The confirmation before the session of another account replaces the current one. */
export function AccountQuestion({ question, isPending, answer }: AccountQuestionProps) {
  const t = useTranslate(authMessages);
  const { accept, decline } = answer(question);
  const { current } = question;
  const { email } = question.session;
  return (
    <div className={classes["form"]}>
      <dl className={classes["accounts"]}>
        {current === undefined ? null : (
          <div>
            <dt>{t("confirm.question.current")}</dt>
            <dd>{current}</dd>
          </div>
        )}
        <div>
          <dt>{t("confirm.question.other")}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <p className={classes["text"]}>
        {t(current === undefined ? "confirm.question.visitorWarning" : "confirm.question.warning")}
      </p>
      <AsyncButton isPending={isPending} onPress={decline}>
        {t(current === undefined ? "confirm.question.doNot" : "confirm.question.stay")}
      </AsyncButton>
      <AsyncButton variant="default" isPending={isPending} onPress={accept}>
        {t("confirm.question.continue")}
      </AsyncButton>
    </div>
  );
}

function useContinueLink() {
  const t = useTranslate(authMessages);
  return useSession().kind === "signedIn" ? (
    <LinkButton to="/dashboard/profile">{t("confirm.toAccount")}</LinkButton>
  ) : (
    <LinkButton to="/auth/login">{t("login.submit")}</LinkButton>
  );
}

function HalfChanged() {
  const t = useTranslate(authMessages);
  const continueLink = useContinueLink();
  return (
    <AuthFrame title={t("confirm.half.title")}>
      <div className={classes["form"]}>
        <Notice tone="success">{t("returned.otherMustConfirm")}</Notice>
        {continueLink}
      </div>
    </AuthFrame>
  );
}

function EmailChanged({ email }: { readonly email: string }) {
  const t = useTranslate(authMessages);
  const continueLink = useContinueLink();
  return (
    <AuthFrame title={t("confirm.changed.title")}>
      <div className={classes["form"]}>
        <Notice tone="success">{t("confirm.changed.text", { email })}</Notice>
        {continueLink}
      </div>
    </AuthFrame>
  );
}
