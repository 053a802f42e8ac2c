import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ConfirmDialog } from "../feedback/confirm-dialog.tsx";
import { uiMessages } from "../messages.ts";

interface LeaveWarningProps {
  /** Whether there are unsaved changes; called on leaving. */
  readonly hasUnsaved: () => boolean;
  /** Whether a navigation to this path keeps the unsaved changes. */
  readonly isInside: (pathname: string) => boolean;
}

/** The front page and the sign-in pages. */
const isOutside = /^\/(fr\/?)?$|^\/auth\//;

/**
 * The confirmation before a page with unsaved changes is left by a link, by history navigation, or by closing the tab. Signing in
 * and out is never blocked.
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
