/** Ids of one `in` filter: 100 UUIDs are 4 KB of URL, half of the usual limit of proxies. */
export const maxIdsPerRequest = 100;

/** Splits a list for requests of limited size. */
export function* inChunks<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
