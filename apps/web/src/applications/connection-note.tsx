import { onlineManager, useMutationState } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { dateFormat } from "../i18n/date-format.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { isWaitingChange } from "../data/query-client.ts";
import { applicationMessages } from "./messages.ts";
import classes from "./connection-note.module.css";

/** A notice while the server is unreachable: the age of the list, and the number of paused changes. */
export function ConnectionNote({ cachedAt }: { readonly cachedAt: string | undefined }) {
  const t = useTranslate(applicationMessages);
  const { language } = useLanguage();
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
  const paused = useMutationState({
    filters: { predicate: isWaitingChange },
  }).length;
  // While online, a paused change only waits for the previous one.
  const waiting = isOnline ? 0 : paused;
  const timeOf = (moment: string) =>
    dateFormat(language, {
      dateStyle: "medium",
      timeStyle: "short",
    }).format(new Date(moment));
  return (
    <output className={classes["connection"]}>
      {cachedAt === undefined ? null : <p>{t("connection.kept", { time: timeOf(cachedAt) })}</p>}
      {waiting > 0 ? <p>{t("connection.waiting", { count: waiting })}</p> : null}
    </output>
  );
}
