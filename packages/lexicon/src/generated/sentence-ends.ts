// Generated from patterns/sentence-ends.txt by `npm run lexicon`.

/** Between two sentences that a person wrote: a full stop before a capital letter or, behind a long word, before a digit; not behind an abbreviation. */
export const writtenSentenceEnd =
  /(?<=(?:\p{L}{3}|\d|[)»”"%])[.!?])(?<!(?<!\p{L})(?:ref|Ref|Mrs|Prof|Univ|Dept|Inst|cat|Cat|niv|Niv|réf|Réf|Mme|Mlle|Ets|Sté)\.)\s+(?=["“«(]?\p{Lu})|(?<=\p{L}{4}[.!?])(?<!(?:approx)\.)\s+(?=\d)/u;

/** The full stop at the end of a text, unless it belongs to an abbreviation: "Sailing, etc.", "Cardiff, U.K." */
export const sentenceStop =
  /(?<!(?<!\p{L})(?:ref|Ref|Mrs|Prof|Univ|Dept|Inst|cat|Cat|niv|Niv|réf|Réf|Mme|Mlle|Ets|Sté|Co|Corp|Inc|Ltd|etc|St|p\. ?ex)|\.\p{L})\.$/iu;

/** At the end of the name of a company, a school or a degree, whose full stop ends no sentence. */
export const nameAbbreviation =
  /(?<!\p{L})(?:ref|Ref|Mrs|Prof|Univ|Dept|Inst|cat|Cat|niv|Niv|réf|Réf|Mme|Mlle|Ets|Sté|Co|Corp|Inc|Ltd|Dipl|Etab|Hons|Soc|Soci)$/iu;

/** Between the sentences of a note, also behind short words; not behind an abbreviation: "CACES R486 cat. B", "OSHA 10. NATE". */
export const noteSentenceEnd =
  /(?<=[\p{L}\d)]{2}\.)(?<!(?<!\p{L})(?:ref|Ref|Mrs|Prof|Univ|Dept|Inst|cat|Cat|niv|Niv|réf|Réf|Mme|Mlle|Ets|Sté)\.)\s+(?=\p{Lu})/u;
