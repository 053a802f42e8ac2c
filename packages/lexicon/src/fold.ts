const beyondAscii = /[\u0080-\uFFFF]+/g;

const maxCachedRuns = 5_000;
/** In characters. */
const maxCachedLength = 40;
const cache = new Map<string, string>();

const foldRun = (run: string) =>
  run
    .replace(/[’‘ʼ]/g, "'")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

function foldCached(run: string): string {
  if (run.length > maxCachedLength) return foldRun(run);
  const cached = cache.get(run);
  if (cached !== undefined) return cached;
  if (cache.size >= maxCachedRuns) cache.clear();
  const folded = foldRun(run);
  cache.set(run, folded);
  return folded;
}

/** Returns lower case without accents and ligatures, with straight apostrophes: most phrases in `data` are in this form. */
export function fold(text: string): string {
  return text.toLowerCase().replace(beyondAscii, foldCached);
}

const beyondLowerAscii = /[A-Z]+|[^\0-\x7F]/gu;

/** `fold(text)` with the positions of the text: a character whose folded form is longer or shorter stays as it is, such as "œ". */
export function foldInPlace(text: string): string {
  return text.replace(beyondLowerAscii, (part) => {
    const folded = fold(part);
    return folded.length === part.length ? folded : part;
  });
}
