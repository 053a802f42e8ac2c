import { visit, type Visit } from "@postulo/contract/extension-messages";

const keyOf = (tabId: number) => `visit ${tabId}`;

const originOf = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * Whether a tab that is at `url` now is still on the visit: the steps of one form and the page of thanks have addresses of their
 * own. Before anything was filled, and after it was recorded, another page of the same site is another job.
 */
export function goesOn({ url: began, receipt, recording }: Visit, url: string | undefined) {
  if (url === began) return true;
  // Only a frame of the page may be entered: the browser does not tell where the tab is.
  if (url === undefined) return recording !== "recorded";
  const isSameSite = originOf(url) !== undefined && originOf(url) === originOf(began);
  return isSameSite && receipt !== undefined && recording !== "recorded";
}

/** What happened in this tab, while it goes on. Kept in memory only, and gone with the browser. */
export async function loadVisit(tabId: number): Promise<Visit | undefined> {
  const key = keyOf(tabId);
  const stored = visit.safeParse((await chrome.storage.session.get(key))[key]);
  if (!stored.success) return undefined;
  const { url } = await chrome.tabs.get(tabId);
  return goesOn(stored.data, url) ? stored.data : undefined;
}

export async function saveVisit(tabId: number, happened: Visit): Promise<Visit> {
  await chrome.storage.session.set({ [keyOf(tabId)]: happened });
  return happened;
}

let changing: Promise<unknown> = Promise.resolve();

/**
 * Changes the visit that goes on in a tab, one change after the other: filling takes seconds, and what the person answers
 * meanwhile is noted too. Undefined when there is none.
 */
export function changeVisit(
  tabId: number,
  change: (now: Visit) => Visit,
): Promise<Visit | undefined> {
  const changed = changing.then(async () => {
    const now = await loadVisit(tabId);
    return now && saveVisit(tabId, change(now));
  });
  changing = changed.catch(() => {});
  return changed;
}

export async function forgetVisit(tabId: number): Promise<void> {
  await chrome.storage.session.remove(keyOf(tabId));
}
