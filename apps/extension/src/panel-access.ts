import type { Language } from "@postulo/i18n/language";
import { reportedFrames } from "./filling/reported-frames.ts";
import type { PanelShow } from "./page-api.ts";
import { PageNotReachable } from "./filling/page-access.ts";
import { isHidden, siteOf } from "./hidden-sites.ts";
import { loadLanguage } from "./stored-language.ts";

/** The top frame, or when that is not accessible the frames with a form. */
async function panelFrames(tabId: number): Promise<readonly number[]> {
  return [...new Set([0, ...(await reportedFrames(tabId))])];
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
      // Not accessible; the next may be a frame of a platform.
    }
  }
  return false;
}

/** Shows the button in the page, or opens the panel when the user requested it. @throws PageNotReachable without an accessible frame. */
export async function showPanel(tabId: number, how: PanelShow): Promise<void> {
  const language = await loadLanguage();
  const isShown = await inFirstOpenFrame(tabId, async (target) => {
    await chrome.scripting.executeScript({ target, files: ["panel.js"] });
    await chrome.scripting.executeScript({
      target,
      func: (one: PanelShow, words: Language) => globalThis.postuloPanel?.show(one, words),
      args: [how, language],
    });
  });
  if (!isShown) throw new PageNotReachable("The panel cannot be shown in any frame of this tab");
}

/** Shows the button on a page with an application form, unless the user has hidden it on this site. */
export async function showButton(tabId: number): Promise<void> {
  const { url } = await chrome.tabs.get(tabId);
  if (await isHidden(siteOf(url))) return;
  await showPanel(tabId, "button");
}

/** Goes to the next field that is left, by the panel, which opens if it is closed. */
export async function goToNext(tabId: number): Promise<void> {
  const language = await loadLanguage();
  const isDone = await inFirstOpenFrame(tabId, async (target) => {
    await chrome.scripting.executeScript({ target, files: ["panel.js"] });
    await chrome.scripting.executeScript({
      target,
      func: (words: Language) => globalThis.postuloPanel?.next(words),
      args: [language],
    });
  });
  if (!isDone) throw new PageNotReachable("The panel cannot be shown in any frame of this tab");
}

/** Refreshes the panel of the tab, if there is one. */
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

/** Refreshes the panels of all tabs, after a change of the session. */
export async function refreshPanels(): Promise<void> {
  const tabs = await chrome.tabs.query({});
  // Firefox logs a warning for a script in a page of the extension.
  const pages = tabs.filter(({ url }) => url?.startsWith(`${location.origin}/`) !== true);
  // Tabs without a panel and those that are not accessible have nothing to refresh.
  await Promise.allSettled(pages.flatMap(({ id }) => (id === undefined ? [] : [refreshPanel(id)])));
}

export async function removePanel(tabId: number): Promise<void> {
  await inFirstOpenFrame(tabId, async (target) => {
    await chrome.scripting.executeScript({
      target,
      func: () => globalThis.postuloPanel?.remove(),
    });
  });
}
