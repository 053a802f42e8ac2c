import {
  credentialWords,
  degreeWords,
  honourPhrases,
  honourWords,
  levelHigh,
  levelLow,
  levelMiddle,
  levelTop,
  multipliedWords,
  scopeWords,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { findTerms } from "../../find-terms.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { contains, doubtful, isIn, knows, poolOf, refused } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";
import { contentWords, isLight, memberOf, stemsOf } from "../word-keys.ts";

const isDegree = memberOf(degreeWords);
const isHonour = memberOf(honourWords);
const isScope = memberOf(scopeWords);
const isMultiplied = memberOf(multipliedWords);
const isCredential = memberOf(credentialWords);
const isGeneric = memberOf(["degree", "diplôme", "diplômée", "diplômé", "graduate", "graduated"]);

/** "MA" and "DU" are degrees only in capitals. */
const isDegreeWord = (raw: string) =>
  isDegree(raw) && (raw.length > 3 || raw === raw.toUpperCase());

const isKnown = ({ raw }: Word, trial: Trial) =>
  isLight(raw) || isCredential(raw) || knows(trial, raw);

/** Tools, languages, licences and skills of the tables of terms. */
export const checkTerms: Check = (trial) => {
  const known = new Set(poolOf(trial).flatMap(({ facts }) => facts.terms.map(({ id }) => id)));
  return findTerms(trial.clause.text).flatMap(({ term, text }): Reason[] => {
    if (term.kind === "soft" || known.has(term.id)) return [];
    if (wordsOf(text).every((word) => isKnown(word, trial))) return [];
    return [term.kind === "skill" ? doubtful("term", text) : refused("term", text)];
  });
};

const educated = (trial: Trial) =>
  trial.evidence.sources.some(({ entry }) => entry.kind === "education");

/** Grades are the entry's, with all their words. */
export const checkGrades: Check = (trial) =>
  [...trial.clause.folded.matchAll(honourPhrases)]
    .filter(
      ([phrase]) =>
        !poolOf(trial).some(({ lines }) => lines.some(({ text }) => fold(text).includes(phrase))),
    )
    .map(([phrase]) => refused("honour", phrase));

/** Degrees, honours and multiples are the entry's own words. */
export const checkHonours: Check = (trial) =>
  wordsOf(trial.clause.text).flatMap(({ raw }): Reason[] => {
    if (contains(trial, raw)) return [];
    if (isDegreeWord(raw) && !(isGeneric(raw) && educated(trial)))
      return [refused("credential", raw)];
    if (isHonour(raw)) return [refused("honour", raw)];
    if (isMultiplied(raw)) return [refused("number", raw)];
    return isScope(raw) && !knows(trial, raw) ? [doubtful("scope", raw)] : [];
  });

const maxCredentialWords = 2;

/** What is held as a licence or certificate is named as in the profile: each word counts. */
export const checkCredentials: Check = (trial) => {
  const { words } = trial;
  const named = words.flatMap(({ raw }, at) =>
    isCredential(raw) ? words.slice(at + 1, at + 1 + maxCredentialWords) : [],
  );
  const unknown = named.filter(({ raw }) => !isCredential(raw) && !knows(trial, raw));
  return unknown.map(({ raw }) => doubtful("credential", raw));
};

const stored: Readonly<Record<string, number>> = {
  beginner: 1,
  intermediate: 2,
  advanced: 3,
  expert: 4,
};

function claimedLevel(folded: string): number {
  if (levelTop.test(folded)) return 4;
  if (levelLow.test(folded)) return 1;
  if (levelHigh.test(folded)) return 3;
  return levelMiddle.test(folded) ? 2 : 0;
}

/** A level is not above the stored one of the skill it is said of. */
export const checkLevels: Check = (trial) => {
  const claimed = claimedLevel(trial.clause.folded);
  if (claimed < 2) return [];
  const stems = new Set(wordsOf(trial.clause.text).flatMap(({ raw }) => stemsOf(raw)));
  return poolOf(trial).flatMap(({ entry }): Reason[] => {
    const words = contentWords(entry.title);
    const isNamed = words.length > 0 && words.every(({ raw }) => isIn(stemsOf(raw), stems));
    if (entry.kind !== "skill" || !isNamed) return [];
    const level = stored[entry.level];
    if (level === undefined) return claimed > 2 ? [doubtful("level", entry.title)] : [];
    if (level >= claimed) return [];
    const isSure = entry.detail === "language" && claimed > 2;
    return [isSure ? refused("level", entry.title) : doubtful("level", entry.title)];
  });
};
