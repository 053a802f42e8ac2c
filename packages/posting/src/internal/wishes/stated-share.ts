import { memoize } from "@postulo/evidence/memoize";
import { statesWord } from "@postulo/evidence/stated-words";
import { contentStems } from "@postulo/evidence/word-stems";
import { wordKey, wordsOf } from "@postulo/evidence/words";
import { type AskedWord, askedWords, isSpecific } from "./asked-words.ts";
import type { Proof } from "./proofs.ts";
import { wishChoices } from "./wish-choices.ts";
import { isTimeOfWork } from "./work-times.ts";

/** How much of a word is stated by a longer or shorter one, by one of the same meaning, and by the title or the organisation of the entry. */
const shares = { same: 1, related: 0.75, meaning: 0.75, context: 0.6 } as const;

const relatedLetters = 5;
const mostAdded = 4;

/** « administratif » by its other gender */
const genderless = (stem: string) => stem.replace(/if$/u, "iv");

/** "lameness" and "lame", « saucisserie » and « saucisse » */
function areRelated(one: string, other: string): boolean {
  const [first, second] = [genderless(one), genderless(other)];
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  const isNear = long.length - short.length <= mostAdded;
  return short.length >= relatedLetters && isNear && long.startsWith(short);
}

const startOf = (stem: string) => stem.slice(0, relatedLetters);

/** The stems of a text by what related ones have in common. */
const stemsByStart = memoize((text): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(contentStems(text), startOf),
);
const keysIn = memoize((text): ReadonlySet<string> => new Set(wordsOf(text).map(({ key }) => key)));

/** Whether a text has a word itself, in any inflection. */
export function hasWord(text: string, { raw, stem, isName }: AskedWord): boolean {
  if (isName) return keysIn(text).has(wordKey(raw));
  const alike = stemsByStart(text).get(startOf(stem)) ?? [];
  return alike.some((other) => other === stem || areRelated(other, stem));
}

/** How far a text states a word: entirely by the word itself, less by a longer or shorter one or one of the same meaning. */
export function statedBy(text: string, word: AskedWord): number {
  if (text === "") return 0;
  if (hasWord(text, word))
    return word.isName || contentStems(text).has(word.stem) ? shares.same : shares.related;
  // A capital that begins the wish is not that of a name.
  return !word.isName && statesWord(text, word.raw.toLowerCase()) ? shares.meaning : 0;
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
  if (first === undefined) return false;
  if (others.length > 0) return true;
  const specific = words.filter(isSpecific);
  // "vehicle claims" are no "injury claims".
  if (specific.some(({ own, around }) => own + around === 0)) return same.length > fewWords;
  const isWhole = specific.every(({ own }) => own > 0);
  const isLong = first.own === shares.same && first.raw.length >= longWord;
  const isEnough = first.isName || isLong || isTimeOfWork(first.raw);
  return isEnough || (isWhole && same.length >= fewWords);
}

/** How much of what a form of a wish asks for is stated. */
function shareOf(asked: readonly AskedWord[], line: string, context: string): number {
  // Words of the same meaning alone are too far from the wish.
  if (!asked.some((word) => isSpecific(word) && hasWord(line, word))) return 0;
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
