import { visit, type Visit } from "../requests.ts";

const keyOf = (tabId: number) => `visit ${tabId}`;

const originOf = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * What happened in this tab, while it stays on the same site: a form that was sent leads to a page of thanks, and only there
 * the person says so. Once recorded it belongs to its page alone. Kept in memory only, and gone with the browser.
 */
export async function loadVisit(tabId: number): Promise<Visit | undefined> {
  const key = keyOf(tabId);
  const stored = visit.safeParse((await chrome.storage.session.get(key))[key]);
  if (!stored.success) return undefined;
  const { url } = await chrome.tabs.get(tabId);
  const isSameSite = originOf(url) !== undefined && originOf(url) === originOf(stored.data.url);
  return url === stored.data.url || (isSameSite && !stored.data.isRecorded)
    ? stored.data
    : undefined;
}

export async function saveVisit(tabId: number, happened: Visit): Promise<Visit> {
  await chrome.storage.session.set({ [keyOf(tabId)]: happened });
  return happened;
}

export async function forgetVisit(tabId: number): Promise<void> {
  await chrome.storage.session.remove(keyOf(tabId));
}
