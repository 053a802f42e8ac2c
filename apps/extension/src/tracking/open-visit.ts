import { applicationColumns } from "@postulo/domain/application-columns";
import type { Visit } from "@postulo/contract/extension-visit";
import { postingOfTab } from "../filling/page-access.ts";
import type { Session } from "../session/current-session.ts";
import { findSameCompany, findTracked } from "./earlier-applications.ts";
import { visitOfPage } from "./visit-of-page.ts";
import { isTakenBackNow, loadLastVisit, saveVisit } from "./visits.ts";

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The local day in ISO format. */
const dayOf = (now: Date) =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;

/** Truncates to the length of the table's columns. */
const cut = (text: string) => text.slice(0, 300);

/** Reads the page's posting and the user's earlier applications to it or its company; stores nothing. */
export async function readVisit(session: Session, tabId: number): Promise<Visit | undefined> {
  const [posting, { url }] = await Promise.all([postingOfTab(tabId), chrome.tabs.get(tabId)]);
  if (!posting) return undefined;
  const [tracked, sameCompany] = await Promise.all([
    findTracked(session, posting.url),
    findSameCompany(session, posting.company),
  ]);
  return {
    // The URL of the tab is unknown when only a frame is accessible.
    url: url ?? posting.url,
    userId: session.userId,
    draft: {
      job_title: cut(posting.title),
      company_name: cut(posting.company),
      job_url: posting.url,
      location: cut(posting.location),
      applied_at: dayOf(new Date()),
      source: posting.source.slice(0, applicationColumns.source.maxLength),
    },
    posted: posting.values,
    ...(posting.description === "" ? {} : { description: posting.description }),
    ...(tracked ? { tracked } : {}),
    ...(sameCompany && !tracked ? { sameCompany } : {}),
    recording: "open",
  };
}

/** The visit whose record was taken back, when the user has gone back to the posting or form that it began with. */
function resumed(last: Visit | undefined, { url, draft }: Visit): Visit | undefined {
  const isSameJob = last !== undefined && last.draft.job_url === draft.job_url;
  return isSameJob && isTakenBackNow(last) ? { ...last, url } : undefined;
}

/** The current visit of the tab, or a new one; undefined for a page without a posting. */
export async function openVisit(session: Session, tabId: number): Promise<Visit | undefined> {
  const known = await visitOfPage(tabId);
  if (known) return known;
  const visit = await readVisit(session, tabId);
  return visit && saveVisit(tabId, resumed(await loadLastVisit(tabId), visit) ?? visit);
}
