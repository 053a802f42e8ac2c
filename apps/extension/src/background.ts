import {
  pageRequest,
  request,
  type Answer,
  type Failure,
  type Request,
} from "@postulo/contract/extension-messages";
import { RequestError } from "@postulo/contract/request-error";
import { answerRequest } from "./answer-request.ts";
import { forgetFrames, rememberFrame } from "./filling/frames-that-told.ts";
import { NoProfile } from "./filling/load-applicant.ts";
import { PageNotReachable } from "./filling/page-access.ts";
import { showPanel } from "./panel-access.ts";
import { ownServer } from "./server/stored-server.ts";
import { currentSession, ServerNotReachable } from "./session/current-session.ts";
import { stayAwake } from "./stay-awake.ts";
import { isUnderway, onPageLoaded } from "./tracking/settle-visit.ts";
import { forgetVisit } from "./tracking/visits.ts";

function failureOf(error: unknown): Failure {
  if (error instanceof PageNotReachable) return "pageNotReachable";
  if (error instanceof NoProfile) return "noProfile";
  // What `fetch` throws when there is nobody at the other end.
  const isUnreachable =
    error instanceof ServerNotReachable ||
    error instanceof TypeError ||
    (error instanceof RequestError && error.status === 0);
  return isUnreachable ? "serverNotReachable" : "unexpected";
}

/** The one place that catches: whoever asked learns what kind of failure it was, and nothing of its inside. */
async function answered(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await stayAwake(work);
  } catch (error) {
    return { kind: "failed", failure: failureOf(error) };
  }
}

type Sender = chrome.runtime.MessageSender;

/** A page's frame speaks for its own tab, and only of what pages may ask; the extension's own pages name the tab. */
function readRequest(message: unknown, sender: Sender): Request {
  if (sender.url?.startsWith(chrome.runtime.getURL(""))) return request.parse(message);
  const named = typeof message === "object" ? message : {};
  return pageRequest.parse({ ...named, tabId: sender.tab?.id });
}

async function answerMessage(message: unknown, sender: Sender): Promise<Answer> {
  const asked = readRequest(message, sender);
  if (asked.kind === "noticed") await rememberFrame(asked.tabId, sender.frameId ?? 0);
  return answerRequest(asked);
}

chrome.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  if (sender.id !== chrome.runtime.id) return false;
  void answered(() => answerMessage(message, sender)).then(respond);
  // Keeps the channel open until the answer is there.
  return true;
});

async function lookAfterLoading(tabId: number): Promise<Answer> {
  // Most pages are nobody's business, and cost neither a look nor a session.
  if (!(await isUnderway(tabId))) return { kind: "done" };
  const session = await currentSession();
  if (session && (await onPageLoaded(session, tabId))) await showPanel(tabId, true);
  return { kind: "done" };
}

chrome.tabs.onUpdated.addListener((tabId, { status }) => {
  if (status === "complete") void answered(() => lookAfterLoading(tabId));
});

chrome.tabs.onRemoved.addListener((tabId) => {
  void forgetVisit(tabId);
  void forgetFrames(tabId);
});

chrome.commands.onCommand.addListener((command, tab) => {
  const tabId = tab?.id;
  if (command === "open-panel" && tabId !== undefined)
    void answered(() => answerRequest({ kind: "showPanel", tabId }));
});

/** Pages of the server that were open already get the script as well: they wait for the extension. */
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

// Where the session lies no page's process needs to reach. Firefox keeps it from them in another way.
void chrome.storage.local.setAccessLevel?.({ accessLevel: "TRUSTED_CONTEXTS" });
