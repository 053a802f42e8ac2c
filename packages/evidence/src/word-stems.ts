import { fold } from "@postulo/lexicon/fold";
import { baseOfPast } from "./english-verbs.ts";
import { memoize } from "./memoize.ts";
import { contentKeys, wordsOf } from "./words.ts";

const endings =
  /(?:aisons?|ements?|ments?|ations?|ions?|ings?|ances?|(?<=.{4})ages?|ees?|ers?|ors?|eurs?|ies|ied|ed|es|er|y|e|s|x)$/;

/** "mentoring" and "monitored" share the stem of "mentor" and "monitor". */
const verbEnding = /(?<=.{3}[eo]r)(?:ing|ed|s)$/;

/** What the inflections of a word share in both languages ("managed", "management", "deliveries", "delivery"); it is not a word to show. */
const stemOf = memoize((word): string => {
  const folded = fold(word);
  const base = baseOfPast.get(folded) ?? folded;
  const bare = base.replace(verbEnding, "").replace(endings, "");
  if (bare.length < 3 || bare === base) return base;
  return bare.replace(/([bdgmnprt])\1$/, "$1");
});

const stemsIn = memoize(
  (text): ReadonlySet<string> => new Set(wordsOf(text).map(({ raw }) => stemOf(raw))),
);

/** The stems of the words that carry meaning. */
export const contentStems = memoize(
  (text): ReadonlySet<string> => new Set([...contentKeys(text)].map(stemOf)),
);

/** The stems of each statement: words of different statements support no common claim. */
export const statementStems = memoize((text): readonly ReadonlySet<string>[] =>
  text
    .split(/\n|(?<=[.;!?])\s+/)
    .map(stemsIn)
    .filter((stems) => stems.size > 0),
);

/** Whether one statement contains all these words, in any inflection. */
export function occurTogether(
  words: readonly { readonly raw: string }[],
  statements: readonly ReadonlySet<string>[],
): boolean {
  const wanted = words.map(({ raw }) => stemOf(raw));
  return statements.some((stems) => wanted.every((stem) => stems.has(stem)));
}
