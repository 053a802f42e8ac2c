import * as z from "zod/mini";

const storageKey = "hiddenSites";
const sites = z.array(z.string());

/** The site of an address, as the person would name it; undefined for what is no web page. */
export function siteOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) ? hostname : undefined;
}

async function hiddenSites(): Promise<readonly string[]> {
  const stored = sites.safeParse((await chrome.storage.local.get(storageKey))[storageKey]);
  return stored.success ? stored.data : [];
}

/** Whether the person switched the button off on this site. */
export async function isHidden(site: string | undefined): Promise<boolean> {
  return site !== undefined && (await hiddenSites()).includes(site);
}

export async function hideOn(site: string): Promise<void> {
  const hidden = new Set([...(await hiddenSites()), site]);
  await chrome.storage.local.set({ [storageKey]: [...hidden] });
}

/** Opening the panel by hand switches the button on again. */
export async function showOn(site: string): Promise<void> {
  const hidden = (await hiddenSites()).filter((one) => one !== site);
  await chrome.storage.local.set({ [storageKey]: hidden });
}
