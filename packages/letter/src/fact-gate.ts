import { fold } from "@postulo/lexicon/fold";
import {
  attributes,
  claimedRole,
  leakage,
  placeholder,
  refusal,
  sentenceStart,
} from "@postulo/lexicon/fact-gate";
import { detectLanguage } from "./internal/detect-language.ts";
import { monthsEn } from "./internal/english/grammar.ts";
import { monthsFr } from "./internal/french/period.ts";
import { claimChecks } from "./internal/gate/claims.ts";
import { countsYears, lasted } from "./internal/gate/durations.ts";
import { isClaimedSkill } from "./internal/gate/institutions.ts";
import { isAboutApplicant, isAboutPosting, isBeginning, isNegated } from "./internal/gate/scope.ts";
import { sentencesOf } from "./internal/gate/sentences.ts";
import { gateSources } from "./internal/gate/sources.ts";
import type { GateSources } from "./internal/gate/sources.ts";
import { findTerms } from "@postulo/evidence/find-terms";
import { figuresOf } from "./internal/number-words.ts";
import { isTitleNoun } from "./internal/title-nouns.ts";
import { omitTargetNames } from "./internal/gate/omit-target-names.ts";
import { foldSentence, wordKey, wordsOf } from "@postulo/evidence/words";
import type { Word } from "@postulo/evidence/words";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { Letter } from "./letter.ts";
import type { StoredProfile } from "@postulo/evidence/profile";
import type { Posting } from "./posting.ts";

/** "claimed": only the posting contains it, and the sentence attributes it to the applicant. The others are in neither text. */
export type FactProblemKind =
  | "number"
  | "date"
  | "name"
  | "skill"
  | "title"
  | "claimed"
  | "praise"
  | "placeholder"
  | "refusal"
  | "leakage"
  | "wrongLanguage";

/** The kind of problem, its words, and their sentence. */
export type FactProblem = {
  readonly kind: FactProblemKind;
  readonly words: string;
  readonly sentence: string;
};

type Known = { readonly profile: StoredProfile; readonly posting: Posting };
type Finding = { readonly kind: FactProblemKind; readonly words: string };
const finding = (kind: FactProblemKind, words: string): Finding => ({ kind, words });
type Check = (sentence: string, sources: GateSources) => Finding[];

const months = new Map([...monthsEn, ...monthsFr].map((name, at) => [fold(name), (at % 12) + 1]));

/** Capitalised words that are no names. */
const ordinaryCapitals = new Set(
  [
    "I",
    "Dear",
    "Sir",
    "Madam",
    "Madame",
    "Monsieur",
    "Subject",
    "Objet",
    "Application",
    ...monthsEn,
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
  ].map(wordKey),
);

/** In characters: the words after a figure that name what it counts. */
const longestClaim = 500;

const checkNumbers: Check = (sentence, { profile, posting, targetNames, claims }) => {
  const rest = omitTargetNames(sentence, targetNames);
  return figuresOf(rest).flatMap(({ value, text, start }): Finding[] => {
    const behind = rest.slice(start + text.length, start + text.length + longestClaim);
    const isKnown = countsYears(behind, 0)
      ? lasted(claims.durations, value, behind)
      : profile.counts.has(value);
    if (isKnown) return [];
    if (!posting.figures.has(value)) return [finding("number", text)];
    const isStart = value === claims.latestYear && isBeginning(rest, start);
    return isStart || isAboutPosting(sentence) ? [] : [finding("claimed", text)];
  });
};

/** A month and its year must be one date of the profile, not two halves of different ones. */
const checkDates: Check = (sentence, { months: known, claims }) =>
  [...foldSentence(sentence).matchAll(/\b([a-z]+)\s+((?:19|20)\d\d)\b/g)].flatMap(
    ({ 0: words, 1: name = "", 2: year = "", index }) => {
      const month = months.get(name);
      const isOffered = claims.isInPosting(words) && isBeginning(sentence, index);
      const isKnown = month === undefined || known.has(`${year}-${month}`) || isOffered;
      return isKnown ? [] : [finding("date", words)];
    },
  );

const isCapital = (word: Word | undefined): word is Word =>
  word !== undefined && /^\p{Lu}/u.test(word.raw);

/** Whether only blanks and a quotation mark follow the last stop. */
function endsWithStop(text: string): boolean {
  const bare = text.trimEnd();
  const unquoted = '«"“'.includes(bare.at(-1) ?? " ") ? bare.slice(0, -1).trimEnd() : bare;
  return ".!?:".includes(unquoted.at(-1) ?? " ");
}

/** Capitalised words inside a sentence are names; a first word is one only when the next is a capital too. */
function isNamePosition(sentence: string, words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!isCapital(word)) return false;
  const begins = at === 0 || endsWithStop(sentence.slice(0, word.start));
  if (!begins) return true;
  return (
    word.raw.length > 1 &&
    isCapital(next) &&
    !ordinaryCapitals.has(next.key) &&
    !isCommonStart(word.raw)
  );
}

const checkNames: Check = (whole, { profile, posting, targetNames }) => {
  const sentence = omitTargetNames(whole, targetNames);
  const words = wordsOf(sentence);
  return words
    .filter((_, at) => isNamePosition(sentence, words, at))
    .filter(({ key }) => !profile.keys.has(key) && !ordinaryCapitals.has(key))
    .flatMap(({ raw, key, start }) => {
      if (!posting.keys.has(key)) return [finding("name", raw)];
      return isClaimedSkill(sentence, start) ? [finding("claimed", raw)] : [];
    });
};

/** Words that begin sentences before a name: "At Durand", "Chez Durand", "As Head Nurse". */
function isCommonStart(word: string): boolean {
  return sentenceStart.test(word);
}

/** "You ask for X" attributes X to the posting unless "which I have" follows. */
function isOfPosting(sentence: string, start: number): boolean {
  const before = fold(sentence.slice(0, start));
  const attribution = [...before.matchAll(attributes)].at(-1);
  if (!attribution) return false;
  return (
    !isAboutApplicant(before.slice(attribution.index)) && !isAboutApplicant(sentence.slice(start))
  );
}

/**
 * A skill must be named in the words of profile or posting, since another name for it may claim more.
 * Words that occur together in one statement count, even as a part of a longer term; tools need their own name.
 */
const checkSkills: Check = (sentence, { profile, posting, targetNames }) =>
  findTerms(omitTargetNames(sentence, targetNames)).flatMap(({ term, text, start }): Finding[] => {
    if (term.kind === "soft") return [];
    const isWordless = term.kind === "language" || term.kind === "tool";
    const isSaid = (source: GateSources["profile"]) =>
      isWordless ? source.terms.has(term.id) : source.containsTerm(text);
    if (isSaid(profile)) return [];
    const isOnlyInPosting = posting.terms.has(term.id) && !profile.terms.has(term.id);
    const rest = omitTargetNames(sentence, targetNames);
    const isClaim =
      isAboutApplicant(sentence) && !isOfPosting(rest, start) && !isNegated(rest, start);
    if (isOnlyInPosting && isClaim) return [finding("claimed", text)];
    return isSaid(posting) ? [] : [finding("skill", text)];
  });

const wishes = /\b(?:apply|applying|join|candidature|postule|rejoindre|position of|au poste)\b/;

/** « m’a permis de conseiller les clients »: a verb, not the occupation that is spelled like it. */
const isInfinitive = (word: string, before: string) =>
  /^\p{Ll}+er$/u.test(word) && /(?:(?:^|\s)(?:de|à|pour|et)\s|(?:^|\s)d[’'])$/u.test(before);

/** A title attributed to the applicant must be in the profile; that of the posting may be a wish. */
const checkTitles: Check = (sentence, { profile, posting, targetNames }) => {
  const folded = foldSentence(sentence);
  const rest = omitTargetNames(sentence, targetNames);
  const named = wordsOf(rest).flatMap(({ key, raw, start }) =>
    isTitleNoun(key) &&
    !isInfinitive(raw, rest.slice(0, start)) &&
    !profile.keys.has(key) &&
    !posting.keys.has(key)
      ? [finding("title", raw)]
      : [],
  );
  if (wishes.test(folded)) return named;
  const claimed = [...folded.matchAll(claimedRole)].flatMap(([, role = ""]) =>
    wordsOf(role)
      .slice(0, 6)
      .flatMap(({ key, raw }) =>
        isTitleNoun(key) && !profile.keys.has(key) && posting.keys.has(key)
          ? [finding("claimed", raw)]
          : [],
      ),
  );
  return [...named, ...claimed];
};

const forbidden: readonly { kind: FactProblemKind; pattern: RegExp }[] = [
  {
    kind: "placeholder",
    pattern: placeholder,
  },
  {
    kind: "refusal",
    pattern: refusal,
  },
  {
    kind: "leakage",
    pattern: leakage,
  },
];

const checkForbidden: Check = (sentence) =>
  forbidden.flatMap(({ kind, pattern }) => {
    const found = pattern.exec(foldSentence(sentence));
    return found ? [{ kind, words: found[0] }] : [];
  });

const checks: readonly Check[] = [
  checkNumbers,
  checkDates,
  checkNames,
  checkSkills,
  checkTitles,
  checkForbidden,
  ...claimChecks.map(
    (check): Check =>
      (sentence, { claims }) =>
        check(sentence, claims),
  ),
];

function checkSentences(sentences: readonly string[], known: Known): FactProblem[] {
  const sources = gateSources(known.profile, known.posting);
  return sentences.flatMap((sentence) =>
    checks.flatMap((check) =>
      check(sentence, sources).map((problem) => ({ ...problem, sentence })),
    ),
  );
}

/** Shorter sentences are names and dates more than language. */
const leastWordsOfLanguage = 9;

function checkLanguage(sentences: readonly string[], language: LetterLanguage): FactProblem[] {
  const isStrange = (text: string) => {
    const written = detectLanguage(text);
    return written !== language && written !== "unclear";
  };
  const whole = sentences.join("\n");
  if (isStrange(whole))
    return [{ kind: "wrongLanguage", words: detectLanguage(whole), sentence: whole }];
  return sentences
    .filter((text) => wordsOf(text).length >= leastWordsOfLanguage && isStrange(text))
    .map((text) => ({ kind: "wrongLanguage", words: detectLanguage(text), sentence: text }));
}

/** @returns the claims of a text, by any author, that neither profile nor posting supports. */
export function checkText(
  text: string,
  known: Known & { language: LetterLanguage },
): FactProblem[] {
  const sentences = sentencesOf(text);
  return [...checkSentences(sentences, known), ...checkLanguage(sentences, known.language)];
}

/** Checks a composed letter: its subject and every sentence of its body. */
export function checkLetter(letter: Letter, known: Known): FactProblem[] {
  const body = letter.paragraphs.flat().map(({ text }) => text);
  return [
    ...checkSentences([letter.subject, ...body], known),
    ...checkLanguage(body, letter.language),
  ];
}
