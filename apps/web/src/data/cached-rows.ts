import { isTemporary } from "./browser-storage.ts";

/** In Cache Storage, which is larger than local storage and available offline. */
const cacheName = "postulo-cached-rows";
const storeOf = (owner: string) =>
  "caches" in globalThis && !isTemporary(owner) ? caches.open(cacheName) : undefined;
/** First element of the keys of queries for cached rows. */
export const cachedRowsKey = "cached-rows";
const urlOf = (owner: string, name: string) => `/entry/${owner}/${name}`;

/** Rows of the server's last response. */
interface CachedRows {
  readonly rows: unknown;
  /** ISO time. */
  readonly cachedAt: string;
}

/** Stores rows for offline use, except of a temporary user. They belong to one user, and are deleted on sign-out. */
export async function cacheRows(owner: string, name: string, entry: CachedRows): Promise<void> {
  const opened = await storeOf(owner);
  await opened?.put(urlOf(owner, name), Response.json(entry));
}

/** The user's cached rows of that name; null without any. */
export async function readCachedRows(owner: string, name: string): Promise<CachedRows | null> {
  const opened = await storeOf(owner);
  const answer = await opened?.match(urlOf(owner, name));
  return answer ? answer.json() : null;
}

export async function clearCachedRows(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(cacheName);
}
