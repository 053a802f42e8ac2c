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

/** Whether an occupation of several words begins or ends a text: "Head of Finance", "Sous Chef". */
export const framesOccupation = (text: string): boolean =>
  [phrases, trades].some((pattern) => {
    const match = pattern.exec(text);
    return match !== null && (match.index === 0 || match.index + match[0].length === text.length);
  });

export function isTitleNoun(key: string): boolean {
  return titleNounKeys.has(key);
}
