import type { Answer, Request } from "@postulo/contract/extension-messages";
import type { Visit } from "@postulo/contract/extension-visit";
import { postingOfTab } from "../filling/page-access.ts";
import type { Session } from "../session/current-session.ts";
import { openVisit, readVisit } from "./open-visit.ts";
import { postedFacts } from "./posted-facts.ts";
import { recordApplication } from "./record.ts";
import { isNamedJob, isPageOfVisit, visitOfPage } from "./visit-of-page.ts";
import { changeVisit, loadLastVisit } from "./visits.ts";

type SaveRequest = Pick<Extract<Request, { kind: "saveJob" }>, "tabId" | "draft">;

/**
 * The job of the tab's page. While an application that was filled in this tab is not recorded, another job of the site, or of
 * another site, does not become part of it and does not replace it: `isOwn` is false.
 */
async function jobOfPage(
  session: Session,
  tabId: number,
): Promise<{ readonly visit: Visit; readonly isOwn: boolean } | undefined> {
  const last = await loadLastVisit(tabId);
  if (!last?.receipt || last.recording === "recorded") {
    const visit = await openVisit(session, tabId);
    return visit && { visit, isOwn: true };
  }
  const [visit, { url }] = await Promise.all([visitOfPage(tabId), chrome.tabs.get(tabId)]);
  if (visit && isPageOfVisit(visit, url)) return { visit, isOwn: true };
  const page = await readVisit(session, tabId);
  if (!page) return undefined;
  const { job_title: title, company_name: company, location } = page.draft;
  if (visit && isNamedJob(visit.draft, { title, company, location })) return { visit, isOwn: true };
  return { visit: page, isOwn: false };
}

/** Saves the job of the tab's page for later, with the selected text or that of its posting. A job that is tracked already is not saved again. */
export async function saveJob(
  session: Session,
  { tabId, draft: completed }: SaveRequest,
): Promise<Answer> {
  const job = await jobOfPage(session, tabId);
  if (!job) return { kind: "failed", failure: "pageNotReachable" };
  const { visit, isOwn } = job;
  const selected = (await postingOfTab(tabId))?.selected;
  const draft = completed ?? visit.draft;
  const postingText = selected ?? visit.description ?? null;
  const recorded = await recordApplication(session, {
    draft,
    // What the page's structured data state is more certain than what its text says.
    posted: { ...postedFacts(postingText ?? "", draft.job_title), ...visit.posted },
    again: false,
    saved: { postingText },
  });
  if (recorded.kind === "invalid")
    return { kind: "invalidDraft", problems: recorded.problems, draft };
  const isNew = recorded.kind === "recorded";
  const tracked = isNew
    ? { jobTitle: draft.job_title, companyName: draft.company_name, appliedAt: null }
    : recorded.tracked;
  const mark = (now: Visit): Visit => ({ ...now, draft, tracked });
  const marked = isOwn ? await changeVisit(tabId, mark) : undefined;
  return { kind: "saved", visit: marked ?? mark(visit), isNew };
}
