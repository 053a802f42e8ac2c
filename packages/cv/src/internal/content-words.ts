import { emptyWords } from "@postulo/lexicon/empty-words";
import { fold } from "@postulo/lexicon/fold";

/** Singular and plural meet in it, in English and French. */
function keyOf(word: string): string {
  const folded = fold(word);
  return folded.length > 3 && /[sx]$/.test(folded) ? folded.slice(0, -1) : folded;
}

const emptyKeys = new Set(emptyWords.map(keyOf));

/** The words that carry meaning, in a form for comparing. */
export function contentWords(text: string): ReadonlySet<string> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(
    words.map(keyOf).filter((key) => key.length > 2 && !emptyKeys.has(key) && !/^\d+$/.test(key)),
  );
}
