import {
  assertiveWords,
  classifiers,
  families,
  lightWords,
  neutralWords,
  spellings,
} from "@postulo/lexicon/claims";
import { emptyWords } from "@postulo/lexicon/empty-words";
import { fold } from "@postulo/lexicon/fold";
import { functionWords } from "@postulo/lexicon/function-words";
import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemFrench } from "@orama/stemmers/french";
import { memoize } from "../memoize.ts";
import { isNumberWord } from "./number-words.ts";
import { calendarWords } from "./calendar-words.ts";
import { claimedRows, impliedRows, spelledOut } from "./thesaurus.ts";
import { wordsOf } from "../words.ts";
import type { Word } from "../words.ts";

/** No stem of a word begins so. */
const spellingMark = "=";
/** Whether a stem is of a row of spellings: "rep" and "representative". */
export const isSpelling = (stem: string): boolean => stem.startsWith(spellingMark);

const spellingsOf = new Map<string, string[]>();
for (const [at, row] of spellings.entries())
  for (const word of row.split(" "))
    spellingsOf.set(word, [...(spellingsOf.get(word) ?? []), `${spellingMark}${at}`]);

/** « nous réalisons », which the stemmer leaves as it is. */
const firstPlural = /(?<=\p{L}{3})ons$/u;

/** Shorter stems are those of other words too: « paie » and "pays", "care" and "car". */
const defaultStemLength = 4;

const shortAcronym = /^\p{Lu}{2,5}$/u;

/** The stems of a word in both languages; texts of profiles mix them. They are no words to show. */
export const stemsOf = memoize((word): readonly string[] => {
  const folded = fold(word);
  // "BTMS" is no plural of "BTM".
  if (shortAcronym.test(word)) return [folded, ...(spellingsOf.get(folded) ?? [])];
  const lower = word.toLowerCase();
  const french = [lower, ...(firstPlural.test(lower) ? [lower.replace(firstPlural, "er")] : [])]
    .map((one) => fold(stemFrench(one)))
    .filter((stem) => stem.length >= defaultStemLength || lower !== `${stem}e`);
  const stems = [folded, stemEnglish(folded), ...french];
  return [...new Set([...stems, ...(spellingsOf.get(folded) ?? [])])];
});

const stemSet = (words: readonly string[]) => new Set(words.flatMap(stemsOf));

const memoizeTest = (test: (word: string) => boolean) => memoize(test);

/** Whether a word is one of a list, in any inflection. */
export const memberOf = (words: readonly string[], minStemLength = defaultStemLength) => {
  const stems = new Set([
    ...words.map(fold),
    ...[...stemSet(words)].filter(
      (stem) => stem.length >= minStemLength && !stem.startsWith(spellingMark),
    ),
  ]);
  return memoizeTest((word) => stemsOf(word).some((stem) => stems.has(stem)));
};

const assertive = new Set(assertiveWords);
const isNeutralStem = memberOf(neutralWords);
/** What another word of the clause says: "use", "work". */
export const isNeutral = memoizeTest((word) => !assertive.has(fold(word)) && isNeutralStem(word));

const familiesOf = new Map<string, string[]>();
for (const [at, row] of families.entries())
  for (const stem of stemSet(row.split(" ")))
    familiesOf.set(stem, [...(familiesOf.get(stem) ?? []), `#${at}`]);

/** Counts what another word names: "300 copies", « 300 exemplaires ». */
export const isClassifier = memberOf(classifiers);

const familyKeys = (stems: readonly string[]) => [
  ...stems,
  ...stems.flatMap((stem) => familiesOf.get(stem) ?? []),
];

/** A name has no other words for the same: "Oxford College" is no university of Oxford. */
const isCapitalised = (word: string) => /^\p{Lu}/u.test(word);

/** The stems of a word, and the families and rows of words with the same meaning in a claim. */
export const keysOf = memoize((word): readonly string[] => {
  const stems = stemsOf(word);
  const keys = familyKeys(stems);
  return isCapitalised(word) ? keys : [...keys, ...claimedRows(stems, stemsOf)];
});

/** The keys under which a claim may find a word of a source: those of general words that follow from it, and of what it abbreviates. */
export const statedKeysOf = memoize((word): readonly string[] => {
  const stems = stemsOf(word);
  return [
    ...familyKeys(stems),
    ...claimedRows(stems, stemsOf),
    ...impliedRows(stems, stemsOf),
    ...spelledOut(word).flatMap((words) => words.flatMap(keysOf)),
  ];
});

const isLightStem = memberOf(lightWords, 3);
const closed = new Set([...emptyWords, ...functionWords.en, ...functionWords.fr].map(fold));

const grammar = new Set([...functionWords.en, ...functionWords.fr].map(fold));
export const isFunctionWord = (raw: string): boolean => grammar.has(fold(raw));

// A noun in English; in French it joins clauses, and is one of the phrases of manner.
closed.delete("car");
const adverb = /^[a-z]{4,}ly$/;

/** Whether a word states nothing by itself: function words, and what every letter says. */
export const isLight = memoize((word): boolean => {
  const folded = fold(word);
  if (assertive.has(folded)) return false;
  return (
    closed.has(folded) ||
    calendarWords.has(folded) ||
    isNumberWord(folded) ||
    adverb.test(folded) ||
    isLightStem(word)
  );
});

const isAcronym = (raw: string) => /^\p{Lu}[\p{Lu}\d]+$/u.test(raw);

/** The words of a text that state something; acronyms and names are among them even when short. */
export const contentWords = memoize((text): readonly Word[] =>
  wordsOf(text).filter(({ raw }) => {
    if (/^\d+$/.test(raw)) return false;
    if (isAcronym(raw)) return true;
    return raw.length > 2 && !isLight(raw);
  }),
);

const leastRelated = 4;

/** What related stems have in common. */
export const stemStart = (stem: string) => stem.slice(0, leastRelated);

/** « chimio » */
const clipped = /^.{4,}o$/;

/** Whether two stems belong to one word: "stag" and "stagiair", "chimio" and "chimiotherapi". */
export const areRelated = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // "tray" has the stem "trai", and is no form of "train".
  const least = short.endsWith("i") ? leastRelated + 1 : leastRelated;
  const isNear = long.length - short.length <= 4 || clipped.test(short);
  return short.length >= least && isNear && long.startsWith(short);
};
