import {
  authoredThings,
  completed,
  extentNouns,
  manner,
  namedThings,
  plainVerbs,
  severalWords,
} from "@postulo/lexicon/claims";
import { isAnchored, isIn } from "../sources.ts";
import type { CountedNumber, SourceLine } from "../sources.ts";
import { fold } from "@postulo/lexicon/fold";
import { partOf } from "../counted-by.ts";
import { doubtful, knows } from "../trial.ts";
import { findTerms } from "../../find-terms.ts";
import { numbersOf } from "../../numbers.ts";
import type { NumberFact } from "../../numbers.ts";
import { restrictingParts } from "../restrictions.ts";
import { isWithinRate, ratesOf } from "../rates.ts";
import { isHeld } from "../unfinished.ts";
import type { Check, Trial } from "../trial.ts";
import { checkAppended } from "./appended.ts";
import { isOfValidity } from "./credentials.ts";
import { borrowedSkill, borrowedWords, movedPart, partialSkillWord } from "./borrowed.ts";
import { namesIn } from "./names.ts";
import { isCounter, isEmployer, isOfReader } from "./other-names.ts";
import { isBackReference, scatteredPart } from "./scattered.ts";
import { knownRanks } from "./ranks.ts";
import { isChange, retellsPassage } from "./results.ts";
import { hasTerm, isEducated, isGenericDegree, namesDegree } from "./terms.ts";
import { contentWords, isNeutral, memberOf, stemsOf } from "../word-keys.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";

const isPlain = memberOf(plainVerbs);
const isStated = ({ raw }: Pick<Word, "raw">) => !isNeutral(raw);
const isStudent = memberOf(["student", "étudiant", "étudiante"]);
const isVolunteer = memberOf(["volunteer", "voluntary", "bénévole", "bénévolement"]);
/** In characters: a blank, or "d'". */
const maxUnitDistance = 2;

/** "gross profit" for "GP", with nothing between the words of two initials. */
function isSpelledOut(words: readonly Word[], at: number, trial: Trial): boolean {
  const initials = (from: number, to: number) => {
    const [first, second, ...others] = words.slice(from, to);
    const isApart =
      others.length === 0 && first && second && second.start - first.end > maxUnitDistance;
    if (isApart) return "";
    return words
      .slice(from, to)
      .map(({ raw }) => fold(raw).charAt(0))
      .join("");
  };
  const letter = fold(words[at]?.raw ?? "").charAt(0);
  const isInitialOf = (acronym: string) =>
    acronym.includes(letter) &&
    Array.from({ length: acronym.length }, (_, back) => at - back).some(
      (from) => from >= 0 && initials(from, from + acronym.length) === acronym,
    );
  const isOfOther = (acronym: string) =>
    trial.isNamed &&
    !trial.isCited &&
    trial.source?.acronyms.includes(acronym) === false &&
    trial.evidence.sources.some((one) => isAnchored(one) && one.acronyms.includes(acronym));
  return trial.pool.some(({ acronyms }) =>
    acronyms.some((acronym) => isInitialOf(acronym) && !isOfOther(acronym)),
  );
}

const isHeldEducation = ({ source, today }: Trial) =>
  source?.entry.kind === "education" && isHeld(source.entry, today);

/** "earned 38 of the 60 credits": the part that is done, which the check of numbers compares. */
const isPartOfStudies = ({ source, clause: { text } }: Trial) =>
  source?.entry.kind === "education" &&
  numbersOf(text).some(({ end }) => partOf.test(text.slice(end)));

/** What the kind of an entry says: "earned", "degree" and "student" of an education, "volunteer" of a contribution. */
function isOfKind(raw: string, trial: Trial): boolean {
  const kind = trial.source?.entry.kind;
  return (
    (isGenericDegree(raw) && isEducated(raw, trial)) ||
    (completed.test(fold(raw)) && (isHeldEducation(trial) || isPartOfStudies(trial))) ||
    (isVolunteer(raw) && kind === "contribution") ||
    (isStudent(raw) && trial.isNamed && kind === "education")
  );
}

/** The words of the claim that neither entry nor background contain. */
function unsupportedWords(trial: Trial): Word[] {
  const restricting = restrictingParts(trial.clause.text);
  const unknown = trial.words.filter(
    (word) => !knows(trial, word.raw) && !isWithinRate(restricting, word),
  );
  if (unknown.length === 0) return [];
  // A term counts in the other language, where it shares no word: "wound care" is « soins de plaies ».
  const terms = findTerms(trial.clause.text).filter(
    ({ term, text }) =>
      hasTerm(term.id, trial) && contentWords(text).every(({ raw }) => !knows(trial, raw)),
  );
  const isInTerm = (word: Word) =>
    terms.some(({ start, end }) => word.start >= start && word.end <= end);
  const numbers = numbersOf(trial.clause.text);
  const rates = ratesOf(trial.clause.text);
  // "110,000 kilometres" and "two and a half": the check of numbers compares them.
  const ranks = knownRanks(trial);
  const isOfNumber = (word: Word) =>
    isWithinRate(rates, word) ||
    isWithinRate(ranks, word) ||
    numbers.some(
      ({ start, end, unit }) =>
        word.end > start && word.start <= end + (unit === undefined ? -1 : maxUnitDistance),
    );
  const ways = [...trial.clause.folded.matchAll(manner)];
  const isOfManner = ({ start }: Word) =>
    ways.some(({ 0: way, index }) => index <= start && start < index + way.length);
  return unknown.filter(
    (word) =>
      !isOfManner(word) &&
      !isOfReader(word, trial) &&
      !isEmployer(word, trial) &&
      !isCounter(word, trial.clause.text) &&
      !isCounted(word, trial) &&
      !isOfNumber(word) &&
      !isInTerm(word) &&
      !isSpelledOut(trial.words, trial.words.indexOf(word), trial) &&
      !isOfKind(word.raw, trial) &&
      !isOfValidity(word, trial.clause.folded) &&
      !isBackReference(word, trial.clause.text),
  );
}

const isSeveral = memberOf(severalWords);
const isExtent = memberOf(extentNouns);
const isMany = ({ value, unit }: NumberFact) => value > 1 && unit === undefined;

/** "several sites", where a line counts three, and "several things". */
const isCounted = ({ raw, end }: Word, { clause: { text }, pool, evidence }: Trial) => {
  const noun = wordsOf(text).find(({ start }) => start > end)?.raw ?? "";
  const { keys } = evidence.find(noun);
  const isOf = (number: CountedNumber) => isMany(number) && isIn(keys, number.keys);
  const isStatedSo = () =>
    pool.some(({ lines }) => lines.some(({ numbers }) => numbers.some(isOf)));
  return isSeveral(raw) && ((isNeutral(noun) && !isExtent(noun)) || isStatedSo());
};

const isWriting = memberOf(["write", "wrote", "draft", "écrire", "écrit", "rédiger"]);
const isAuthored = memberOf(authoredThings);
/** In words: "wrote the new allergy protocol". */
const nearAuthored = 5;

/** "I wrote the protocol" of a line that names one: who follows it need not have written it. */
const isAuthorship = ({ raw, start }: Word, { clause: { text } }: Trial): boolean =>
  isWriting(raw) &&
  wordsOf(text)
    .filter((word) => word.start > start)
    .slice(0, nearAuthored)
    .some((word) => isAuthored(word.raw));

/** Whether a word may say in other words what a line says: everyday deeds, which other entries and the posting name too. */
const isParaphrase = (word: Word, trial: Trial) =>
  isPlain(word.raw) &&
  !isAuthorship(word, trial) &&
  !namesIn(trial.clause.text).some((name) => name.raw === word.raw);

/** The share of words of its own that a retelling may have, and the words that one line has. */
const maxOwnShare = 0.4;
const minShared = 2;

/** How many words a number of a line counts for: a value with its unit two. */
const scoreOf = ({ value, unit }: NumberFact, { numbers: stated }: SourceLine, years?: number) => {
  const same = stated.filter((known) => known.value === value);
  if (years === value) return 2;
  if (same.length === 0) return 0;
  return unit !== undefined && same.some((known) => known.unit === unit) ? 2 : 1;
};

const subjectPronoun = /(?<!\p{L})(?:j'|(?:i|we|je|nous|on)(?!\p{L}))/u;

/** Whether a clause retells one line, and the words that it does not have are ordinary ones. */
function isRetelling(missing: readonly Word[], trial: Trial): boolean {
  // Of a degree or licence every word counts: "a foundation degree".
  if (namesDegree(trial.clause) || trial.source?.entry.kind === "education") return false;
  const all = trial.words.filter(isStated).length + numbersOf(trial.clause.text).length;
  if (missing.length > Math.max(1, Math.floor(all * maxOwnShare))) return false;
  // "My teaching lifted the results": what somebody's work did is no retelling of what they did.
  if (!subjectPronoun.test(trial.clause.folded)) return false;
  if (!missing.every((word) => isParaphrase(word, trial))) return false;
  const numbers = numbersOf(trial.clause.text);
  return trial.pool.some(({ head, lines, entry: { years } }) =>
    lines.some((line) => {
      const hits = trial.words.filter((word) => {
        const { keys } = trial.evidence.find(word.raw);
        return isStated(word) && (isIn(keys, line.keys) || isIn(keys, head.keys));
      }).length;
      const counted = numbers.map((number) => scoreOf(number, line, years));
      return hits + Math.max(0, ...counted) >= minShared;
    }),
  );
}

const isThing = memberOf(namedThings);

/** "I answered the phone": in a clause of neutral words and names of its entry, the things that neither entry nor background name. */
function unknownThings(trial: Trial): Word[] {
  const head = trial.source?.head.keys ?? new Set();
  const isNamed = (_: Word, at: number) => isIn(trial.found[at]?.keys ?? [], head);
  return trial.words.some((word, at) => isStated(word) && !isNamed(word, at))
    ? []
    : trial.words.filter(({ raw }) => isThing(raw) && !knows(trial, raw));
}

/** Each word that states something is the source's, but for a few of a retelling, and those of a part are of one line. */
export const checkCoverage: Check = (trial) => {
  const { keys } = trial.evidence.posting;
  const missing = [
    ...unsupportedWords(trial).filter(
      ({ raw }) => !isNeutral(raw) && !(isChange(raw) && retellsPassage(trial)),
    ),
    ...unknownThings(trial),
  ];
  if (missing.length > 0 && !isRetelling(missing, trial))
    return missing.map(({ raw }) =>
      doubtful(isIn(stemsOf(raw), keys) ? "claimed" : "unsupported", raw),
    );
  const [borrowed] = borrowedWords(trial);
  if (borrowed) return [doubtful("mixed", borrowed.raw)];
  const scattered =
    scatteredPart(trial) ?? movedPart(trial) ?? borrowedSkill(trial) ?? partialSkillWord(trial);
  return scattered === undefined ? checkAppended(trial) : [doubtful("mixed", scattered)];
};
