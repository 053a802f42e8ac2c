import { useSyncExternalStore } from "react";
import { IconWifiOff } from "../icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../messages.ts";
import classes from "./offline-banner.module.css";

function subscribe(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Shown while offline. */
export function OfflineBanner() {
  const t = useTranslate(uiMessages);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className={classes["region"]}>
      {isOnline ? null : (
        <span className={classes["banner"]} data-offline>
          <IconWifiOff size={16} aria-hidden />
          {t("offline")}
        </span>
      )}
    </output>
  );
}
