import { isIn } from "./internal/sources.ts";
import { keysOf, statedKeysOf } from "./internal/word-keys.ts";
import { memoize } from "./memoize.ts";
import { wordsOf } from "./words.ts";

const keysIn = memoize(
  (text): ReadonlySet<string> => new Set(wordsOf(text).flatMap(({ raw }) => statedKeysOf(raw))),
);

/**
 * Whether a text has a word in any inflection, another word of its family, or one that says the same: "mended" for "repair", "van" for
 * "vehicle", "P&L" in full. A general word does not state a special one.
 */
export const statesWord = (text: string, raw: string): boolean => isIn(keysOf(raw), keysIn(text));
