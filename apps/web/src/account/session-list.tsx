import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { MomentText } from "../ui/moment-text.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { parseUserAgent } from "./device-name.ts";
import { accountMessages } from "./messages.ts";
import { endOtherSessions, sessionsKey, useSessions, type OwnSession } from "./queries.ts";
import classes from "./account-page.module.css";

/** Lists the sessions of the account and signs out all others. */
export function SessionList() {
  const t = useTranslate(accountMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const sessions = useSessions();
  const ending = useMutation({
    mutationFn: () => endOtherSessions(client),
    meta: { errorTitle: t("sessions.endFailed") },
    onSuccess: async () => {
      showToast({ title: t("sessions.ended") });
      await queries.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const hasOthers = sessions.data?.some((session) => !session.is_current) ?? false;
  return (
    <section className={classes["section"]} aria-labelledby="sessions-title">
      <h2 id="sessions-title" className={classes["title"]}>
        {t("sessions.title")}
      </h2>
      {sessions.isError ? (
        <LoadFailure title={t("sessions.loadFailed")} onRetry={() => void sessions.refetch()} />
      ) : null}
      {sessions.isPending ? <SkeletonRows rows={1} height={56} /> : null}
      {sessions.data ? (
        <ul className={classes["sessions"]} aria-labelledby="sessions-title">
          {sessions.data.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      ) : null}
      {hasOthers ? (
        <div>
          <AsyncButton
            variant="default"
            isPending={ending.isPending}
            onPress={() => {
              ending.mutate();
            }}
          >
            {t("sessions.endOthers")}
          </AsyncButton>
        </div>
      ) : null}
    </section>
  );
}

function SessionLine({ session }: { readonly session: OwnSession }) {
  const t = useTranslate(accountMessages);
  const device = parseUserAgent(session.user_agent);
  return (
    <li>
      <span>{device ? t("sessions.device", device) : t("sessions.unknown")}</span>
      <span className={classes["quiet"]}>
        {session.is_current ? (
          t("sessions.current")
        ) : (
          <>
            {t("sessions.lastUsed")} <MomentText moment={session.last_used_at} />
          </>
        )}
      </span>
    </li>
  );
}
