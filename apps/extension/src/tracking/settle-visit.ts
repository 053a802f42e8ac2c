import type { Visit } from "@postulo/contract/extension-visit";
import { isApplicationTab, isFormGoneInTab, isTabConfirmed } from "../filling/page-access.ts";
import type { Session } from "../session/current-session.ts";
import { recordVisit, visitOfTab } from "./record-visit.ts";
import { keepUnrecorded } from "./unrecorded.ts";
import { visitOfPage } from "./visit-of-page.ts";
import { changeVisit, loadVisit } from "./visits.ts";

/** Whether a form was filled in this tab and its application is not recorded yet. */
export async function isUnderway(tabId: number): Promise<boolean> {
  const visit = await loadVisit(tabId);
  return visit?.receipt !== undefined && visit.recording !== "recorded";
}

type Reason = Pick<Visit, "isConfirmed" | "isGone" | "keptAs">;

const askUser = (tabId: number, reason: Reason = {}) =>
  changeVisit(tabId, (now): Visit =>
    now.recording === "recorded" ? now : { ...now, isGone: false, ...reason, recording: "ask" },
  );

/** Shows the question, and keeps the application for when its tab is closed: the user could not answer, or has not yet. */
async function askAndKeep(tabId: number, reason: Reason = {}): Promise<void> {
  const keptAs = (await loadVisit(tabId))?.keptAs ?? crypto.randomUUID();
  const asked = await askUser(tabId, { ...reason, keptAs });
  if (asked?.recording === "ask") await keepUnrecorded(asked);
}

/** Without a session the user cannot answer yet, so the visit is also stored. */
const askerFor = (session: Session | undefined) => (session ? askUser : askAndKeep);

/** Whether the application is recorded; not when data are missing, it was recorded before, or the server fails. */
async function isRecorded(session: Session, tabId: number, { draft }: Visit): Promise<boolean> {
  try {
    const answer = await recordVisit(session, {
      at: visitOfTab(tabId),
      draft,
      again: false,
    });
    return answer.kind === "visited" && answer.visit.recording === "recorded";
  } catch {
    return (await loadVisit(tabId))?.recording === "recorded";
  }
}

const isDoubtful = ({ isTakenBack, isUnclear }: Visit) =>
  isTakenBack === true || isUnclear === true;

/**
 * Records a confirmed application; shows a question when that is not possible, also without a session, or when the user has
 * taken it back, or a page may have been of another job.
 */
export async function onConfirmed(session: Session | undefined, tabId: number): Promise<boolean> {
  const visit = await loadVisit(tabId);
  if (!visit?.receipt || visit.recording === "recorded") return false;
  if (isDoubtful(visit)) {
    await askerFor(session)(tabId);
    return true;
  }
  if (session && (await isRecorded(session, tabId, visit))) return true;
  const { tracked } = (await loadVisit(tabId)) ?? {};
  const isAnother = typeof tracked?.appliedAt === "string";
  await (session && isAnother ? askUser : askAndKeep)(tabId, { isConfirmed: true });
  return true;
}

/** A form that loads its next step has no fields for a moment. */
const goneMs = 2000;

const isOpenForm = async (tabId: number) => {
  const visit = await loadVisit(tabId);
  return visit?.receipt !== undefined && visit.recording === "open";
};

const isGoneNow = async (tabId: number) =>
  (await isOpenForm(tabId)) && (await isFormGoneInTab(tabId)) && !(await isTabConfirmed(tabId));

/** Whether a form was filled, and neither its page nor the user has said what became of it. */
const isPending = ({ receipt, recording, isGone }: Visit): boolean =>
  receipt !== undefined && (recording === "open" || (recording === "ask" && isGone === true));

/**
 * Handles a change of a page: records an application that it confirms, also on a step where nothing was filled. Shows the
 * question when the filled form has disappeared without a confirmation, and takes the question away when it comes back.
 * @returns whether the panel is to be opened.
 */
export async function onPageChanged(session: Session | undefined, tabId: number): Promise<boolean> {
  const visit = await visitOfPage(tabId);
  if (visit && isPending(visit) && (await isTabConfirmed(tabId)))
    return onConfirmed(session, tabId);
  if (visit?.isGone === true && visit.recording === "ask") {
    if (!(await isFormGoneInTab(tabId)))
      await changeVisit(tabId, (now) => ({ ...now, recording: "open", isGone: false }));
    return false;
  }
  if (!(await isGoneNow(tabId))) return false;
  const { url } = await chrome.tabs.get(tabId);
  await new Promise((resolve) => setTimeout(resolve, goneMs));
  const tab = await chrome.tabs.get(tabId);
  // A page that is being left is looked at once the next one is loaded.
  if (tab.url !== url || tab.status === "loading" || !(await isGoneNow(tabId))) return false;
  await askerFor(session)(tabId, { isGone: true });
  return true;
}

/**
 * Handles a navigation of the tab: records a confirmed application, and shows a question once when the filled form has
 * disappeared. The form's next page gets the panel too, which fills nothing before the user's click. Without a
 * session the visit is also stored. @returns whether to open the panel.
 */
export async function onPageLoaded(session: Session | undefined, tabId: number): Promise<boolean> {
  const visit = await visitOfPage(tabId);
  if (!visit?.receipt || visit.recording === "recorded") return false;
  const { url } = await chrome.tabs.get(tabId);
  if (visit.isTakenBack === true && url === visit.url) return false;
  if (await isTabConfirmed(tabId)) return onConfirmed(session, tabId);
  if (visit.recording !== "open" || url === visit.url) return false;
  if (await isApplicationTab(tabId)) return session !== undefined && visit.isPanelClosed !== true;
  await askerFor(session)(tabId);
  return true;
}
