import { levelHigh, levelLow, levelMiddle, levelTop } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "../../entry.ts";
import { findTerms } from "../../find-terms.ts";
import { memoizeObject } from "../../memoize.ts";
import type { Clause } from "../clauses.ts";
import { languageLevelIn, languageLevelsIn, namesSkill } from "../skill-name.ts";
import type { Source } from "../sources.ts";
import { doubtful, refused } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";
import { contentWords } from "../word-keys.ts";

const stored: Readonly<Record<string, number>> = {
  beginner: 1,
  intermediate: 2,
  advanced: 3,
  expert: 4,
  native: 4,
};

type Level = { readonly rank: number; readonly at: number };

const claimedLevel = memoizeObject(({ folded }: Clause): Level => {
  const found = [
    { rank: 4, pattern: levelTop },
    { rank: 1, pattern: levelLow },
    { rank: 3, pattern: levelHigh },
    { rank: 2, pattern: levelMiddle },
  ].map(({ rank, pattern }) => ({ rank, at: folded.search(pattern) }));
  return found.find(({ at }) => at >= 0) ?? { rank: 0, at: 0 };
});

type Place = { readonly start: number; readonly end: number };

/** Where a text names a language of the profile, also in another language than the profile. */
function placeOfLanguage(text: string, { kind, detail, title }: Entry): Place | undefined {
  if (kind !== "skill" || detail !== "language") return undefined;
  const own = new Set(findTerms(title).map(({ term }) => term.id));
  return findTerms(text).find(({ term }) => own.has(term.id));
}

function placeOfSkill({ text, folded }: Clause, entry: Entry): Place | undefined {
  const name = fold(contentWords(entry.title)[0]?.raw ?? "");
  const start = folded.indexOf(name);
  return start < 0 ? placeOfLanguage(text, entry) : { start, end: start + name.length };
}

/** "Excel (advanced level) and Word": the level is that of the skill beside it. */
function nearestTo(
  { at }: Pick<Level, "at">,
  named: readonly Source[],
  clause: Clause,
): Entry | undefined {
  const distance = (entry: Entry) => {
    const { start, end } = placeOfSkill(clause, entry) ?? { start: Infinity, end: Infinity };
    return start > at ? start - at : at - end;
  };
  return named.map(({ entry }) => entry).sort((one, other) => distance(one) - distance(other))[0];
}

/** The highest code that a stored level may be told as. */
const highestCode: Readonly<Record<string, number>> = {
  beginner: 2,
  intermediate: 4,
  advanced: 5,
  expert: 6,
};

/** "French at B2 level" for "French A2", or for a stored level that is lower. */
function raisedCodes(trial: Trial, named: readonly Source[]): Reason[] {
  const { clause } = trial;
  const languages = named.filter(({ entry }) => entry.detail === "language");
  return languageLevelsIn(clause.folded).flatMap((claimed): Reason[] => {
    const language = nearestTo(claimed, languages, clause);
    if (!language) return [];
    const own = languageLevelIn(language.title).rank;
    if (own > 0) return claimed.rank > own ? [refused("level", language.title)] : [];
    return claimed.rank > (highestCode[language.level] ?? 6)
      ? [doubtful("level", language.title)]
      : [];
  });
}

/** A level is not above the stored one of the skill it is said of. */
export const checkLevels: Check = (trial) => {
  const level = claimedLevel(trial.clause);
  const claimed = level.rank;
  const hasCode = languageLevelIn(trial.clause.folded).rank > 0;
  if (claimed < 2 && !hasCode) return [];
  const { text } = trial.clause;
  const named = trial.pool.filter(
    ({ entry }) => namesSkill(text, entry) || placeOfLanguage(text, entry) !== undefined,
  );
  if (hasCode) return raisedCodes(trial, named);
  const nearest = nearestTo(level, named, trial.clause);
  return named.flatMap(({ entry }): Reason[] => {
    const isFar = entry !== nearest;
    if (isFar && entry.detail !== "language") return [];
    const own = stored[entry.level];
    if (own === undefined) return claimed > 2 && !isFar ? [doubtful("level", entry.title)] : [];
    if (own >= claimed) return [];
    if (isFar) return [doubtful("level", entry.title)];
    const isSure = entry.detail === "language" && claimed > 2;
    return [isSure ? refused("level", entry.title) : doubtful("level", entry.title)];
  });
};
