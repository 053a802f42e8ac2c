const unbuilt = 'const build = { name: "unbuilt", files: [] };';
/** Code, styles and fonts; pictures are on public pages only. */
const isKept = (address: string) => /^\/assets\/.*\.(js|css|woff2)$/.test(address);

interface Build {
  /** The addresses of its files, such as `/assets/entry-1a2b.js`. */
  readonly addresses: readonly string[];
  /** The text of the pages that the worker keeps: their addresses do not change with their content. */
  readonly pages: readonly string[];
  /** Gives the same short name for the same text, and another for another. */
  readonly nameOf: (text: string) => string;
}

/**
 * Tells the worker of `public/offline-worker.js` which build it belongs to. Its text is another with each build, by which
 * browsers know that there is a new one.
 */
export function fillWorker(worker: string, { addresses, pages, nameOf }: Build): string {
  const files = addresses.filter(isKept).toSorted();
  if (!worker.includes(unbuilt) || files.length === 0)
    throw new Error("the worker has no place for its files, or there are none");
  const build = { name: nameOf(JSON.stringify([worker, files, pages])), files };
  return worker.replace(unbuilt, () => `const build = ${JSON.stringify(build)};`);
}
