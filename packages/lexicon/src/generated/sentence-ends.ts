// Generated from patterns/sentence-ends.txt by `npm run lexicon`.

/** Between two sentences that a person wrote: a full stop before a capital letter or, behind a long word, before a digit; not behind an abbreviation. */
export const writtenSentenceEnd =
  /(?<=(?:\p{L}{3}|\d|[)»”"%])[.!?])(?<!(?<!\p{L})(?:Mrs|Prof|Univ|Dept|Inst|Mme|Mlle|Ets|Sté)\.)\s+(?=["“«(]?\p{Lu})|(?<=\p{L}{4}[.!?])(?<!(?:approx)\.)\s+(?=\d)/u;
