import type { Language } from "@postulo/i18n/language";
import { framesThatTold } from "./filling/frames-that-told.ts";
import { PageNotReachable } from "./filling/page-access.ts";
import { isHidden, siteOf } from "./hidden-sites.ts";
import { loadLanguage } from "./stored-language.ts";

/** The page itself, or when that is out of reach the frame that holds the form. */
async function panelFrames(tabId: number): Promise<readonly number[]> {
  return [...new Set([0, ...(await framesThatTold(tabId))])];
}

type Target = { readonly tabId: number; readonly frameIds: number[] };

async function inFirstOpenFrame(
  tabId: number,
  work: (target: Target) => Promise<unknown>,
): Promise<boolean> {
  for (const frameId of await panelFrames(tabId)) {
    try {
      await work({ tabId, frameIds: [frameId] });
      return true;
    } catch {
      // No access to this one; the next may be a frame of a platform.
    }
  }
  return false;
}

/** Puts the button into the page, or opens the panel at once because the person asked for it. */
export async function showPanel(tabId: number, isOpen: boolean): Promise<void> {
  const language = await loadLanguage();
  const isShown = await inFirstOpenFrame(tabId, async (target) => {
    await chrome.scripting.executeScript({ target, files: ["panel.js"] });
    await chrome.scripting.executeScript({
      target,
      func: (open: boolean, words: Language) => globalThis.postuloPanel?.show(open, words),
      args: [isOpen, language],
    });
  });
  if (!isShown && isOpen) throw new PageNotReachable("No frame of this tab takes the panel");
}

/** Shows the button on a page with an application form, unless the person switched it off there. */
export async function showButton(tabId: number): Promise<void> {
  const { url } = await chrome.tabs.get(tabId);
  if (await isHidden(siteOf(url))) return;
  await showPanel(tabId, false);
}

/** Lets a panel that stands in the tab read the page anew. */
export async function refreshPanel(tabId: number): Promise<void> {
  await inFirstOpenFrame(tabId, async (target) => {
    const [found] = await chrome.scripting.executeScript({
      target,
      func: () => {
        globalThis.postuloPanel?.refresh();
        return globalThis.postuloPanel !== undefined;
      },
    });
    if (found?.result !== true) throw new PageNotReachable("There is no panel in this frame");
  });
}

export async function removePanel(tabId: number): Promise<void> {
  await inFirstOpenFrame(tabId, async (target) => {
    await chrome.scripting.executeScript({
      target,
      func: () => globalThis.postuloPanel?.remove(),
    });
  });
}
