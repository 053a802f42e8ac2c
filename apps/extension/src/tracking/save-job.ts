import type { Answer, Request, Visit } from "@postulo/contract/extension-messages";
import { postingOfTab } from "../filling/page-access.ts";
import type { Session } from "../session/current-session.ts";
import { openVisit } from "./open-visit.ts";
import { postedFacts } from "./posted-facts.ts";
import { recordApplication } from "./record.ts";
import { changeVisit } from "./visits.ts";

type SaveRequest = Pick<Extract<Request, { kind: "saveJob" }>, "tabId" | "draft">;

/** Saves the job of the tab's page for later, with the selected text or that of its posting. A job that is tracked already is not saved again. */
export async function saveJob(
  session: Session,
  { tabId, draft: completed }: SaveRequest,
): Promise<Answer> {
  const visit = await openVisit(session, tabId);
  if (!visit) return { kind: "failed", failure: "pageNotReachable" };
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
  if (recorded.kind === "invalid") return { kind: "invalidDraft", problems: recorded.problems };
  const isNew = recorded.kind === "recorded";
  const tracked = isNew
    ? { jobTitle: draft.job_title, companyName: draft.company_name, appliedAt: null }
    : recorded.tracked;
  const mark = (now: Visit): Visit => ({ ...now, draft, tracked });
  return { kind: "saved", visit: (await changeVisit(tabId, mark)) ?? mark(visit), isNew };
}
