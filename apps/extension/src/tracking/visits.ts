import { visit, type Line, type Visit } from "@postulo/contract/extension-messages";

const keyOf = (tabId: number) => `visit ${tabId}`;

const originOf = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * Whether a tab at `url` is still in the visit: the steps of a form and its confirmation page have different URLs. Before
 * filling and after recording, another page of the same site is another job.
 */
export function isSameVisit({ url: began, receipt, recording }: Visit, url: string | undefined) {
  if (url === began) return true;
  // The URL of the tab is unknown when only a frame is accessible.
  if (url === undefined) return recording !== "recorded";
  const isSameSite = originOf(url) !== undefined && originOf(url) === originOf(began);
  return isSameSite && receipt !== undefined && recording !== "recorded";
}

/** The last visit of a tab, which may have left it since. */
async function loadLastVisit(tabId: number): Promise<Visit | undefined> {
  const key = keyOf(tabId);
  return visit.safeParse((await chrome.storage.session.get(key))[key]).data;
}

/** The current visit of a tab, in session storage. */
export async function loadVisit(tabId: number): Promise<Visit | undefined> {
  const last = await loadLastVisit(tabId);
  if (!last) return undefined;
  const { url } = await chrome.tabs.get(tabId);
  return isSameVisit(last, url) ? last : undefined;
}

export async function saveVisit(tabId: number, happened: Visit): Promise<Visit> {
  await chrome.storage.session.set({ [keyOf(tabId)]: happened });
  return happened;
}

let changing: Promise<unknown> = Promise.resolve();

type Change = (now: Visit) => Visit;

/** Sequential, because answers are saved while a form is being filled. */
function changeLoaded(
  tabId: number,
  load: typeof loadVisit,
  change: Change,
): Promise<Visit | undefined> {
  const changed = changing.then(async () => {
    const now = await load(tabId);
    return now && saveVisit(tabId, change(now));
  });
  changing = changed.catch(() => {});
  return changed;
}

/** Updates the current visit of a tab. @returns undefined without a visit. */
export const changeVisit = (tabId: number, change: Change): Promise<Visit | undefined> =>
  changeLoaded(tabId, loadVisit, change);

/**
 * Updates the last visit of a tab by a message of its page, which may arrive when the tab is at another site already: a form
 * often leads there, and back.
 */
export const changeLastVisit = (tabId: number, change: Change): Promise<Visit | undefined> =>
  changeLoaded(tabId, loadLastVisit, change);

export async function deleteVisit(tabId: number): Promise<void> {
  await chrome.storage.session.remove(keyOf(tabId));
}

/** Labels are shorter in a receipt. */
const maxLabel = 120;
const cut = (line: Line): Line => ({ ...line, label: line.label.slice(0, maxLabel) });

/** Adds the lines of a run to the receipt. They replace lines of the same fields from earlier pages and runs. */
export function withLines(now: Visit, added: readonly Line[]): Visit {
  const lines = added.map(cut);
  const isReported = (line: Line) =>
    lines.some((one) => one.key === line.key && one.label === line.label);
  const earlier = (now.receipt ?? []).filter((line) => !isReported(line));
  return { ...now, receipt: [...earlier, ...lines], filledAt: new Date().toISOString() };
}
