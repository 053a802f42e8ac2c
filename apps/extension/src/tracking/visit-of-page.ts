import { plainWords } from "@postulo/autofill/classify/phrase";
import type { Line, Visit } from "@postulo/contract/extension-visit";
import type { Posting } from "@postulo/contract/page-results";
import { isApplicationTab, keysInTab, postingOfTab } from "../filling/page-access.ts";
import { changeVisit, loadVisit } from "./visits.ts";

/** What the first page of a form asks for, by kind. A further page does not ask for it again. */
const firstAsked: readonly (readonly string[])[] = [
  ["first_name", "last_name", "full_name"],
  ["email"],
  ["phone"],
  ["resume_file"],
];

/** How many kinds of these data the page asks for although they were filled on an earlier page. */
const askedAgain = (receipt: readonly Line[], keys: ReadonlySet<string>): number =>
  firstAsked.filter(
    (group) =>
      group.some((key) => keys.has(key)) &&
      receipt.some(({ key, outcome }) => outcome.kind === "filled" && group.includes(key)),
  ).length;

/**
 * Whether a page is one of the visit's: its first one, or a further one of its form. A page of the same site without a form, or
 * one that may be of another job, is not, although the form may lead back from it.
 */
export const isPageOfVisit = (visit: Visit, url: string | undefined): boolean =>
  visit.receipt === undefined ||
  url === undefined ||
  url === visit.url ||
  (url === visit.pageUrl && visit.isUnclear !== true);

const sameWords = (one: string, other: string) => plainWords(one) === plainWords(other);

/** Whether both are stated, and differ. */
const differ = (one: string, other: string) => one !== "" && other !== "" && !sameWords(one, other);

/** Whether a posting names the job, at no other employer or place. */
export const isNamedJob = (
  { job_title: title, company_name: company, location }: Visit["draft"],
  posting: Pick<Posting, "title" | "company" | "location">,
): boolean =>
  title !== "" &&
  sameWords(posting.title, title) &&
  !differ(posting.company, company) &&
  !differ(posting.location, location);

/** Whether a page with a form belongs to the application of the visit. */
type Belonging = "same" | "other" | "unclear";

function belonging(
  { draft, receipt = [] }: Visit,
  posting: Posting,
  keys: ReadonlySet<string>,
): Belonging {
  const again = askedAgain(receipt, keys);
  if (isNamedJob(draft, posting)) return "same";
  if (again > 1) return "other";
  return again === 1 ? "unclear" : "same";
}

/**
 * Whether a further page of the site has another form than the application: it does not look like one, and asks again for what
 * an earlier page got, as the sign-up for a newsletter or for alerts. A step of the application does not.
 */
export async function hasOtherForm(tabId: number, visit: Visit): Promise<boolean> {
  const { receipt, filledPages = [] } = visit;
  const { url } = await chrome.tabs.get(tabId);
  const isKnown = url === undefined || url === visit.url || filledPages.includes(url);
  if (!receipt || isKnown || (await isApplicationTab(tabId))) return false;
  return askedAgain(receipt, await keysInTab(tabId)) > 0;
}

/** The posting and the fields of a page with an application form; undefined for another page, and one that cannot be read. */
async function readForm(tabId: number) {
  try {
    // The page may have changed without a navigation, so it is read again.
    const keys = await keysInTab(tabId);
    if (!(await isApplicationTab(tabId))) return undefined;
    const posting = await postingOfTab(tabId);
    return posting && { posting, keys };
  } catch {
    // The tab shows a page without access, or has closed.
    return undefined;
  }
}

/**
 * The visit that the tab's page belongs to. A further page of the site is one of the same application unless its form starts
 * over: it names another job, and asks again for what was filled. That form belongs to no visit yet.
 */
export async function visitOfPage(tabId: number): Promise<Visit | undefined> {
  const visit = await loadVisit(tabId);
  if (!visit?.receipt || visit.recording === "recorded") return visit;
  const { url } = await chrome.tabs.get(tabId);
  if (url === visit.url && visit.isLeft === true)
    return changeVisit(tabId, (now) => ({ ...now, isLeft: false }));
  if (url === undefined || url === visit.url || url === visit.pageUrl) return visit;
  const form = await readForm(tabId);
  if (!form) return visit;
  const belongs = belonging(visit, form.posting, form.keys);
  if (belongs === "other") {
    await changeVisit(tabId, (now) => ({ ...now, isLeft: true }));
    return undefined;
  }
  const isUnclear = visit.isUnclear === true || belongs === "unclear";
  return changeVisit(tabId, (now) => ({ ...now, pageUrl: url, isUnclear }));
}
