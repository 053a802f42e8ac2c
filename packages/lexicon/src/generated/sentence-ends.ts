// Generated from patterns/sentence-ends.txt by `npm run lexicon`.

/** Between two sentences that a person wrote: a full stop before a capital letter or, behind a long word, before a digit; not behind an abbreviation. */
export const writtenSentenceEnd =
  /(?<=(?:\p{L}{3}|\d|[)»”"%])[.!?])(?<!(?<!\p{L})(?:Mrs|Prof|Univ|Dept|Inst|Mme|Mlle|Ets|Sté)\.)\s+(?=["“«(]?\p{Lu})|(?<=\p{L}{4}[.!?])(?<!(?:approx)\.)\s+(?=\d)/u;

/** The full stop at the end of a text, unless it belongs to an abbreviation: "Sailing, etc.", "Cardiff, U.K." */
export const sentenceStop =
  /(?<!(?<!\p{L})(?:Mrs|Prof|Univ|Dept|Inst|Mme|Mlle|Ets|Sté|Co|Corp|Inc|Ltd|etc|St|p\. ?ex)|\.\p{L})\.$/iu;

/** At the end of the name of a company, a school or a degree, whose full stop ends no sentence. */
export const nameAbbreviation =
  /(?<!\p{L})(?:Mrs|Prof|Univ|Dept|Inst|Mme|Mlle|Ets|Sté|Co|Corp|Inc|Ltd|Dipl|Etab|Hons|Soc|Soci)$/iu;
