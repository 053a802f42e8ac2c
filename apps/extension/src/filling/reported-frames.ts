import * as z from "zod/mini";

const keyOf = (tabId: number) => `frames ${tabId}`;
const frameIds = z.array(z.number());

/** The frames of a tab that have reported a form. */
export async function reportedFrames(tabId: number): Promise<readonly number[]> {
  const key = keyOf(tabId);
  const stored = frameIds.safeParse((await chrome.storage.session.get(key))[key]);
  return stored.success ? stored.data : [];
}

let writing: Promise<unknown> = Promise.resolve();

/** Sequential, because concurrent reports of two frames would overwrite each other. */
export async function addReportedFrame(tabId: number, frameId: number): Promise<void> {
  const written = writing.then(() => write(tabId, frameId));
  writing = written.catch(() => {});
  await written;
}

async function write(tabId: number, frameId: number): Promise<void> {
  const known = await reportedFrames(tabId);
  // A report of the top frame begins a new page.
  const frames = frameId === 0 ? [0] : [...new Set([...known, frameId])];
  await chrome.storage.session.set({ [keyOf(tabId)]: frames });
}

export async function clearReportedFrames(tabId: number): Promise<void> {
  await chrome.storage.session.remove(keyOf(tabId));
}
