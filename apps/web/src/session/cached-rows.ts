/** Of the browser's own store for answers: it holds more than local storage, and is there without the server. */
const cacheName = "postulo-cached-rows";
const store = () => ("caches" in globalThis ? caches.open(cacheName) : undefined);
/** The name under which a query answers with kept rows. */
export const cachedRowsKey = "cached-rows";
const addressOf = (owner: string, name: string) => `/kept/${owner}/${name}`;

/** Rows as they were when the server last gave them. */
interface CachedRows {
  readonly rows: unknown;
  /** ISO time. */
  readonly keptAt: string;
}

/** Keeps the last answer for when there is none. It is one person's, and is forgotten when they are signed in no more. */
export async function cacheRows(owner: string, name: string, kept: CachedRows): Promise<void> {
  const opened = await store();
  await opened?.put(addressOf(owner, name), Response.json(kept));
}

/** What was kept of that name for that person; null when there is nothing. */
export async function readCachedRows(owner: string, name: string): Promise<CachedRows | null> {
  const opened = await store();
  const answer = await opened?.match(addressOf(owner, name));
  return answer ? answer.json() : null;
}

export async function clearCachedRows(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(cacheName);
}
