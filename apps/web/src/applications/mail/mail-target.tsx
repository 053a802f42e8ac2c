import { useEffect } from "react";
import { useLocation } from "react-router";
import { endMailReading, requestMailReading } from "../../schedule/mail-request.ts";
import { useFileDrop } from "../../ui/hooks/use-file-drop.ts";
import { useWindowEvent } from "../../ui/hooks/use-window-event.ts";

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

/** Takes mails on all pages of the workspace. Part of the page's own code, so that a mail is taken before its reader is loaded. */
export function MailTarget() {
  const { pathname } = useLocation();
  // A page that is left takes its dialog along.
  useEffect(() => endMailReading, []);
  return workspace.test(pathname) ? <MailDrop /> : null;
}
