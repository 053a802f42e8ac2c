import { fold } from "@postulo/lexicon/fold";
import { contentWord, functionWords } from "@postulo/lexicon/language-marks";
import { findLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";
import { memoize } from "@postulo/evidence/memoize";

/** "other" is a detected language without letters; "unclear" is too little or mixed text. */
export type DetectedLanguage = LetterLanguage | "other" | "unclear";

const sets = Object.entries(functionWords).map(([language, words]) => ({
  language,
  words: new Set(words),
}));
/** Word → indexes in `sets` of its languages. */
const placesOf = new Map<string, number[]>();
for (const [place, { words }] of sets.entries())
  for (const word of words) placesOf.set(word, [...(placesOf.get(word) ?? []), place]);

const wordsIn = (text: string): readonly string[] =>
  fold(text.slice(0, 20_000)).match(/[\p{L}]+/gu) ?? [];

/** The language of a text by its function words; "unclear" below three of them, or without a clear winner. */
export const detectLanguage = memoize((text): DetectedLanguage => {
  const counts = sets.map(() => 0);
  for (const word of wordsIn(text))
    for (const place of placesOf.get(word) ?? []) counts[place] = (counts[place] ?? 0) + 1;
  const ranking = sets
    .map(({ language }, place) => ({ language, count: counts[place] ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = ranking;
  if (!first || first.count < 3 || first.count < (second?.count ?? 0) * 1.25) return "unclear";
  const written = findLetterLanguage(first.language);
  if (written) return written;
  return "other";
});

const foreign = /[ñãõßäöüåøłžščřěąę]|[íóúò]\w*n\b|ión\b|ção\b/iu;

/** English or French by nouns: at least three of one language, and twice as many as of the other. */
function byNouns(words: readonly string[]): LetterLanguage | undefined {
  const en = words.filter((word) => contentWord.en.test(word)).length;
  const fr = words.filter((word) => contentWord.fr.test(word)).length;
  if (fr >= 3 && fr >= en * 2) return "fr";
  return en >= 3 && en >= fr * 2 ? "en" : undefined;
}

/** The language of a whole posting or profile, which may be a list: by its function words, else by its nouns. A single sentence is too short for that. */
export function detectDocumentLanguage(text: string): DetectedLanguage {
  const detected = detectLanguage(text);
  if (detected !== "unclear" || foreign.test(text)) return detected;
  const words = wordsIn(text);
  const isForeign = sets.some(
    ({ language, words: known }) =>
      findLetterLanguage(language) === undefined &&
      words.filter((word) => known.has(word)).length > 2,
  );
  return isForeign ? "unclear" : (byNouns(words) ?? "unclear");
}
