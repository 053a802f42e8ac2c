import { Notifications } from "@mantine/notifications";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../messages.ts";
import { keepsDialogs } from "../overlay/dismissal.ts";
import { maxToasts, useUndoKey } from "./toast.tsx";
import classes from "./toast-area.module.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";

/** The container of toasts, mounted once in the page frame. */
export function ToastArea() {
  const t = useTranslate(uiMessages);
  useUndoKey();
  return (
    <>
      <span id="toast-close-label" hidden>
        {t("close")}
      </span>
      <Notifications
        className={classes["area"] ?? ""}
        {...keepsDialogs}
        // A dialog hides from screen readers what is not live; each toast has a live role of its own.
        aria-live="off"
        position="bottom-right"
        limit={maxToasts}
        transitionDuration={160}
        containerWidth={380}
      />
    </>
  );
}
