import { memoize } from "@postulo/evidence/memoize";
import { statesWord } from "@postulo/evidence/stated-words";
import { contentStems } from "@postulo/evidence/word-stems";
import { wordKey, wordsOf } from "@postulo/evidence/words";
import { type AskedWord, askedWords, isSpecific } from "./asked-words.ts";
import type { Proof } from "./proofs.ts";
import { wishChoices } from "./wish-choices.ts";

/** How much of a word is stated by one of the same meaning, and by the title or the organisation of the entry. */
const shares = { same: 1, meaning: 0.75, context: 0.6 } as const;

const relatedLetters = 5;
const mostAdded = 4;

/** "lameness" and "lame", « saucisserie » and « saucisse » */
function areRelated(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isNear = long.length - short.length <= mostAdded;
  return short.length >= relatedLetters && isNear && long.startsWith(short);
}

const stemsIn = memoize((text): readonly string[] => [...contentStems(text)]);
const keysIn = memoize((text): ReadonlySet<string> => new Set(wordsOf(text).map(({ key }) => key)));

/** How far a text states a word: entirely by the word itself, less by one of the same meaning. */
function statedBy(text: string, { raw, stem, isName }: AskedWord): number {
  if (text === "") return 0;
  if (isName) return keysIn(text).has(wordKey(raw)) ? shares.same : 0;
  if (stemsIn(text).some((other) => other === stem || areRelated(other, stem))) return shares.same;
  return statesWord(text, raw) ? shares.meaning : 0;
}

/** In letters: of a word that says enough alone, such as "dementia". */
const longWord = 7;
/** Of a wish of which a line has all words but those of most postings. */
const wholeShare = 0.8;
const fewWords = 2;

type StatedWord = AskedWord & { readonly own: number; readonly around: number };

/** Whether the words that a line has are enough to take it for what is asked. */
function saysEnough(words: readonly StatedWord[]): boolean {
  const [first, ...others] = words.filter((word) => isSpecific(word) && word.own > 0);
  const same = words.filter(({ own }) => own === shares.same);
  // Words of the same meaning alone are too far from the wish.
  if (first === undefined || !same.some(isSpecific)) return false;
  if (others.length > 0) return true;
  const specific = words.filter(isSpecific);
  // "vehicle claims" are no "injury claims".
  if (specific.some(({ own, around }) => own + around === 0)) return same.length > fewWords;
  const isWhole = specific.every(({ own }) => own > 0);
  return first.isName || first.raw.length >= longWord || (isWhole && same.length >= fewWords);
}

/** How much of what a form of a wish asks for is stated. */
function shareOf(asked: readonly AskedWord[], line: string, context: string): number {
  const words = asked.map((word): StatedWord => {
    const own = statedBy(line, word);
    return { ...word, own, around: own > 0 ? 0 : shares.context * statedBy(context, word) };
  });
  if (!saysEnough(words)) return 0;
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const found = words.reduce((sum, { weight, own, around }) => sum + weight * (own + around), 0);
  const isWhole = words.every((word) => !isSpecific(word) || word.own > 0);
  return isWhole ? Math.max(found / all, wholeShare) : found / all;
}

/** How much of a wish a line states, beside what its entry is called: from 0 to 1. */
export const statedShare = (wish: string, line: string, context: string): number =>
  Math.max(...wishChoices(wish).map((text) => shareOf(askedWords(text), line, context)));

/** Whether a text has the names that a wish has, if it has any: DBS of "an enhanced DBS check". */
export function hasNamesOf(wish: string, text: string): boolean {
  const names = askedWords(wish).filter(({ isName }) => isName);
  return names.length > 0 && names.every((word) => statedBy(text, word) > 0);
}

/** Whether a proof lacks what its own note says is not held: "abroad" of "travel yes, not abroad". */
export const isDeniedBy = (wish: string, { text, denied }: Pick<Proof, "text" | "denied">) =>
  denied !== "" &&
  askedWords(wish).some(
    (word) => isSpecific(word) && statedBy(text, word) === 0 && statedBy(denied, word) > 0,
  );
