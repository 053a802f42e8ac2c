import * as z from "zod/mini";

const keyOf = (tabId: number) => `frames ${tabId}`;
const frameIds = z.array(z.number());

/** The frames of a tab that told of a form in them: of known platforms, in whatever page. */
export async function framesThatTold(tabId: number): Promise<readonly number[]> {
  const key = keyOf(tabId);
  const stored = frameIds.safeParse((await chrome.storage.session.get(key))[key]);
  return stored.success ? stored.data : [];
}

let writing: Promise<unknown> = Promise.resolve();

/** One after the other: two frames of a page tell at the same moment, and neither may undo what the other one wrote. */
export async function rememberFrame(tabId: number, frameId: number): Promise<void> {
  const written = writing.then(() => write(tabId, frameId));
  writing = written.catch(() => {});
  await written;
}

async function write(tabId: number, frameId: number): Promise<void> {
  const known = await framesThatTold(tabId);
  // The page itself tells first when the tab has gone elsewhere.
  const frames = frameId === 0 ? [0] : [...new Set([...known, frameId])];
  await chrome.storage.session.set({ [keyOf(tabId)]: frames });
}

export async function forgetFrames(tabId: number): Promise<void> {
  await chrome.storage.session.remove(keyOf(tabId));
}
