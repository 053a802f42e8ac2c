import { occupations, phrases, titleNouns, trades } from "@postulo/lexicon/occupations";
import { wordsOf } from "@postulo/evidence/words";

/** Nouns that name an occupation, by their comparing key: they mark the title in a posting, and a claimed title in a letter. */
const titleNounKeys: ReadonlySet<string> = new Set(
  [...occupations, ...titleNouns].map((noun) => wordsOf(noun)[0]?.key ?? noun),
);

/** Whether a text names an occupation, in any grammatical number. */
export function containsOccupation(text: string): boolean {
  return (
    phrases.test(text) ||
    trades.test(text) ||
    wordsOf(text).some(({ key }) => titleNounKeys.has(key))
  );
}

export function isTitleNoun(key: string): boolean {
  return titleNounKeys.has(key);
}
