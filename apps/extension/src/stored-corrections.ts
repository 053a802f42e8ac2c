import { correctedKeys, type CorrectedKey } from "@postulo/contract/corrected-key";
import type { Corrections } from "@postulo/contract/page-results";
import * as z from "zod/mini";
import { siteOf } from "./hidden-sites.ts";

// On this machine only: nothing of it is sent to the server.
const storageKey = "corrections";
const formPagesKey = "formPages";
const correction = z.object({ label: z.string(), is: z.enum(correctedKeys) });
const stored = z.record(z.string(), z.array(correction));
const pages = z.array(z.string());

const maxSites = 200;
const maxPages = 200;
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

/** A page by its host and path; a route in the fragment is part of the path. */
function pageOf(address: string | undefined): string | undefined {
  const site = siteOf(address);
  if (address === undefined || site === undefined) return undefined;
  const { pathname, hash } = new URL(address);
  return `${site}${pathname}${/^#!?\//.test(hash) ? hash : ""}`;
}

async function loadFormPages(): Promise<readonly string[]> {
  const read = pages.safeParse((await chrome.storage.local.get(formPagesKey))[formPagesKey]);
  return read.success ? read.data : [];
}

/** Whether the user has said that this page is an application form. */
export async function isFormPage(address: string | undefined): Promise<boolean> {
  const page = pageOf(address);
  return page !== undefined && (await loadFormPages()).includes(page);
}

/** Takes back that this page is an application form. */
export async function deleteFormPage(address: string | undefined): Promise<void> {
  const page = pageOf(address);
  const others = (await loadFormPages()).filter((one) => one !== page);
  await chrome.storage.local.set({ [formPagesKey]: others });
}

export async function saveFormPage(address: string | undefined): Promise<void> {
  const page = pageOf(address);
  if (page === undefined) return;
  const known = (await loadFormPages()).filter((one) => one !== page);
  await chrome.storage.local.set({ [formPagesKey]: [...known, page].slice(-maxPages) });
}
