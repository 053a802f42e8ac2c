import { correctedKeys, type CorrectedKey } from "@postulo/contract/corrected-key";
import type { Corrections } from "@postulo/contract/page-results";
import * as z from "zod/mini";
import { siteOf } from "./hidden-sites.ts";

// On this machine only: nothing of it is sent to the server.
const storageKey = "corrections";
const formSitesKey = "formSites";
const correction = z.object({ label: z.string(), is: z.enum(correctedKeys) });
const stored = z.record(z.string(), z.array(correction));
const sites = z.array(z.string());

const maxSites = 200;
const maxOfSite = 100;

async function loadAll() {
  const read = stored.safeParse((await chrome.storage.local.get(storageKey))[storageKey]);
  return read.success ? read.data : {};
}

/** What the user has said about fields of this site. */
export async function loadCorrections(address: string | undefined): Promise<Corrections> {
  const site = siteOf(address);
  return site === undefined ? [] : ((await loadAll())[site] ?? []);
}

/** Sets what a field is; null removes it. */
export async function saveCorrection(
  address: string | undefined,
  label: string,
  is: CorrectedKey | null,
): Promise<void> {
  const site = siteOf(address);
  if (site === undefined || label === "") return;
  const { [site]: known = [], ...others } = await loadAll();
  const rest = known.filter((one) => one.label !== label);
  const own = (is === null ? rest : [...rest, { label, is }]).slice(-maxOfSite);
  const kept = Object.entries(others).slice(1 - maxSites);
  await chrome.storage.local.set({
    [storageKey]: Object.fromEntries(own.length === 0 ? kept : [...kept, [site, own]]),
  });
}

export async function deleteCorrections(address: string | undefined): Promise<void> {
  const { [siteOf(address) ?? ""]: _, ...others } = await loadAll();
  await chrome.storage.local.set({ [storageKey]: others });
}

async function loadFormSites(): Promise<readonly string[]> {
  const read = sites.safeParse((await chrome.storage.local.get(formSitesKey))[formSitesKey]);
  return read.success ? read.data : [];
}

/** Whether the user has said that this site has application forms. */
export async function isFormSite(address: string | undefined): Promise<boolean> {
  const site = siteOf(address);
  return site !== undefined && (await loadFormSites()).includes(site);
}

export async function saveFormSite(address: string | undefined): Promise<void> {
  const site = siteOf(address);
  if (site === undefined) return;
  const known = (await loadFormSites()).filter((one) => one !== site);
  await chrome.storage.local.set({ [formSitesKey]: [...known, site].slice(-maxSites) });
}
