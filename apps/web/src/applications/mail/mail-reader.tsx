import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { takeEarlyDrop } from "../../schedule/early-drop.ts";
import { endMailReading, requestMailReading, useMailRequest } from "../../schedule/mail-request.ts";
import { useFileDrop } from "../../ui/hooks/use-file-drop.ts";
import { useLazyComponent } from "../../ui/hooks/use-lazy-component.ts";
import { useWindowEvent } from "../../ui/hooks/use-window-event.ts";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";

/** The pages on which a mail may be dropped or pasted: the list in its views, an application, and today. */
const workspace = /^\/dashboard(?:\/?$|\/today\/?$|\/applications(?:\/|$))/;

const fromLine = /^(?:from|de|exp[ée]diteur)\s?:\s?\S/im;
const subjectLine = /^(?:subject|objet|sujet)\s?:/im;

/** Whether a text begins like a mail, with its sender and its subject. */
function isMailText(text: string): boolean {
  const start = text.trimStart().slice(0, 4000);
  return fromLine.test(start) && subjectLine.test(start);
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input,textarea,select,[role=dialog]") !== null);

/** Takes mails that are dropped or pasted on a page of the workspace. */
function MailDrop() {
  useFileDrop((file) => requestMailReading({ file }));
  useWindowEvent("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (event.defaultPrevented || isField(event.target) || !isMailText(text)) return;
    event.preventDefault();
    requestMailReading({ text });
  });
  return null;
}

/** Reads mails for all pages of the dashboard. The code of the dialog is loaded with the first one. */
export default function MailReader() {
  const { pathname } = useLocation();
  const request = useMailRequest();
  const dialog = useLazyComponent(() => import("./mail-dialog.tsx"));
  const { loadNow } = dialog;
  useEffect(() => {
    if (request) loadNow();
  }, [request, loadNow]);
  const takeDropped = useEffectEvent(() => {
    const file = takeEarlyDrop();
    if (file && workspace.test(pathname)) requestMailReading({ file });
  });
  useEffect(() => takeDropped(), []);
  // A page that is left takes its dialog along.
  useEffect(() => endMailReading, []);
  const [, openId] = /^\/dashboard\/applications\/([^/]+)/.exec(pathname) ?? [];
  return (
    <>
      {workspace.test(pathname) ? <MailDrop /> : null}
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
