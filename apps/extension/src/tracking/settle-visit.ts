import type { Answer, Request, Visit } from "@postulo/contract/extension-messages";
import { isApplicationTab, isTabConfirmed } from "../filling/page-access.ts";
import type { Session } from "../session/current-session.ts";
import { receiptOf } from "./receipt.ts";
import { recordApplication } from "./record.ts";
import { rememberAnswers } from "./remember-answers.ts";
import { changeVisit, loadVisit } from "./visits.ts";

type RecordRequest = Pick<Extract<Request, { kind: "record" }>, "tabId" | "draft" | "again">;

/** Records the application of a visit with its receipt, because the page or the person said that it was sent. */
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
      const told = (now: Visit): Visit => ({ ...now, draft, tracked, recording: "ask" });
      return { kind: "visited", visit: (await changeVisit(tabId, told)) ?? told(visit) };
    }
    case "recorded": {
      const { url = visit.url } = await chrome.tabs.get(tabId);
      const { answered } = (await loadVisit(tabId)) ?? visit;
      // From now on it belongs to this page, the one of thanks; another of the site is another job.
      const close = (now: Visit): Visit => {
        const { tracked: _, sameCompany: __, answered: ___, ...rest } = now;
        return { ...rest, url, draft, recording: "recorded" };
      };
      const done = (await changeVisit(tabId, close)) ?? close(visit);
      await rememberAnswers(session, answered ? { ...visit, answered } : visit);
      return { kind: "visited", visit: done };
    }
  }
}

/** Whether a form was filled in this tab and nobody has said yet what became of it. */
export async function isUnderway(tabId: number): Promise<boolean> {
  const visit = await loadVisit(tabId);
  return visit?.receipt !== undefined && visit.recording !== "recorded";
}

const ask = (tabId: number) => changeVisit(tabId, (now): Visit => ({ ...now, recording: "ask" }));

/** The page says that the application arrived. What is missing for the record, or was recorded before, is asked. */
export async function onConfirmed(session: Session, tabId: number): Promise<boolean> {
  const visit = await loadVisit(tabId);
  if (!visit?.receipt || visit.recording === "recorded") return false;
  const answer = await recordVisit(session, { tabId, draft: visit.draft, again: false });
  if (answer.kind !== "visited") await ask(tabId);
  return true;
}

/**
 * The tab shows another page. Recorded when that one confirms; asked, once, when a form that was filled is gone; and nothing at
 * all when it is the form's next page.
 */
export async function onPageLoaded(session: Session, tabId: number): Promise<boolean> {
  const visit = await loadVisit(tabId);
  if (!visit?.receipt || visit.recording === "recorded") return false;
  if (await isTabConfirmed(tabId)) return onConfirmed(session, tabId);
  const { url } = await chrome.tabs.get(tabId);
  if (visit.recording !== "open" || url === visit.url || (await isApplicationTab(tabId)))
    return false;
  await ask(tabId);
  return true;
}
