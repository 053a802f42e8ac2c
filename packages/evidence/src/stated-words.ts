import { isIn } from "./internal/sources.ts";
import { contentWords, isNeutral, keysOf, statedKeysOf } from "./internal/word-keys.ts";
import { memoize } from "./memoize.ts";
import { numbersOf } from "./numbers.ts";
import { wordsOf } from "./words.ts";

const keysIn = memoize(
  (text): ReadonlySet<string> => new Set(wordsOf(text).flatMap(({ raw }) => statedKeysOf(raw))),
);

/**
 * Whether a text has a word in any inflection, another word of its family, or one that says the same: "mended" for "repair", "van" for
 * "vehicle", "P&L" in full. A general word does not state a special one.
 */
export const statesWord = (text: string, raw: string): boolean => isIn(keysOf(raw), keysIn(text));

/** Whether no word of a text states anything by itself, and no number is in it. */
export const statesNothing = (text: string): boolean =>
  numbersOf(text).length === 0 && contentWords(text).every(({ raw }) => isNeutral(raw));
