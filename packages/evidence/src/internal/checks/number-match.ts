import { exactly, less, more, nearly, otherPersons, peopleWords } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { isRound } from "../../numbers.ts";
import type { NumberFact } from "../../numbers.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { isWhole, withoutRange } from "../counted-by.ts";
import { isIn } from "../sources.ts";
import type { CountedNumber, Source, SourceLine } from "../sources.ts";
import type { Trial } from "../trial.ts";
import {
  contentWords,
  isClassifier,
  isFunctionWord,
  isNeutral,
  keysOf,
  memberOf,
} from "../word-keys.ts";
import { wordBefore } from "./amounts.ts";
import { isOrdinal, namesOne, namesSame } from "./naming-numbers.ts";
import type { Place } from "./naming-numbers.ts";

const others = /^\s*(?:others?|autres)\b/;

function isValue(claim: NumberFact, known: NumberFact, folded: string): boolean {
  if (claim.value === known.value) return true;
  const before = folded.slice(0, claim.start);
  const ratio = known.value / claim.value;
  if (more.test(before)) return ratio >= 1 && ratio <= 1.34;
  if (less.test(before)) return ratio <= 1 && ratio >= 0.75;
  if (nearly.test(before) || isRound(claim)) return ratio >= 0.9 && ratio <= 1.1;
  return others.test(folded.slice(claim.end)) && known.value === claim.value + 1;
}

/** "more than 12", "exactly 12" */
const isExact = ({ start }: NumberFact, folded: string): boolean =>
  more.test(folded.slice(0, start)) || exactly.test(folded.slice(0, start));
/** "approx. 12", "fewer than 12" */
const isRough = ({ start }: NumberFact, { text }: SourceLine): boolean => {
  const before = fold(text.slice(0, start));
  return nearly.test(before) || less.test(before);
};

const exactUnits: ReadonlySet<string> = new Set(["%", "£", "€", "$", "year", "month"]);

/** Whether a number of a posting is the one that a wish counts: "your team of four". */
export const isPostingAmount = (claim: NumberFact, amounts: readonly NumberFact[]) =>
  amounts.some(
    ({ value, unit }) =>
      value === claim.value &&
      (unit === claim.unit || claim.unit === undefined || !exactUnits.has(claim.unit)),
  );

/** A unit that one side omits is no contradiction, except for signs and years: "15 years" are not 15 of something. */
function isUnit(claim: NumberFact, known: NumberFact): boolean {
  if (claim.unit === known.unit) return true;
  if (claim.unit === undefined) return known.unit !== "year" && known.unit !== "month";
  return known.unit === undefined && !exactUnits.has(claim.unit);
}

const monthsOf = ({ value, unit }: NumberFact) => (unit === "year" ? value * 12 : value);
export const isTime = ({ unit }: NumberFact) => unit === "year" || unit === "month";

/** "a year and a half" and "18 months". */
const isSameTime = (claim: NumberFact, known: NumberFact) =>
  isTime(claim) && isTime(known) && monthsOf(claim) === monthsOf(known);

export type Match = "same" | "unclear" | "other";

/** Whether another entry than the source counts one of these words, and the source does not name it. */
function isElsewhere(keys: readonly (readonly string[])[], source: Source, trial: Trial): boolean {
  const isCounted = ({ lines }: Source) =>
    lines.some(({ numbers }) => numbers.some((one) => keys.some((key) => isIn(key, one.keys))));
  const isNamed = keys.some((key) => isIn(key, source.keys));
  return !isNamed && trial.evidence.sources.some(isCounted);
}

/** A number of a clause, and the words for what it counts. */
export type Claim = { readonly number: NumberFact; readonly counted: readonly string[] };

/** Whether a line has a word of the clause, or the word behind the number. */
function isOfSameLine({ start, end }: NumberFact, line: SourceLine, { clause, found }: Trial) {
  const { text } = clause;
  const [next] = wordsOf(withoutRange(text.slice(end, end + 40), text.slice(0, start)));
  const isNext = next !== undefined && isIn(keysOf(next.raw), line.keys);
  return isNext || found.some(({ keys }) => isIn(keys, line.keys));
}

/** Whether a number of a line has the value of a claim, and no other unit. */
const isSameNumber = (
  claim: NumberFact & { readonly isOfLine: boolean },
  known: NumberFact,
  folded: string,
) =>
  isSameTime(claim, known) ||
  (isValue(claim, known, folded) &&
    (isUnit(claim, known) || (claim.unit === undefined && claim.isOfLine)));

/** Whether a line has a number of a clause, and counts the same with it; undefined without the number. */
export function matchIn(
  { source, line }: Place,
  { number: claim, counted }: Claim,
  trial: Trial,
): Match | undefined {
  const { folded } = trial.clause;
  const keys = counted.map((raw) => trial.evidence.find(raw).keys);
  const isOfLine = keys.some((key) => isIn(key, line.keys));
  const equal = line.numbers.filter(
    (known) =>
      isSameNumber({ ...claim, isOfLine }, known, folded) &&
      !(isExact(claim, folded) && isRough(known, line)),
  );
  if (equal.length === 0) return undefined;
  const written = { number: claim, text: trial.clause.text };
  if (equal.some((number) => namesSame({ ...written, counted }, number, { source, line })))
    return "same";
  // "all fifteen", where the line says "9 of 15".
  const same = isWhole(claim, written.text)
    ? equal
    : equal.filter((known) => !isWhole(known, line.text) && !namesOne(known, line, counted));
  if (same.length === 0) return "unclear";
  return matchCounted({ source, line, same }, { number: claim, counted }, trial);
}

/** "Machines: 40 repaired" of "Repaired 40 machines": what is done to them, where the clause names what is counted. */
function isToldBefore(
  counted: readonly string[],
  { number, line }: { readonly number: CountedNumber; readonly line: SourceLine },
  { found }: Trial,
): boolean {
  const verb = new Set(keysOf(wordBefore(line.text, number)));
  const isVerb = counted.every((raw) => isIn(keysOf(raw), verb));
  return isVerb && found.some(({ keys }) => isIn(keys, number.keys));
}

/** "55 VL" of « 55 vaches laitières »: the initials of what is counted, which the profile names. */
function isShortFor(
  number: CountedNumber,
  line: SourceLine,
  { claim, trial }: { readonly claim: NumberFact; readonly trial: Trial },
): boolean {
  const [, short] = /^ (\p{Lu}{2,4})(?![\p{L}\d])/u.exec(line.text.slice(number.end)) ?? [];
  if (short === undefined) return false;
  const words = wordsOf(trial.clause.text.slice(claim.end)).filter(
    ({ raw }) => !isFunctionWord(raw),
  );
  const named = words.slice(0, short.length);
  const initials = named.map(({ raw }) => raw.charAt(0)).join("");
  const isKnown = ({ raw }: Word) => trial.evidence.find(raw).sources.size > 0;
  return fold(initials) === fold(short) && named.every(isKnown);
}

const isMeasure = (claim: NumberFact, same: readonly NumberFact[]): boolean =>
  claim.unit !== undefined &&
  same.some((known) => known.unit === claim.unit || isSameTime(claim, known));

/** "a foreman for eight years" of "clean licence 8 yrs": a line of an entry tells how long what it names took. */
const isTimeOfOther = ({ source, line }: Place, claim: NumberFact, trial: Trial): boolean =>
  isTime(claim) &&
  (source.entry.kind === "job" || source.entry.kind === "contribution") &&
  line !== source.head &&
  contentWords(line.text).some(({ raw }) => !isNeutral(raw)) &&
  !trial.found.some(({ keys }) => isIn(keys, line.keys));

const isPerson = memberOf([...peopleWords, ...otherPersons, "personnes", "gens"]);
const doneSo = /(?<!\p{L})(?:done so|did so|done this|l'ai fait)(?!\p{L})/u;

/** "five people" of "new starters (5 so far)": the persons before a bracket, whom the clause names too, or refers back to. */
function isOfPersons(
  { counted, number }: { readonly counted: readonly string[]; readonly number: CountedNumber },
  { text }: SourceLine,
  { clause: { folded }, found }: Trial,
): boolean {
  if (!counted.every((raw) => /^(?:people|persons?|personnes?)$/i.test(raw))) return false;
  const before = text.slice(0, number.start);
  if (number.keys.size > 0 || !before.endsWith("(")) return false;
  const told = wordsOf(before);
  const stated = new Set(told.flatMap(({ raw }) => keysOf(raw)));
  const isTold = doneSo.test(folded) || found.some((one) => isIn(one.keys, stated));
  return isTold && told.some(({ raw }) => isPerson(raw));
}

/** Whether what a number counts is what one of the numbers of a line with its value counts. */
function matchCounted(
  { source, line, same }: Place & { readonly same: readonly CountedNumber[] },
  { number: claim, counted }: Claim,
  trial: Trial,
): Match {
  const keys = counted.map((raw) => trial.evidence.find(raw).keys);
  if (isMeasure(claim, same))
    return isTimeOfOther({ source, line }, claim, trial) ? "unclear" : "same";
  if (counted.length === 0) return isOfSameLine(claim, line, trial) ? "same" : "unclear";

  const isCounted = (number: CountedNumber) => keys.some((key) => isIn(key, number.keys));
  const isToldOf = (number: CountedNumber) => isToldBefore(counted, { number, line }, trial);
  const isShort = (number: CountedNumber) =>
    isShortFor(number, line, { claim, trial }) || isOfPersons({ counted, number }, line, trial);
  if (same.some((one) => isCounted(one) || isToldOf(one) || isShort(one))) return "same";
  const isOther = (number: CountedNumber) =>
    !same.includes(number) && isCounted(number) && !isOrdinal({ number, text: line.text });
  if (line.numbers.some(isOther)) return "other";
  if (counted.every(isClassifier) && isOfSameLine(claim, line, trial)) return "same";
  // "Cookery class with a florist, 14 pupils" states no 14 florists.
  const isOpen = same.some((number) => number.keys.size === 0);
  if (keys.some((key) => isIn(key, line.keys))) return isOpen ? "same" : "unclear";
  return isElsewhere(keys, source, trial) ? "other" : "unclear";
}
