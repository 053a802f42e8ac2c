import {
  completed,
  lapsed,
  learning,
  levelLow,
  negation,
  ongoing,
  until,
  wholeOf,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "../../entry.ts";
import { datesOf } from "../../facts.ts";
import { memoizeObject } from "../../memoize.ts";
import type { EntryDate } from "../../profile.ts";
import { wordKey, wordsOf } from "../../words.ts";
import type { Clause } from "../clauses.ts";
import { languageLevelIn } from "../skill-name.ts";
import { isHelping, isIn, isSharing } from "../sources.ts";
import type { Source } from "../sources.ts";
import { statementsOf, statementsWith } from "../statements.ts";
import type { Statement } from "../statements.ts";
import { doubtful } from "../trial.ts";
import type { Check, Month, Reason, ReasonKind, Trial } from "../trial.ts";
import { contentWords, stemsOf } from "../word-keys.ts";
import { isNeutral } from "./coverage.ts";
import { namesIn } from "./names.ts";

const isAfter = (date: EntryDate | undefined, today: Month) =>
  date !== undefined &&
  (date.year > today.year || (date.year === today.year && (date.month ?? 0) > today.month));

/** What a clause itself says of the state of what it names. */
const stateOf = memoizeObject(({ text, folded }: Clause) => ({
  isNegated: negation.test(folded),
  isCompleted: completed.test(folded),
  isLapsed: lapsed.test(folded),
  isOngoing: ongoing.test(folded),
  isLearning: levelLow.test(folded) || learning.test(folded) || languageLevelIn(folded).rank > 0,
  isModest: wordsOf(text).some(({ raw }) => isHelping(raw) || isSharing(raw)),
  keys: new Set(wordsOf(folded).map(({ key }) => key)),
  dates: datesOf(text).filter(({ start }) => !until.test(folded.slice(0, start))),
}));

const isPlan = ({ clause, today }: Trial) => {
  const { isOngoing, dates } = stateOf(clause);
  return isOngoing || dates.some((date) => isAfter(date, today));
};

/** Whether an education goes on, or is to come. */
const goesOn = ({ kind, period }: Entry, today: Month) =>
  kind === "education" && (period?.isCurrent === true || isAfter(period?.end, today));

type Found = { readonly source: Source; readonly statement: Statement };

/** Booked, in progress, or at a date to come. */
function isUnfinished({ source: { entry }, statement }: Found, trial: Trial): boolean {
  const { clause, today } = trial;
  const isToCome =
    statement.isPlanned ||
    statement.dates.some((date) => isAfter(date, today)) ||
    (entry.kind === "education" && isAfter(entry.period?.start, today)) ||
    (goesOn(entry, today) && stateOf(clause).isCompleted);
  return isToCome && !isPlan(trial);
}

/** "manager answers the reviews", where the clause does not name the manager. */
const isOfAgent = ({ statement: { agent } }: Found, { clause }: Trial) =>
  agent !== undefined && !stateOf(clause).keys.has(wordKey(agent));

/** A language at the lowest level, of which the clause does not say so. */
const isHardlySpoken = ({ source: { entry } }: Found, { clause }: Trial) =>
  entry.kind === "skill" &&
  entry.detail === "language" &&
  entry.level === "beginner" &&
  !stateOf(clause).isLearning;

type Difference = readonly [ReasonKind, (found: Found, trial: Trial) => boolean];

/** How the state of a statement may differ from what a clause claims. */
const differences: readonly Difference[] = [
  ["negation", ({ statement }) => statement.isDenied],
  ["credential", isUnfinished],
  ["credential", ({ statement }, { clause }) => statement.isLapsed && !stateOf(clause).isLapsed],
  ["credit", isOfAgent],
  ["credit", ({ statement }, { clause }) => statement.isHelp && !stateOf(clause).isModest],
  ["level", isHardlySpoken],
];

const differenceOf = (found: Found, trial: Trial): ReasonKind | undefined =>
  differences.find(([, differs]) => differs(found, trial))?.[0];

/** A word that only statements of another state have: "reviews" of "manager answers the reviews". */
function wordReason(raw: string, trial: Trial): Reason | undefined {
  const found = statementsWith(trial.evidence.find(raw).keys, trial.pool);
  if (found.length === 0) return undefined;
  const states = found.map((one) => differenceOf(one, trial));
  const [first] = states;
  return first !== undefined && states.every((state) => state !== undefined)
    ? doubtful(first, raw)
    : undefined;
}

/** "all the reviews": a line says so too. */
function wholeReason({ clause, pool }: Trial): Reason[] {
  const [whole] = wholeOf.exec(clause.folded) ?? [];
  const isStated =
    whole !== undefined &&
    pool.some(({ lines }) => lines.some(({ text }) => wholeOf.test(fold(text))));
  return whole === undefined || isStated ? [] : [doubtful("scope", whole)];
}

/** What an education or a skill is about: the field of study, else the degree, or the name before a remark. */
const subjectOf = ({ kind, title, detail }: Entry): string => {
  if (kind === "education") return detail === "" ? title : detail;
  return kind === "skill" ? (title.split(/[:(]/)[0] ?? "") : "";
};

/** "I graduated in hotel management" of studies that go on: other entries may have each of these words. */
function completesUnfinished({ clause, evidence, today }: Trial): boolean {
  if (!stateOf(clause).isCompleted) return false;
  const stems = new Set(wordsOf(clause.text).flatMap(({ raw }) => stemsOf(raw)));
  const named = evidence.sources.filter(({ entry }) => {
    const words = contentWords(subjectOf(entry));
    return words.length > 0 && words.every(({ raw }) => isIn(stemsOf(raw), stems));
  });
  const isUnfinishedEntry = (source: Source) =>
    goesOn(source.entry, today) ||
    (source.entry.kind === "skill" && statementsOf(source).every(({ isPlanned }) => isPlanned));
  return named.length > 0 && named.every(isUnfinishedEntry);
}

/** "which I completed in February 2027", a date to come. */
function completedLater({ clause, today }: Trial): Reason[] {
  const { isOngoing, isCompleted, dates } = stateOf(clause);
  if (isOngoing || !isCompleted) return [];
  return dates
    .filter((date) => isAfter(date, today))
    .map(({ start, end }) => doubtful("date", clause.text.slice(start, end)));
}

/** Each word of a clause is of a statement in the same state: held, planned, lapsed, denied, or done by somebody else. */
export const checkStates: Check = (trial) => {
  if (stateOf(trial.clause).isNegated) return wholeReason(trial);
  if (isPlan(trial)) return [...completedLater(trial), ...wholeReason(trial)];
  const names = namesIn(trial.clause.text).map(({ raw }) => raw);
  const words = trial.words.map(({ raw }) => raw).filter((raw) => !isNeutral(raw));
  const reasons = [...new Set([...words, ...names])]
    .map((raw) => wordReason(raw, trial))
    .filter((reason) => reason !== undefined);
  const unfinished =
    reasons.length === 0 && completesUnfinished(trial)
      ? [doubtful("credential", trial.clause.text)]
      : [];
  return [...reasons.slice(0, 1), ...unfinished, ...wholeReason(trial)];
};
