import { useEffect } from "react";
import { useLocation } from "react-router";
import { endMailReading, requestMailReading, useMailRequest } from "../../schedule/mail-request.ts";
import { useLazyComponent } from "../../ui/hooks/use-lazy-component.ts";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";

/** Reads mails for all pages of the dashboard. The code of the dialog is loaded with the first one. */
export default function MailReader() {
  const { pathname } = useLocation();
  const request = useMailRequest();
  const dialog = useLazyComponent(() => import("./mail-dialog.tsx"));
  const { loadNow } = dialog;
  useEffect(() => {
    if (request) loadNow();
  }, [request, loadNow]);
  const [, openId] = /^\/dashboard\/applications\/([^/]+)/.exec(pathname) ?? [];
  return (
    <>
      {request && !dialog.Component ? <CancelOnEscape onCancel={endMailReading} /> : null}
      {dialog.Component ? (
        <dialog.Component
          request={dialog.isReady ? request : undefined}
          openId={openId}
          onRead={requestMailReading}
          onClose={endMailReading}
        />
      ) : null}
    </>
  );
}
