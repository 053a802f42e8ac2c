import {
  completed,
  firstPerson,
  lacking,
  learning,
  levelLow,
  negation,
  until,
} from "@postulo/lexicon/claims";
import { begun } from "@postulo/lexicon/restrictions";
import { fold } from "@postulo/lexicon/fold";
import { datesOf } from "../../facts.ts";
import { memoizeObject } from "../../memoize.ts";
import { numbersOf } from "../../numbers.ts";
import type { Unit } from "../../numbers.ts";
import { wordsOf } from "../../words.ts";
import { agentOf } from "../agents.ts";
import type { Clause } from "../clauses.ts";
import { ratesOf } from "../rates.ts";
import { restrictionsOf } from "../restrictions.ts";
import { languageLevelIn } from "../skill-name.ts";
import { isHelping, isSharing } from "../sources.ts";
import type { Trial } from "../trial.ts";
import { isAfter } from "../unfinished.ts";
import { contentWords } from "../word-keys.ts";
import { partEnd } from "./parts.ts";

/** "which our foreman orders": what a relative clause or a part says of somebody else. */
const agentParts = (folded: string) => folded.split(/(?:, )?\b(?:which|that|qui|que) |, /);

const lengths: ReadonlySet<Unit> = new Set(["day", "week", "month", "year"]);

const subject = /(?<!\p{L})(?:i|we|je|j|nous)(?!\p{L})/u;

/** Whether a part of a text states no deed of the applicant, such as "I still have more to learn". */
function isWithoutDeed(part: string): boolean {
  const own = subject.exec(part);
  const lack = lacking.exec(part);
  if (own === null) return true;
  return lack !== null && contentWords(part.slice(own.index, lack.index)).length === 0;
}

/** Whether a text states a lack and no deed. "I trained staff, with more to learn" states a deed. */
export function saysLack(text: string): boolean {
  const parts = fold(text).split(partEnd);
  return parts.some((part) => lacking.test(part)) && parts.every(isWithoutDeed);
}

/** Whether an absence is stated before the deed: "In the buyer's absence, I …". */
const saysAbsenceBefore = ({ beside }: Clause) =>
  !firstPerson.test(fold(beside)) && restrictionsOf(beside).has("occasional");

/** What a clause itself says of the state of what it names. */
export const stateOf = memoizeObject((clause: Clause) => ({
  ...stateOfText(clause),
  isInAbsence: restrictionsOf(clause.text).has("occasional") || saysAbsenceBefore(clause),
}));

const stateOfText = ({ text, folded }: Clause) => ({
  restrictions: restrictionsOf(text),
  isNegated: negation.test(folded),
  isLacking: saysLack(text),
  isCompleted: completed.test(folded),
  isBegun: begun.test(folded),
  isLearning: levelLow.test(folded) || learning.test(folded) || languageLevelIn(folded).rank > 0,
  isModest: wordsOf(text).some(({ raw }) => isHelping(raw) || isSharing(raw)),
  hasAgent: agentParts(folded).some((part) => agentOf(part) !== undefined),
  hasLength: numbersOf(text).some(({ unit }) => unit !== undefined && lengths.has(unit)),
  hasRate: ratesOf(text).length > 0,
  keys: new Set(wordsOf(folded).map(({ key }) => key)),
  /** The words of the parts that tell of nobody else. */
  ownKeys: new Set(
    agentParts(folded)
      .filter((part) => agentOf(part) === undefined)
      .flatMap((part) => wordsOf(part).map(({ key }) => key)),
  ),
  dates: datesOf(text).filter(({ start }) => !until.test(folded.slice(0, start))),
});

/** Says that something is to come. */
export const isPlan = ({ clause, today }: Trial) => {
  const { restrictions, dates } = stateOf(clause);
  return restrictions.has("planned") || dates.some((date) => isAfter(date, today));
};

/** "I began …", "the first year of …", "… expired" */
export function isUnreached({ clause }: Trial): boolean {
  const { restrictions, isBegun, hasLength, isCompleted } = stateOf(clause);
  return (
    isBegun ||
    (hasLength && !isCompleted) ||
    restrictions.has("partial") ||
    restrictions.has("lapsed")
  );
}
