import type { Answer, Request, Visit } from "@postulo/contract/extension-messages";
import { isApplicationTab, isTabConfirmed } from "../filling/page-access.ts";
import type { Session } from "../session/current-session.ts";
import { receiptOf } from "./receipt.ts";
import { recordApplication } from "./record.ts";
import { storeAnswers } from "./store-answers.ts";
import { changeVisit, loadVisit } from "./visits.ts";

type RecordRequest = Pick<Extract<Request, { kind: "record" }>, "tabId" | "draft" | "again">;

/** Records the application of a visit with its receipt, after the confirmation by the page or the user. */
export async function recordVisit(
  session: Session,
  { tabId, draft, again }: RecordRequest,
): Promise<Answer> {
  const visit = await loadVisit(tabId);
  if (!visit) return { kind: "failed", failure: "pageNotReachable" };
  if (visit.recording === "recorded" && !again) return { kind: "visited", visit };
  const recorded = await recordApplication(session, {
    draft,
    posted: visit.posted,
    receipt: receiptOf(visit),
    again,
  });
  switch (recorded.kind) {
    case "invalid":
      return { kind: "invalidDraft", problems: recorded.problems };
    case "alreadyTracked": {
      const { tracked } = recorded;
      // A concurrent request recorded it: the application found is this one.
      const markAsked = (now: Visit): Visit =>
        now.recording === "recorded" ? now : { ...now, draft, tracked, recording: "ask" };
      return { kind: "visited", visit: (await changeVisit(tabId, markAsked)) ?? markAsked(visit) };
    }
    case "recorded": {
      const { url = visit.url } = await chrome.tabs.get(tabId);
      const { answered } = (await loadVisit(tabId)) ?? visit;
      // The visit now belongs to the confirmation page; another page of the site is another job.
      const close = (now: Visit): Visit => {
        const { tracked: _, sameCompany: __, answered: ___, drafts: ____, ...rest } = now;
        return { ...rest, url, draft, recording: "recorded" };
      };
      const done = (await changeVisit(tabId, close)) ?? close(visit);
      await storeAnswers(session, { ...visit, ...(answered ? { answered } : {}), draft });
      return { kind: "visited", visit: done };
    }
  }
}

/** Whether a form was filled in this tab and its application is not recorded yet. */
export async function isUnderway(tabId: number): Promise<boolean> {
  const visit = await loadVisit(tabId);
  return visit?.receipt !== undefined && visit.recording !== "recorded";
}

const askUser = (tabId: number) =>
  changeVisit(tabId, (now): Visit => ({ ...now, recording: "ask" }));

/** Records a confirmed application; shows a question when data are missing or it was recorded before. */
export async function onConfirmed(session: Session, tabId: number): Promise<boolean> {
  const visit = await loadVisit(tabId);
  if (!visit?.receipt || visit.recording === "recorded") return false;
  const answer = await recordVisit(session, { tabId, draft: visit.draft, again: false });
  if (answer.kind !== "visited") await askUser(tabId);
  return true;
}

/**
 * Handles a navigation of the tab: records a confirmed application, and shows a question once when the filled form has
 * disappeared. The form's next page gets the panel too, which fills nothing before the user's click.
 * @returns whether the panel is to be opened.
 */
export async function onPageLoaded(session: Session, tabId: number): Promise<boolean> {
  const visit = await loadVisit(tabId);
  if (!visit?.receipt || visit.recording === "recorded") return false;
  if (await isTabConfirmed(tabId)) return onConfirmed(session, tabId);
  const { url } = await chrome.tabs.get(tabId);
  if (visit.recording !== "open" || url === visit.url) return false;
  if (await isApplicationTab(tabId)) return visit.isPanelClosed !== true;
  await askUser(tabId);
  return true;
}
