import {
  pageRequest,
  request,
  type Answer,
  type Failure,
  type Request,
} from "@postulo/contract/extension-messages";
import { handleRequest } from "./handle-request.ts";
import { clearReportedFrames, addReportedFrame } from "./filling/reported-frames.ts";
import { NoProfile } from "./filling/load-applicant.ts";
import { PageNotReachable } from "./filling/page-access.ts";
import { isHidden, siteOf } from "./hidden-sites.ts";
import { goToNext, showPanel } from "./panel-access.ts";
import { ownServer } from "./server/stored-server.ts";
import { availableSession } from "./session/current-session.ts";
import { isUnreachable, rejectionOf } from "./session/session-error.ts";
import { forgetSession } from "./session/sign-in.ts";
import { keepWorkerAlive } from "./keep-worker-alive.ts";
import { isUnderway, onPageLoaded } from "./tracking/settle-visit.ts";
import { deleteExpired } from "./tracking/unrecorded.ts";
import { deleteVisit } from "./tracking/visits.ts";

function failureOf(error: unknown): Failure {
  const rejection = rejectionOf(error);
  if (rejection) return rejection;
  if (error instanceof PageNotReachable) return "pageNotReachable";
  if (error instanceof NoProfile) return "noProfile";
  return isUnreachable(error) ? "serverNotReachable" : "unexpected";
}

/** Converts exceptions to a failure kind, without details. */
async function answered(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await keepWorkerAlive(work);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === "signedOut") await forgetSession();
    return { kind: "failed", failure };
  }
}

type Sender = chrome.runtime.MessageSender;

/** Validates a message: content scripts may send only frame requests, for their own tab; extension pages name the tab. */
function readRequest(message: unknown, sender: Sender): Request {
  if (sender.url?.startsWith(chrome.runtime.getURL(""))) return request.parse(message);
  const named = typeof message === "object" ? message : {};
  return pageRequest.parse({ ...named, tabId: sender.tab?.id });
}

async function answerMessage(message: unknown, sender: Sender): Promise<Answer> {
  const received = readRequest(message, sender);
  if (received.kind === "noticed") await addReportedFrame(received.tabId, sender.frameId ?? 0);
  return handleRequest(received);
}

chrome.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  if (sender.id !== chrome.runtime.id) return false;
  void answered(() => answerMessage(message, sender)).then(respond);
  // Keeps the message channel open for an asynchronous response.
  return true;
});

async function lookAfterLoading(tabId: number): Promise<Answer> {
  // Pages without a running application are not read.
  if (!(await isUnderway(tabId))) return { kind: "done" };
  const { url } = await chrome.tabs.get(tabId);
  const isToOpen = await onPageLoaded(await availableSession(), tabId);
  if (isToOpen && !(await isHidden(siteOf(url)))) await showPanel(tabId, "open");
  return { kind: "done" };
}

chrome.tabs.onUpdated.addListener((tabId, { status }) => {
  if (status === "complete") void answered(() => lookAfterLoading(tabId));
});

chrome.tabs.onRemoved.addListener((tabId) => {
  void deleteVisit(tabId);
  void clearReportedFrames(tabId);
});

chrome.commands.onCommand.addListener((command, tab) => {
  const tabId = tab?.id;
  if (command === "open-panel" && tabId !== undefined)
    void answered(() => handleRequest({ kind: "showPanel", tabId }));
  if (command === "next-field" && tabId !== undefined)
    void answered(async () => {
      await goToNext(tabId);
      return { kind: "done" };
    });
});

/** Injects the script into open pages of the server too, which wait for the extension. */
async function enterOpenPages(server: string): Promise<void> {
  const { protocol, hostname } = new URL(server);
  const tabs = await chrome.tabs.query({ url: `${protocol}//${hostname}/*` });
  const open = tabs.filter(({ url }) => url !== undefined && new URL(url).origin === server);
  const entering = open.flatMap(({ id }) =>
    id === undefined
      ? []
      : [chrome.scripting.executeScript({ target: { tabId: id }, files: ["connect-page.js"] })],
  );
  // A page that scripts cannot be injected into is notified at its next load.
  await Promise.allSettled(entering);
}

chrome.runtime.onInstalled.addListener(() => {
  const server = ownServer();
  if (server !== undefined) void enterOpenPages(server);
});

void deleteExpired();

// Content scripts must not read the session. Firefox does not have this method.
void chrome.storage.local.setAccessLevel?.({ accessLevel: "TRUSTED_CONTEXTS" });
