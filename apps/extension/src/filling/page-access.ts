import type { Applicant } from "@postulo/autofill/applicant";
import type { ReceiptLine } from "@postulo/autofill/receipt";
import type { Posting } from "../page-door.ts";

/** The page belongs to the browser, to its store, or to a site that the person has not opened the extension on. */
export class PageNotReachable extends Error {}

/** Puts the content script into every frame that the person's click gave access to. */
async function enter(tabId: number): Promise<void> {
  try {
    await chrome.scripting.executeScript({
      target: { tabId, allFrames: true },
      files: ["content.js"],
    });
  } catch (error) {
    throw new PageNotReachable("The content script cannot run in this tab", { cause: error });
  }
}

/** Fills every frame; the lines of the receipt in the order of the frames. */
export async function fillTab(
  tabId: number,
  applicant: Applicant,
): Promise<readonly ReceiptLine[]> {
  await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    target: { tabId, allFrames: true },
    func: (facts: Applicant) => globalThis.postuloPage?.fill(facts),
    args: [applicant],
  });
  return frames.flatMap((frame) => frame.result ?? []);
}

export async function undoTab(tabId: number): Promise<number> {
  await enter(tabId);
  const frames = await chrome.scripting.executeScript({
    target: { tabId, allFrames: true },
    func: () => globalThis.postuloPage?.undo(),
  });
  return frames.reduce((count, frame) => count + (frame.result ?? 0), 0);
}

/** What the tab's own page, not its frames, says about the job. */
export async function postingOfTab(tabId: number): Promise<Posting | undefined> {
  await enter(tabId);
  const [page] = await chrome.scripting.executeScript({
    target: { tabId },
    func: () => globalThis.postuloPage?.posting(),
  });
  return page?.result ?? undefined;
}
