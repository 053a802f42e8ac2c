import * as z from "zod/mini";

const storageKey = "hiddenSites";
const sites = z.array(z.string());

/** The host name of a URL; undefined when it is not http or https. */
export function siteOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) ? hostname : undefined;
}

async function hiddenSites(): Promise<readonly string[]> {
  const stored = sites.safeParse((await chrome.storage.local.get(storageKey))[storageKey]);
  return stored.success ? stored.data : [];
}

/** Whether the user has hidden the button on this site. */
export async function isHidden(site: string | undefined): Promise<boolean> {
  return site !== undefined && (await hiddenSites()).includes(site);
}

export async function hideOn(site: string): Promise<void> {
  const hidden = new Set([...(await hiddenSites()), site]);
  await chrome.storage.local.set({ [storageKey]: [...hidden] });
}

/** Shows the button again, when the user opens the panel. */
export async function showOn(site: string): Promise<void> {
  const hidden = (await hiddenSites()).filter((one) => one !== site);
  await chrome.storage.local.set({ [storageKey]: hidden });
}
