import { mostWord, praised, superlative, wholeOf, workingTimes } from "@postulo/lexicon/claims";
import { fullTime } from "@postulo/lexicon/restrictions";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "../../entry.ts";
import { memoizeObject } from "../../memoize.ts";
import { numbersOf } from "../../numbers.ts";
import { wordKey, wordsOf } from "../../words.ts";
import { isWithinRate, ratesOf } from "../rates.ts";
import type { RestrictionKind } from "../restrictions.ts";
import { isIn } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import { goesOn, isAfter } from "../unfinished.ts";
import { markedParts, statementsOf, statementsWith } from "../statements.ts";
import type { Statement } from "../statements.ts";
import { doubtful } from "../trial.ts";
import type { Check, Reason, ReasonKind, Trial } from "../trial.ts";
import { contentWords, isFunctionWord, isNeutral, keysOf, stemsOf } from "../word-keys.ts";
import { isPlan, isUnreached, stateOf } from "./clause-state.ts";
import { partEnd } from "./parts.ts";
import { namesIn } from "./names.ts";
import { checkQualifications, isGivenUp, isHolding, neverExpires } from "./qualifications.ts";

type Found = { readonly source: Source; readonly statement: Statement };

/** Booked, in progress, or at a date to come. */
function isUnfinished({ source: { entry }, statement }: Found, trial: Trial): boolean {
  const { clause, today } = trial;
  return (
    statement.restrictions.has("planned") ||
    statement.dates.some((date) => isAfter(date, today)) ||
    (entry.kind === "education" && isAfter(entry.period?.start, today)) ||
    (goesOn(entry, today) && stateOf(clause).isCompleted)
  );
}

/** "manager answers the reviews", where the clause does not name the manager. */
const isOfAgent = ({ statement: { agent } }: Found, { clause }: Trial) =>
  agent !== undefined &&
  !stateOf(clause).hasAgent &&
  !(agent.isOfWhole !== undefined && stateOf(clause).isModest) &&
  !stateOf(clause).keys.has(wordKey(agent.noun));

const auxiliary = /^(?:|is|was|are|were|has|had|does|did|est|sont|ont|avait|etait|s|se)$/;

/** "I set up the servers" of the line "servers in two halls, set up by the contractor". */
function borrowedVerb(trial: Trial): Reason | undefined {
  const { ownKeys } = stateOf(trial.clause);
  const values = new Set(numbersOf(trial.clause.text).map(({ value }) => value));
  const isSaid = (verb = "") => !auxiliary.test(verb) && ownKeys.has(wordKey(verb));
  const statement = trial.pool
    .flatMap((source) => statementsOf(source).map((one) => ({ source, statement: one })))
    .find(
      (found) =>
        isSaid(found.statement.agent?.verb) &&
        !ownKeys.has(wordKey(found.statement.agent?.noun ?? "")) &&
        (found.statement.line.numbers.some(({ value }) => values.has(value)) ||
          trial.words.some(
            ({ raw }, at) =>
              !isIn(keysOf(raw), new Set(keysOf(found.statement.agent?.verb ?? ""))) &&
              isIn(trial.found[at]?.keys ?? [], found.statement.line.keys),
          )),
    )?.statement;
  return statement && doubtful("credit", statement.text.trim());
}

/** A language at the lowest level, of which the clause does not say so. */
const isHardlySpoken = ({ source: { entry } }: Found, { clause }: Trial) =>
  entry.kind === "skill" &&
  entry.detail === "language" &&
  entry.level === "beginner" &&
  !stateOf(clause).isLearning;

/** Whether a clause has the counterpart of a restriction. */
const counterparts: Readonly<Record<RestrictionKind, (trial: Trial) => boolean>> = {
  planned: (trial) => isPlan(trial) || isUnreached(trial),
  lapsed: isUnreached,
  denied: ({ clause }) => stateOf(clause).isLacking,
  assisting: ({ clause }) =>
    stateOf(clause).restrictions.has("assisting") || stateOf(clause).isModest,
  partial: (trial) => isUnreached(trial) || isPlan(trial) || stateOf(trial.clause).hasRate,
  occasional: ({ clause }) => {
    const { isInAbsence, restrictions, hasRate, hasLength } = stateOf(clause);
    return isInAbsence || restrictions.has("partial") || hasRate || hasLength;
  },
  basic: ({ clause }) => stateOf(clause).restrictions.has("basic") || stateOf(clause).isLearning,
};

const reasonKinds: Readonly<Record<RestrictionKind, ReasonKind>> = {
  planned: "credential",
  lapsed: "credential",
  denied: "negation",
  assisting: "credit",
  partial: "scope",
  occasional: "scope",
  basic: "level",
};

/** What a statement restricts and a clause that takes words from it does not. */
function differenceOf(found: Found, trial: Trial): ReasonKind | undefined {
  if (isUnfinished(found, trial) && !counterparts.planned(trial)) return "credential";
  if (isOfAgent(found, trial)) return "credit";
  if (isHardlySpoken(found, trial)) return "level";
  const { restrictions } = found.statement;
  const { entry } = found.source;
  const isOpen = entry.kind === "education" && isPlan(trial) && !isGivenUp(entry, trial.today);
  const dropped = [...restrictions].find(
    (kind) =>
      !(counterparts[kind](trial) && !isOutsideAbsence(kind, found, trial)) &&
      !(kind === "lapsed" && isOpen) &&
      !(kind === "denied" && isSaidAsAbsence(found.statement, trial)),
  );
  return dropped && reasonKinds[dropped];
}

/** Whether a clause omits that something is done only on an occasion: "I supervise" of "supervise when the chief is not there". */
const isOutsideAbsence = (kind: RestrictionKind, { statement }: Found, { clause }: Trial) =>
  kind === "occasional" &&
  statement.line.isNegated &&
  !stateOf(clause).isInAbsence &&
  !stateOf(clause).hasRate;

/** "when the chief is not there", told as "in the chief's absence". */
const isSaidAsAbsence = ({ text }: Statement, { clause }: Trial) =>
  /^\s*(?:when|while|if|quand|lorsque|si) /i.test(text) && stateOf(clause).isInAbsence;

const nameStems = memoizeObject(
  ({ title }: Entry): ReadonlySet<string> =>
    new Set(contentWords(title.split("(")[0] ?? "").flatMap(({ raw }) => stemsOf(raw))),
);

/** A skill that a note is named after: what the note says of it counts. */
const isToldBy = ({ source: { entry } }: Found, { source: { entry: note } }: Found) =>
  entry.kind === "skill" &&
  note.kind === "note" &&
  nameStems(note).size > 0 &&
  nameStems(note).isSubsetOf(nameStems(entry));

const isOfWork = ({ entry: { kind } }: Source) => kind === "job" || kind === "contribution";

/** The reason if each of some statements differs from a clause. */
function reasonOf(all: readonly Found[], words: string, trial: Trial): Reason | undefined {
  const isOfPool = ({ source }: Found) => trial.pool.includes(source);
  const found = all
    .filter((one) => !all.some((note) => isToldBy(one, note)))
    .filter((one) => isOfPool(one) || differenceOf(one, trial) !== undefined);
  // "First aid duties" of a job say nothing of a certificate that a skill calls lapsed.
  const held = isHolding(trial.clause) ? found.filter(({ source }) => !isOfWork(source)) : [];
  const states = (held.length > 0 ? held : found).map((one) => differenceOf(one, trial));
  const first = states.find((state) => state === "credential") ?? states[0];
  return first !== undefined && states.every((state) => state !== undefined)
    ? doubtful(first, words)
    : undefined;
}

/** A word that only restricted statements have: "reviews" of "manager answers the reviews". */
const wordReason = (raw: string, trial: Trial): Reason | undefined =>
  reasonOf(statementsWith(trial.evidence.find(raw).keys, trial.context), raw, trial);

/** "C" of "category C licence". */
const isLetter = (raw: string) => /^[B-HJ-Z]\d?$/.test(raw);

/** « permis », « équipe »: every letter has them, but they name something. */
const isNoun = (raw: string) => raw.length > leastNoun && !isFunctionWord(raw);
const leastNoun = 4;

/** The statements that have most words of a part of a clause are restricted: "category C licence", of which one expired. */
function partReason(part: string, trial: Trial): Reason | undefined {
  const keys = wordsOf(part)
    .filter(({ raw }) => isLetter(raw) || contentWords(raw).length > 0 || isNoun(raw))
    .map(({ raw }) => trial.evidence.find(raw).keys);
  if (keys.length < 2) return undefined;
  const scored = statementsWith(keys.flat(), trial.context).map((found) => ({
    found,
    hits: keys.filter((one) => isIn(one, found.statement.keys)).length,
  }));
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  if (most < 2) return undefined;
  const closest = scored.filter(({ hits }) => hits === most).map(({ found }) => found);
  return reasonOf(closest, part.trim(), trial);
}

const whole = new RegExp(wholeOf.source, "gu");
const claimedExtremes = [whole, superlative, praised];

/** "14 suppliers, all local" */
const bareWhole = /\b(?:all|both|each|fully|tou(?:s|te|tes|t)|chaque|entierement|integralement)\b/g;
/** "throughout", « tout au long de » */
const span =
  /(?<!\p{L})(?:throughout|(?:right|all) (?:through|along)|tout au long|d'un bout a l'autre)(?!\p{L})/u;
/** "on time" is no "from scratch". */
const isSameExtreme = (one: string, other: string) =>
  wordsOf(one).some(
    ({ raw, key }) => raw.length > 2 && wordsOf(other).some((two) => two.key === key),
  );

const isExtreme = (text: string, extreme: RegExp, said: string) => {
  const rates = ratesOf(text);
  const folded = fold(text);
  const bare = extreme === whole ? [...folded.matchAll(bareWhole)] : [];
  const most = said.search(mostWord) >= 0 ? [...folded.matchAll(mostWord)] : [];
  const found = [...folded.matchAll(extreme), ...bare, ...most].filter(
    ({ 0: stated }) => extreme !== superlative || isSameExtreme(stated, said),
  );
  return found.some(({ index }) => !isWithinRate(rates, { start: index }));
};

/** "Being on time", a skill, in a clause that says no more. */
const isNameOf = ({ kind, title }: Entry, said: string) =>
  kind === "skill" &&
  fold(title).includes(said.trim()) &&
  contentWords(title).every(({ raw }) => isNeutral(raw));

/** In words of the clause: such a line is told of what its extreme is told of. */
const sharedLine = 3;

/** "every guest", "always", "the most", "clients thank me": a line about the same says so too. How often something is done is a rate. */
function extremeReasons({ clause, pool, found, words }: Trial): Reason[] {
  const rates = ratesOf(clause.text);
  const days = new Set(
    wordsOf(clause.text).flatMap(({ raw }) => (workingTimes.test(fold(raw)) ? stemsOf(raw) : [])),
  );
  const countSaid = (text: string) =>
    contentWords(text).filter(({ raw }) =>
      found.some((one) => isIn(keysOf(raw), new Set(one.keys))),
    ).length + wordsOf(text).filter(({ raw }) => isIn(stemsOf(raw), days)).length;
  return claimedExtremes.flatMap((extreme): Reason[] => {
    const [said] =
      [...clause.folded.matchAll(extreme)].find(
        ({ index }) => !isWithinRate(rates, { start: index }),
      ) ?? [];
    const isStatedIn = ({ text }: SourceLine) =>
      markedParts(text).some(
        (part) =>
          (isExtreme(part.text, extreme, said ?? "") ||
            (span.test(said ?? "") && span.test(fold(part.text)))) &&
          (countSaid(part.text) > 0 || countSaid(text) >= sharedLine),
      );
    const isStated =
      said === undefined ||
      pool.some(({ lines }) => lines.some(isStatedIn)) ||
      pool.some(({ entry }) => isNameOf(entry, said) && words.every(({ raw }) => isNeutral(raw)));
    return isStated ? [] : [doubtful("scope", said.trim())];
  });
}

/** "full time", which no line says. */
function fullTimeReason({ clause, pool }: Trial): Reason[] {
  const [said] = fullTime.exec(clause.folded) ?? [];
  const isStated = pool.some(({ lines }) => lines.some(({ text }) => fullTime.test(fold(text))));
  return said === undefined || isStated ? [] : [doubtful("scope", said)];
}

/** What restricts a statement restricts what a clause takes from it: done by somebody else, planned, lapsed, denied, a part. */
export const checkStates: Check = (trial) => {
  if (stateOf(trial.clause).isNegated) return [...extremeReasons(trial), ...neverExpires(trial)];
  const names = namesIn(trial.clause.text).map(({ raw }) => raw);
  const words = trial.words.map(({ raw }) => raw).filter((raw) => !isNeutral(raw));
  const reasons = [
    ...[...new Set([...words, ...names])].map((raw) => wordReason(raw, trial)),
    ...trial.clause.text.split(partEnd).map((part) => partReason(part, trial)),
    borrowedVerb(trial),
  ].filter((reason) => reason !== undefined);
  return [
    ...reasons.slice(0, 1),
    ...checkQualifications(trial, reasons.length === 0),
    ...extremeReasons(trial),
    ...fullTimeReason(trial),
  ];
};
