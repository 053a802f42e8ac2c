const unbuilt = 'const build = { name: "unbuilt", files: [] };';
/** The large worker that draws PDFs, which is rarely used, and what only the demo compares postings with. */
const uncached = ["/assets/pdf-worker-", "/assets/compare-in-memory-"];

/** Code, styles and fonts; images are on public pages only. */
const isCached = (address: string) =>
  /^\/assets\/.*\.(js|css|woff2)$/.test(address) &&
  !uncached.some((start) => address.startsWith(start));

interface Build {
  /** The URLs of its files, such as `/assets/entry-1a2b.js`. */
  readonly addresses: readonly string[];
  /** The HTML of the cached pages, whose URLs contain no hash. */
  readonly pages: readonly string[];
  /** Returns a short hash of the text. */
  readonly nameOf: (text: string) => string;
}

/**
 * Writes name and files of the build into `public/offline-worker.js`. A changed script makes browsers install the new
 * worker.
 */
export function fillWorker(worker: string, { addresses, pages, nameOf }: Build): string {
  const files = addresses.filter(isCached).toSorted();
  if (!worker.includes(unbuilt) || files.length === 0)
    throw new Error("the worker has no place for its files, or there are none");
  const build = { name: nameOf(JSON.stringify([worker, files, pages])), files };
  return worker.replace(unbuilt, () => `const build = ${JSON.stringify(build)};`);
}
