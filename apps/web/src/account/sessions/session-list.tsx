import type { Translate } from "@postulo/i18n/translate";
import { useRef } from "react";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { advanceFocus } from "../../ui/focus-if-unclaimed.ts";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { IconDeviceDesktop, IconPuzzle } from "../../ui/icons.tsx";
import { MomentText } from "../../ui/moment-text.tsx";
import { parseUserAgent } from "./device-name.ts";
import { sessionMessages, type messages } from "./messages.ts";
import { useEndOtherSessions, useEndSession, useSessions, type OwnSession } from "./queries.ts";
import { SettingsSection } from "../../ui/settings-section.tsx";
import listClasses from "../entry-list.module.css";
import classes from "./session-list.module.css";

/** Lists the sessions of the account, ends one of them, or all others. */
export function SessionList() {
  const t = useTranslate(sessionMessages);
  const sessions = useSessions();
  const title = useRef<HTMLHeadingElement>(null);
  const others = sessions.data?.filter((session) => !session.is_current) ?? [];
  const onEnded = (pressed: Element | null) => advanceFocus(pressed, title.current);
  return (
    <SettingsSection
      name="sessions"
      title={t("title")}
      titleRef={title}
      description={t("description")}
    >
      {sessions.isError && sessions.data === undefined ? (
        <LoadFailure title={t("loadFailed")} onRetry={() => void sessions.refetch()} />
      ) : null}
      {sessions.isPending ? <SkeletonRows rows={1} height={76} /> : null}
      {sessions.data ? (
        <ul className={listClasses["list"]} aria-labelledby="sessions-title">
          {sessions.data.map((session) => (
            <SessionLine key={session.id} session={session} onEnded={onEnded} />
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? <EndOthers onEnded={onEnded} /> : null}
    </SettingsSection>
  );
}

interface EndedProps {
  /** Called with the pressed button, which is no longer rendered. */
  readonly onEnded: (pressed: Element | null) => void;
}

function EndOthers({ onEnded }: EndedProps) {
  const t = useTranslate(sessionMessages);
  const ending = useEndOtherSessions({ errorTitle: t("endOthersFailed") });
  const end = async () => {
    const pressed = document.activeElement;
    await ending.mutateAsync();
    showToast({ title: t("ended") });
    onEnded(pressed);
  };
  return (
    <div>
      <AsyncButton
        variant="default"
        isPending={ending.isPending}
        // A failure is shown as a toast.
        onPress={() => void end().catch(() => undefined)}
      >
        {t("endOthers")}
      </AsyncButton>
    </div>
  );
}

function nameOf(t: Translate<typeof messages>, { user_agent, is_extension }: OwnSession): string {
  const { browser, system } = parseUserAgent(user_agent);
  const device = browser && system ? t("device", { browser, system }) : (browser ?? system);
  if (is_extension) return device ? `${t("extension")} · ${device}` : t("extension");
  return device ?? t("unknown");
}

function SessionLine({ session, onEnded }: { readonly session: OwnSession } & EndedProps) {
  const t = useTranslate(sessionMessages);
  const device = nameOf(t, session);
  const Icon = session.is_extension ? IconPuzzle : IconDeviceDesktop;
  return (
    <li>
      <Icon size={18} aria-hidden className={listClasses["icon"]} />
      <div className={listClasses["about"]}>
        <span className={classes["device"]}>
          {device}
          {session.is_current ? <span className={classes["badge"]}>{t("current")}</span> : null}
        </span>
        <span className={listClasses["facts"]}>
          <span>
            {t("signedIn")} <MomentText moment={session.created_at} />
          </span>
          {session.is_current ? null : (
            <span>
              {t("lastUsed")} <MomentText moment={session.last_used_at} />
            </span>
          )}
        </span>
      </div>
      {session.is_current ? null : (
        <EndSession session={session} device={device} onEnded={onEnded} />
      )}
    </li>
  );
}

interface EndSessionProps extends EndedProps {
  readonly session: OwnSession;
  readonly device: string;
}

function EndSession({ session, device, onEnded }: EndSessionProps) {
  const t = useTranslate(sessionMessages);
  const { language } = useLanguage();
  const ending = useEndSession({ errorTitle: t("endFailed") });
  const format = dateFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const moment = format.format(new Date(session.last_used_at));
  const end = async () => {
    const pressed = document.activeElement;
    await ending.mutateAsync(session.id);
    showToast({ title: t("endedOne", { device }) });
    onEnded(pressed);
  };
  return (
    <AsyncButton
      variant="default"
      size="compact-sm"
      aria-label={t("endNamed", { device, moment })}
      isPending={ending.isPending}
      onPress={() => void end().catch(() => undefined)}
    >
      {t("end")}
    </AsyncButton>
  );
}
