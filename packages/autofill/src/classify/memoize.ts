const maxCached = 3000;

/**
 * Caches what was read of each text, up to 3,000 of them. The same labels, names and headings recur on a page, in each step,
 * and whenever a page is read again.
 */
export function memoize<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    if (known.size >= maxCached) known.clear();
    const result = read(text);
    known.set(text, { result });
    return result;
  };
}
