import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { uiMessages } from "./messages.ts";

interface LeaveWarningProps {
  /** Whether something is typed and not saved; asked at the moment of leaving. */
  readonly hasUnsaved: () => boolean;
  /** Whether a page belongs to what may be gone through without a warning. */
  readonly isInside: (pathname: string) => boolean;
}

/** The front page and the forms of signing in. */
const isOutside = /^\/(fr\/?)?$|^\/auth\//;

/**
 * Asks before a page with something unsaved is left, by a link, by the browser's own back, or by closing the tab.
 * Logging in and out is never held up: whoever does that has said so.
 */
export function LeaveWarning({ hasUnsaved, isInside }: LeaveWarningProps) {
  const t = useTranslate(uiMessages);
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) =>
      !isInside(pathname) && !isOutside.test(pathname) && hasUnsaved(),
  );

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [hasUnsaved]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={t("leave.title")}
      confirmLabel={t("leave.yes")}
      cancelLabel={t("leave.no")}
      isPending={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t("leave.text")}
    </ConfirmDialog>
  );
}
