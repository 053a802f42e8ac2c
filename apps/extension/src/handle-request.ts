import type { Answer, Request, Visit } from "@postulo/contract/extension-messages";
import { draftField, insertDraft } from "./drafts/draft-field.ts";
import { writeLetter } from "./documents/write-letter.ts";
import { fillTab, undoFilling, viewTab } from "./filling/tab-form.ts";
import { correctField, forgetCorrections, rememberForm } from "./filling/correct-field.ts";
import { goToField, isApplicationTab } from "./filling/page-access.ts";
import { hideOn, showOn, siteOf } from "./hidden-sites.ts";
import { refreshPanel, removePanel, showButton, showPanel } from "./panel-access.ts";
import { addressOf, loadServer, ownServer } from "./server/stored-server.ts";
import { connect, offerOfTab, reportConnected } from "./session/connect.ts";
import { currentSession, type Session } from "./session/current-session.ts";
import { signIn, signOut } from "./session/sign-in.ts";
import { openVisit } from "./tracking/open-visit.ts";
import { saveJob } from "./tracking/save-job.ts";
import { onConfirmed, recordVisit } from "./tracking/settle-visit.ts";
import { noteAnswers } from "./tracking/store-answers.ts";
import { changeLastVisit, changeVisit, loadVisit, withLines } from "./tracking/visits.ts";

const signedOut: Answer = { kind: "failed", failure: "signedOut" };
const pageNotReachable: Answer = { kind: "failed", failure: "pageNotReachable" };
const done: Answer = { kind: "done" };

async function status(tabId: number): Promise<Answer> {
  const server = addressOf(await loadServer());
  const [session, offer] = await Promise.all([currentSession(), offerOfTab(tabId)]);
  const offered = offer ? { offer: offer.server } : {};
  if (!session) return { kind: "signedOut", server, ...offered };
  const visit = await loadVisit(tabId);
  return {
    kind: "signedIn",
    server,
    email: session.email,
    ...(visit ? { visit } : {}),
    ...offered,
  };
}

/** `isConfirmed`: confirmed by the user in the popup, which shows the server; otherwise only the stored server may connect. */
async function connectTo(tabId: number, isConfirmed: boolean): Promise<Answer> {
  const [offer, server] = await Promise.all([offerOfTab(tabId), loadServer()]);
  if (!offer || (!isConfirmed && offer.server !== (server?.address ?? ownServer())))
    return { kind: "refused", refusal: "invalidConnection" };
  const answer = await connect(offer);
  if (answer.kind === "signedIn") await reportConnected(tabId);
  return answer;
}

/** Whether the extension is signed in as this user at the server of the requesting page. */
async function isConnected(tabId: number, userId: string): Promise<boolean> {
  const [{ url }, server, session] = await Promise.all([
    chrome.tabs.get(tabId),
    loadServer(),
    currentSession(),
  ]);
  const isServers = url !== undefined && new URL(url).origin === server?.address;
  return isServers && session?.userId === userId;
}

async function siteOfTab(tabId: number): Promise<string | undefined> {
  return siteOf((await chrome.tabs.get(tabId)).url);
}

async function hideOnSite(tabId: number): Promise<Answer> {
  const site = await siteOfTab(tabId);
  if (site !== undefined) await hideOn(site);
  await removePanel(tabId);
  return done;
}

async function openPanel(tabId: number): Promise<Answer> {
  const site = await siteOfTab(tabId);
  if (site !== undefined) await showOn(site);
  await showPanel(tabId, true);
  return done;
}

function choose(
  session: Session,
  { tabId, documentKind, fileId }: Body<"choose">,
): Promise<Answer> {
  const withChoice = (now: Visit): Visit => ({
    ...now,
    chosen: { ...now.chosen, [documentKind]: fileId },
  });
  return onVisit(session, tabId, async (visit) => ({
    kind: "visited",
    visit: (await changeVisit(tabId, withChoice)) ?? visit,
  }));
}

async function notSent(tabId: number): Promise<Answer> {
  await changeVisit(tabId, (now) => ({ ...now, recording: "notSent" }));
  return done;
}

async function onVisit(
  session: Session,
  tabId: number,
  work: (visit: Visit) => Answer | Promise<Answer>,
): Promise<Answer> {
  const visit = await openVisit(session, tabId);
  return visit ? work(visit) : pageNotReachable;
}

async function openPage(url: string): Promise<Answer> {
  await chrome.tabs.create({ url });
  return done;
}

/** Saves what a running fill has written, because its page may be left before it ends. */
async function noteWritten({ tabId, lines }: Body<"written">): Promise<Answer> {
  await changeLastVisit(tabId, (now) => {
    const isOpen = now.receipt !== undefined && now.recording !== "recorded";
    return isOpen ? withLines(now, lines) : now;
  });
  await noteAnswers(tabId);
  return done;
}

async function settleConfirmed(session: Session, tabId: number): Promise<Answer> {
  await noteAnswers(tabId);
  if (await onConfirmed(session, tabId)) await showPanel(tabId, true);
  return done;
}

type Kind = Request["kind"];
type Body<One extends Kind> = Omit<Extract<Request, { kind: One }>, "kind">;
type RequestOf<One extends Kind = Kind> = { [Each in One]: { kind: Each } & Body<Each> }[One];
type Work = { readonly [Each in Kind]: (request: RequestOf<Each>) => Promise<Answer> };

/** Calls `work` with the session; responds `signedOut` without one. */
const signedIn =
  <One extends Kind>(work: (session: Session, request: RequestOf<One>) => Promise<Answer>) =>
  async (request: RequestOf<One>): Promise<Answer> => {
    const session = await currentSession();
    return session ? work(session, request) : signedOut;
  };

const works: Work = {
  status: ({ tabId }) => status(tabId),
  signIn: (request) => signIn(request),
  signOut,
  connect: ({ tabId }) => connectTo(tabId, true),
  connectHere: ({ tabId }) => connectTo(tabId, false),
  isConnected: async ({ tabId, userId }) => ({
    kind: (await isConnected(tabId, userId)) ? "done" : "notConnected",
  }),

  showPanel: ({ tabId }) => openPanel(tabId),
  panelClosed: async ({ tabId }) => {
    await changeVisit(tabId, (now) => ({ ...now, isPanelClosed: true }));
    return done;
  },
  hideOnSite: ({ tabId }) => hideOnSite(tabId),
  openSignIn: ({ tabId }) => openPage(chrome.runtime.getURL(`popup.html?tab=${tabId}`)),
  openAccount: async () => openPage(`${addressOf(await loadServer())}/dashboard/profile`),
  openPricing: async () => openPage(`${addressOf(await loadServer())}/dashboard/pricing`),
  noticed: async ({ tabId }) => {
    if (!(await isApplicationTab(tabId))) return { kind: "noForm" };
    await showButton(tabId);
    return done;
  },
  pageChanged: async ({ tabId }) => {
    await noteAnswers(tabId);
    await refreshPanel(tabId);
    return done;
  },

  view: signedIn((session, { tabId }) => viewTab(session, tabId)),
  fill: signedIn<"fill">((session, { tabId, only }) => fillTab(session, tabId, only)),
  undo: ({ tabId }) => undoFilling(tabId),
  goTo: async ({ tabId, frameId, fieldId }) => {
    await goToField({ tabId, frameIds: [frameId] }, fieldId);
    return done;
  },
  choose: signedIn<"choose">(choose),
  readPosting: signedIn((session, { tabId }) =>
    onVisit(session, tabId, (visit) => ({ kind: "visited", visit })),
  ),
  writeLetter: signedIn((session, { tabId }) =>
    onVisit(session, tabId, (visit) => writeLetter(session, tabId, visit)),
  ),
  draft: signedIn<"draft">(draftField),
  insertDraft: signedIn<"insertDraft">(insertDraft),
  correct: signedIn<"correct">(correctField),
  forgetCorrections: ({ tabId }) => forgetCorrections(tabId),
  isForm: ({ tabId }) => rememberForm(tabId),

  record: signedIn<"record">(recordVisit),
  saveJob: signedIn<"saveJob">(saveJob),
  notSent: ({ tabId }) => notSent(tabId),
  written: noteWritten,
  confirmed: signedIn((session, { tabId }) => settleConfirmed(session, tabId)),
};

function answerOf<One extends Kind>(request: RequestOf<One>): Promise<Answer> {
  const work: (request: RequestOf<One>) => Promise<Answer> = works[request.kind];
  return work(request);
}

/** Handles requests of the popup, the panel and pages. Internal errors are thrown to the message listener. */
export const handleRequest = (request: Request): Promise<Answer> => answerOf(request);
