import { isIn } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import {
  awardWords,
  belowDegreeWords,
  credentialWords,
  degreeWords,
  honourPhrases,
  honourWords,
  looseHonours,
  firstClass,
  lowerSecond,
  notScope,
  notWon,
  multipliedWords,
  scopeWords,
  upperSecond,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { datesOf } from "../../facts.ts";
import { findTerms } from "../../find-terms.ts";
import { numbersOf } from "../../numbers.ts";
import { memoizeObject } from "../../memoize.ts";
import { foldSentence, wordsOf } from "../../words.ts";
import type { Clause } from "../clauses.ts";
import { initialsOf } from "../initials.ts";
import { knownRanks } from "./ranks.ts";
import { isWithinRate, ratesOf } from "../rates.ts";
import { contains, doubtful, knows, refused } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";
import { contentWords, isLight, memberOf, stemsOf } from "../word-keys.ts";

const isDegree = memberOf(degreeWords);
const isHonourWord = memberOf(honourWords);
/** « le public », « je publie sur le site » and "majored" are no honours. */
const noHonour = /^(?:publi(?:c|cs|que|ques|quement|e|es|er|ant|ons|ais|ait)|major(?:ed|ing))$/i;
const isHonour = (raw: string) => isHonourWord(raw) && !noHonour.test(raw);
const isAward = memberOf(awardWords);
const isScope = memberOf(scopeWords);
const isMultiplied = memberOf(multipliedWords);
export const isCredential = memberOf(credentialWords);
/** "degree" names none. */
export const isGeneric = memberOf([
  "degree",
  "diplôme",
  "diplômée",
  "diplômé",
  "graduate",
  "graduated",
]);
export const isGenericDegree = (raw: string) => isGeneric(raw) && !/^diploma/i.test(raw);

/** "MA", "DU" and "BSc" are degrees only with their capitals. */
export const isDegreeWord = (raw: string) =>
  isDegree(raw) && (raw.length > 3 || /\p{Lu}.*\p{Lu}/u.test(raw));

/** Whether a clause names a degree, licence or certificate. */
export const namesDegree = memoizeObject(
  ({ text }: Clause): boolean =>
    wordsOf(text).some(({ raw }) => isDegreeWord(raw) || isCredential(raw)) ||
    findTerms(text).some(({ term }) => term.kind === "credential"),
);

/** "DU" is not the « du » of a line. */
const holdsDegree = (raw: string, trial: Trial) =>
  contains(trial, raw) &&
  (raw.length > 3 ||
    !isDegreeWord(raw) ||
    !isLight(fold(raw)) ||
    trial.pool.some(
      ({ acronyms, entry }) =>
        acronyms.includes(fold(raw)) ||
        (entry.kind === "education" && initialsOf(entry.title).includes(fold(raw))),
    ));

/** Whether one line has all words of a term: those of several lines support no common claim. */
function isInLine(term: string, trial: Trial): boolean {
  const words = wordsOf(term).filter(
    ({ raw }) => raw !== "s" && !isLight(raw) && !isCredential(raw),
  );
  const keys = words.map(({ raw }) => trial.evidence.find(raw).keys);
  return trial.pool.some(({ lines }) =>
    lines.some((line) => keys.every((one) => isIn(one, line.keys))),
  );
}

export const hasTerm = (id: string, { pool }: Trial) => pool.some(({ terms }) => terms.has(id));

/** Tools, languages, licences and skills of the tables of terms. */
export const checkTerms: Check = (trial) => {
  return findTerms(trial.clause.text).flatMap(({ term, text }): Reason[] => {
    if (term.kind === "soft" || hasTerm(term.id, trial)) return [];
    if (isInLine(text, trial)) return [];
    const isOfProfile = trial.evidence.sources.some(({ terms }) => terms.has(term.id));
    const isUnsure = term.kind === "skill" || isOfProfile;
    return [isUnsure ? doubtful("term", text) : refused("term", text)];
  });
};

/** "a degree" is above an HNC, a diploma or an A level; in French « diplôme » names any. */
const isOfDegree = memberOf(["degree", "graduate", "graduated"]);
const isBelowDegree = memberOf(belowDegreeWords, 3);

/** Whether the profile has an education that a word names, of a subject that the clause names if it names that of one. */
export function isEducated(raw: string, { evidence, found }: Trial): boolean {
  const educations = evidence.sources.filter(({ entry }) => entry.kind === "education");
  const subjects = found.filter(({ sources }) => educations.some((one) => sources.has(one)));
  return educations
    .filter(
      ({ entry }) =>
        !isOfDegree(raw) ||
        wordsOf(entry.title).some((word) => isDegreeWord(word.raw) && !isBelowDegree(word.raw)) ||
        !wordsOf(entry.title).some((word) => isBelowDegree(word.raw)),
    )
    .some((one) => subjects.length === 0 || subjects.some(({ sources }) => sources.has(one)));
}

/** "2:1" for "upper second" */
const gradeOf = (folded: string) =>
  folded.replace(upperSecond, "2:1").replace(lowerSecond, "2:2").replace(firstClass, "1st");

const gradesIn = memoizeObject(({ folded }: Clause) =>
  [...folded.matchAll(honourPhrases)].map(([phrase]) => phrase),
);

/** "at the height of the season" is no honour. */
const isOpenGrade = (phrase: string) => /^(?:of|de|du) /.test(phrase);
/** Verbs by which an honour is given, such as "was named"; the profile need not contain them. */
const isGiving = (phrase: string) => /^(?:was|were|been|am|is|ete|fus|m'a|m'ont) /.test(phrase);

/** "Employee of the month 06/2021": a line that says nothing but one honour, and when. */
const isHonourAlone = ({ text }: SourceLine): boolean => {
  const folded = fold(text);
  const { start, end } = datesOf(text)[0] ?? { start: folded.length, end: folded.length };
  return !/\p{L}/u.test(folded.slice(end)) && honourAlone.test(folded.slice(0, start));
};

const honourAlone = /^\p{L}+ (?:of the |de l['’]|du )\p{L}+[^\p{L}\d]*(?:in |en )?$/u;

/** A grade must be in the entry with all of its words, and not in a line about a finalist or nominee. */
export const checkGrades: Check = (trial) => {
  const grades = gradesIn(trial.clause);
  if (grades.length === 0) return [];
  const isRunnerUp = notWon.test(trial.clause.folded);
  const lines = trial.pool
    .flatMap((source) => source.lines)
    .filter(({ text }) => isRunnerUp || !notWon.test(fold(text)));
  const linesWith = (phrase: string) =>
    lines.filter(({ text }) => gradeOf(foldSentence(text)).includes(gradeOf(phrase)));
  const unknown = grades.filter((phrase) => linesWith(phrase).length === 0);
  // "was named employee of the month" of a line that says "employee of the month"
  const isGiven = unknown.every(isGiving);
  if (isGiven && grades.some((phrase) => linesWith(phrase).some(isHonourAlone))) return [];
  if (isGiven) return unknown.map((phrase) => doubtful("honour", phrase));
  return unknown.map((phrase) => (isOpenGrade(phrase) ? doubtful : refused)("honour", phrase));
};

/** The words of phrases that name no scope and no honour: "my best example", « mes meilleures salutations ». */
const modestIn = memoizeObject(
  ({ folded }: Clause) =>
    new Set([...folded.matchAll(notScope)].flatMap(([phrase]) => phrase.split(" "))),
);

/** « une licence » is a degree, "a licence" is none. */
const isDrivingLicence = (raw: string, { clause }: Trial) =>
  /^licences?$/i.test(raw) && !frenchLicence.test(clause.folded);
const frenchLicence = /\b(?:une|la|ma|de|d'|en|ou) ?licence|licence (?:de|d'|en|pro)/;

/** Neither the word itself nor a term in other words: "doctorate" for a PhD. */
function isUnknownDegree(raw: string, trial: Trial): boolean {
  if (
    !isDegreeWord(raw) ||
    isDrivingLicence(raw, trial) ||
    (isGenericDegree(raw) && isEducated(raw, trial))
  )
    return false;
  return !findTerms(raw).some(({ term }) => hasTerm(term.id, trial));
}

/** "I was awarded the Advanced Certificate": the verb of a degree that the entry is. */
const isConferred = (raw: string, { source, words }: Trial) =>
  isAward(raw) &&
  source?.entry.kind === "education" &&
  contentWords(source.entry.title).length > 0 &&
  contentWords(source.entry.title).every((word) =>
    words.some((said) => isIn(stemsOf(said.raw), new Set(stemsOf(word.raw)))),
  );

/** "ranked second of 41", as a line states. */
const isPlaced = (raw: string, trial: Trial) =>
  /^(?:ranked|rank|class[ée]e?s?)$/i.test(raw) && knownRanks(trial).length > 0;

/** "The best seller", « le prix de vente »: words that name no award by themselves. */
const isLoose = memberOf(looseHonours);

/** Two titles of an entry state one. */
const isPromotion = memberOf(["promoted", "promotion", "promu", "promue"]);

const isGiven = (raw: string, trial: Trial) => isConferred(raw, trial) || isPlaced(raw, trial);

/** A degree that another entry of the profile has is no contradiction. */
const unknownDegree = (raw: string, { evidence }: Trial): Reason =>
  evidence.find(raw).ownSources.size > 0 ? doubtful("mixed", raw) : refused("credential", raw);

function honourReasons(raw: string, trial: Trial): Reason[] {
  if (isGiven(raw, trial)) return [];
  return [isPromotion(raw) || isLoose(raw) ? doubtful("honour", raw) : refused("honour", raw)];
}

const honoursIn = memoizeObject(({ text }: Clause) =>
  wordsOf(text).filter(
    ({ raw }) => isDegreeWord(raw) || isMultiplied(raw) || isHonour(raw) || isScope(raw),
  ),
);

/** Degrees, honours and multiples are the entry's own words. */
export const checkHonours: Check = (trial) => {
  const honours = honoursIn(trial.clause);
  if (honours.length === 0) return [];
  const modestWords = modestIn(trial.clause);
  const numbers = numbersOf(trial.clause.text);
  const rates = ratesOf(trial.clause.text);
  return honours.flatMap(({ raw, start }): Reason[] => {
    // "a dozen" and "two and a half" are read as numbers; "dozens" is scope.
    const isNumber = numbers.some((number) => number.start <= start && start < number.end);
    if (isWithinRate(rates, { start })) return [];
    if (holdsDegree(raw, trial) || (isNumber && !raw.endsWith("s"))) return [];
    if (isUnknownDegree(raw, trial)) return [unknownDegree(raw, trial)];
    // It may follow from two numbers of a line.
    if (isMultiplied(raw)) return [doubtful("number", raw)];
    if (modestWords.has(fold(raw))) return [];
    if (isHonour(raw)) return honourReasons(raw, trial);
    return isScope(raw) && !knows(trial, raw) ? [doubtful("scope", raw)] : [];
  });
};
