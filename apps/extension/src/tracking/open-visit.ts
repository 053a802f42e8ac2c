import type { Visit } from "@postulo/contract/extension-messages";
import { postingOfTab } from "../filling/page-access.ts";
import type { Session } from "../session/current-session.ts";
import { findSameCompany, findTracked } from "./earlier-applications.ts";
import { loadVisit, saveVisit } from "./visits.ts";

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The day where the person is, as ISO text. */
const dayOf = (now: Date) =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;

/** What a table of the tracker takes. */
const cut = (text: string) => text.slice(0, 300);

/** Looks at the page: which job it is for, and whether it or its company was applied to before. */
async function look(session: Session, tabId: number): Promise<Visit | undefined> {
  const [posting, { url }] = await Promise.all([postingOfTab(tabId), chrome.tabs.get(tabId)]);
  if (!posting) return undefined;
  const [tracked, sameCompany] = await Promise.all([
    findTracked(session, posting.url),
    findSameCompany(session, posting.company),
  ]);
  return {
    // The address of a page that only its frame may be entered of is nobody's to tell.
    url: url ?? posting.url,
    draft: {
      job_title: cut(posting.title),
      company_name: cut(posting.company),
      job_url: posting.url,
      location: cut(posting.location),
      applied_at: dayOf(new Date()),
      source: posting.source.slice(0, 200),
    },
    posted: posting.values,
    ...(posting.description === "" ? {} : { description: posting.description }),
    ...(tracked ? { tracked } : {}),
    ...(sameCompany && !tracked ? { sameCompany } : {}),
    recording: "open",
  };
}

/** The visit that goes on in this tab, else a new one; undefined when the page says nothing. */
export async function openVisit(session: Session, tabId: number): Promise<Visit | undefined> {
  const known = await loadVisit(tabId);
  if (known) return known;
  const visit = await look(session, tabId);
  return visit && saveVisit(tabId, visit);
}
