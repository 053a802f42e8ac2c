import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { MomentText } from "../../ui/moment-text.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { CodeLine } from "./code-line.tsx";
import { emailChangeMessages } from "./messages.ts";
import { useCancelChange, useEmailChange, useResendChange, type EmailChange } from "./queries.ts";
import classes from "./email-change.module.css";

/** The progress of an e-mail change; renders nothing while none is pending. */
export function PendingChange() {
  const t = useTranslate(emailChangeMessages);
  const change = useEmailChange();
  if (change.isError && change.data === undefined)
    return <LoadFailure title={t("loadFailed")} onRetry={() => void change.refetch()} />;
  return change.data ? <Progress change={change.data} /> : null;
}

function Progress({ change }: { readonly change: EmailChange }) {
  const t = useTranslate(emailChangeMessages);
  const { user } = useSignedIn();
  const addresses = [
    { email: user.email, isConfirmed: change.current_confirmed },
    { email: change.new_email, isConfirmed: change.new_confirmed },
  ];
  return (
    <fieldset className={classes["change"]} aria-labelledby="pending-change-title">
      <div>
        <h3 id="pending-change-title" className={classes["title"]}>
          {t("title")}
        </h3>
        {change.requested_at ? (
          <p className={classes["quiet"]}>
            {t("requested")} <MomentText moment={change.requested_at} />
          </p>
        ) : null}
      </div>
      <p className={classes["quiet"]}>{t("explanation", { current: user.email })}</p>
      {change.is_expired ? <Notice tone="info">{t("expired")}</Notice> : null}
      <ul className={classes["addresses"]}>
        {addresses.map(({ email, isConfirmed }) => (
          <li key={email}>
            <div className={classes["address"]}>
              <span className={classes["email"]}>{email}</span>
              <span className={classes["state"]} data-confirmed={isConfirmed || undefined}>
                {t(isConfirmed ? "confirmed" : "waiting")}
              </span>
            </div>
            {isConfirmed || change.is_expired ? null : (
              <CodeLine email={email} newEmail={change.new_email} />
            )}
          </li>
        ))}
      </ul>
      <Actions />
    </fieldset>
  );
}

function Actions() {
  const t = useTranslate(emailChangeMessages);
  const resending = useResendChange(t("resendFailed"));
  const cancelling = useCancelChange(t("cancelFailed"));
  return (
    <div className={classes["actions"]}>
      <AsyncButton
        variant="default"
        isPending={resending.isPending}
        onPress={() =>
          resending.mutate(undefined, { onSuccess: () => showToast({ title: t("resent") }) })
        }
      >
        {t("resend")}
      </AsyncButton>
      <AsyncButton
        variant="subtle"
        color="neutral"
        isPending={cancelling.isPending}
        onPress={() =>
          cancelling.mutate(undefined, {
            onSuccess: (current) =>
              showToast(
                current === null
                  ? { title: t("nothingPending"), text: t("nothingPendingText") }
                  : { title: t("cancelled"), text: t("cancelledText", { current }) },
              ),
          })
        }
      >
        {t("cancel")}
      </AsyncButton>
    </div>
  );
}
