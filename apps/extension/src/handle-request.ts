import type { Answer, Request } from "@postulo/contract/extension-messages";
import type { Visit } from "@postulo/contract/extension-visit";
import { draftField, insertDraft } from "./drafts/draft-field.ts";
import { writeLetter } from "./documents/write-letter.ts";
import { fillTab, undoFilling, viewTab } from "./filling/tab-form.ts";
import { correctField, forgetCorrections, rememberForm } from "./filling/correct-field.ts";
import { goToField, isApplicationTab } from "./filling/page-access.ts";
import { hideOn, showOn, siteOf } from "./hidden-sites.ts";
import { refreshPanel, refreshPanels, removePanel, showButton, showPanel } from "./panel-access.ts";
import { addressOf, loadServer, ownServer } from "./server/stored-server.ts";
import { connect, offerOfTab, reportConnected } from "./session/connect.ts";
import {
  availableSession,
  currentSession,
  hadSession,
  type Session,
} from "./session/current-session.ts";
import { signIn, signOut } from "./session/sign-in.ts";
import { openVisit } from "./tracking/open-visit.ts";
import { saveJob } from "./tracking/save-job.ts";
import {
  forgetLearned,
  keptVisit,
  recordVisit,
  takeBack,
  visitOfTab,
} from "./tracking/record-visit.ts";
import { isUnderway, onConfirmed, onPageChanged } from "./tracking/settle-visit.ts";
import { noteAnswers } from "./tracking/store-answers.ts";
import { deleteUnrecorded } from "./tracking/unrecorded.ts";
import { isPageOfVisit, visitOfPage } from "./tracking/visit-of-page.ts";
import {
  changeLastVisit,
  changeVisit,
  deleteVisitsOfOthers,
  unrecordedElsewhere,
  withLines,
} from "./tracking/visits.ts";

const pageNotReachable: Answer = { kind: "failed", failure: "pageNotReachable" };
const done: Answer = { kind: "done" };

async function status(tabId: number): Promise<Answer> {
  const server = addressOf(await loadServer());
  const [session, offer] = await Promise.all([currentSession(), offerOfTab(tabId)]);
  const offered = offer ? { offer: offer.server } : {};
  if (!session) return { kind: "signedOut", server, ...offered };
  const [visit, { url }] = await Promise.all([visitOfPage(tabId), chrome.tabs.get(tabId)]);
  return {
    kind: "signedIn",
    server,
    email: session.email,
    unrecorded: await unrecordedElsewhere(session.userId, tabId),
    ...(visit ? { visit, isOtherPage: !isPageOfVisit(visit, url) } : {}),
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
  await showPanel(tabId, "asked");
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

async function settleConfirmed(tabId: number): Promise<Answer> {
  await noteAnswers(tabId);
  if (await onConfirmed(await availableSession(), tabId)) await showPanel(tabId, "open");
  return done;
}

async function settleChanged(tabId: number): Promise<Answer> {
  await noteAnswers(tabId);
  await refreshPanel(tabId);
  if (!(await isUnderway(tabId))) return done;
  if (await onPageChanged(await availableSession(), tabId)) await showPanel(tabId, "open");
  return done;
}

async function settleUnrecorded(
  session: Session,
  { id, action }: Body<"unrecorded">,
): Promise<Answer> {
  const at = keptVisit(id, session);
  switch (action.kind) {
    case "record":
      return recordVisit(session, { at, ...action });
    case "takeBack":
      return takeBack(session, at);
    case "forgetAnswers":
      return forgetLearned(session, at);
    case "notSent":
      await deleteUnrecorded(id);
      return done;
  }
}

type Kind = Request["kind"];
type Body<One extends Kind> = Omit<Extract<Request, { kind: One }>, "kind">;
type RequestOf<One extends Kind = Kind> = { [Each in One]: { kind: Each } & Body<Each> }[One];
type Work = { readonly [Each in Kind]: (request: RequestOf<Each>) => Promise<Answer> };

/** Calls `work` with the session; without one responds whether it has ended. */
const signedIn =
  <One extends Kind>(work: (session: Session, request: RequestOf<One>) => Promise<Answer>) =>
  async (request: RequestOf<One>): Promise<Answer> => {
    const session = await currentSession();
    if (session) return work(session, request);
    return { kind: "failed", failure: (await hadSession()) ? "signedOut" : "notSignedIn" };
  };

/** The panels of all tabs show at once that the user has signed in or out. What is another user's is shown to nobody else. */
async function withPanels(changed: Promise<Answer>): Promise<Answer> {
  const answer = await changed;
  const session = answer.kind === "signedIn" ? await currentSession() : undefined;
  if (session) await deleteVisitsOfOthers(session.userId);
  if (answer.kind === "signedIn" || answer.kind === "signedOut") await refreshPanels();
  return answer;
}

const works: Work = {
  status: ({ tabId }) => status(tabId),
  signIn: (request) => withPanels(signIn(request)),
  signOut: () => withPanels(signOut()),
  connect: ({ tabId }) => withPanels(connectTo(tabId, true)),
  connectHere: ({ tabId }) => withPanels(connectTo(tabId, false)),
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
  pageChanged: ({ tabId }) => settleChanged(tabId),

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

  record: signedIn<"record">((session, { tabId, draft, again }) =>
    recordVisit(session, { at: visitOfTab(tabId), draft, again }),
  ),
  unrecorded: signedIn<"unrecorded">(async (session, request) => {
    const answer = await settleUnrecorded(session, request);
    await refreshPanels();
    return answer;
  }),
  saveJob: signedIn<"saveJob">(saveJob),
  forgetAnswers: signedIn((session, { tabId }) => forgetLearned(session, visitOfTab(tabId))),
  takeBack: signedIn((session, { tabId }) => takeBack(session, visitOfTab(tabId))),
  notSent: ({ tabId }) => notSent(tabId),
  written: noteWritten,
  confirmed: ({ tabId }) => settleConfirmed(tabId),
};

function answerOf<One extends Kind>(request: RequestOf<One>): Promise<Answer> {
  const work: (request: RequestOf<One>) => Promise<Answer> = works[request.kind];
  return work(request);
}

/** Handles requests of the popup, the panel and pages. Internal errors are thrown to the message listener. */
export const handleRequest = (request: Request): Promise<Answer> => answerOf(request);
