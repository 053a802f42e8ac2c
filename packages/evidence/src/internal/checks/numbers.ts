import {
  backReferences,
  firstPerson,
  labelWords,
  less,
  more,
  nearly,
  secondPerson,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { datesOf } from "../../facts.ts";
import { numbersOf } from "../../numbers.ts";
import type { NumberFact } from "../../numbers.ts";
import { isLanguageLevel } from "../skill-name.ts";
import { isTooLong, matchDuration } from "./durations.ts";
import { wordKey, wordsOf } from "../../words.ts";
import { countedBy, partOf } from "../counted-by.ts";
import { isWithinRate, ratesOf } from "../rates.ts";
import { keysOf, memberOf } from "../word-keys.ts";
import { isIn } from "../sources.ts";
import type { CountedNumber, Source, SourceLine } from "../sources.ts";
import { contains, doubtful, refused } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";

const backReferring = new Set(backReferences);
const labels = memberOf(labelWords);

const wordBefore = (text: string, { start }: Pick<NumberFact, "start">): string =>
  wordsOf(text.slice(0, start)).at(-1)?.raw ?? "";

/** « entre les deux, », "of the two.": a number of what was named before. */
const isPronoun = (text: string, { start, end }: NumberFact) =>
  /\b(?:les|the|both) $/i.test(text.slice(0, start)) && /^\s*(?:[,.;:]|$)/.test(text.slice(end));

/** "these two wishes": counted before. */
const isBackReference = (text: string, number: NumberFact) =>
  !/\d/.test(number.text) &&
  (backReferring.has(fold(wordBefore(text, number))) || isPronoun(text, number));

/** Numbers that are no years of dates and say not how often something is done. */
export function amountsOf(text: string): NumberFact[] {
  const dates = datesOf(text);
  const rates = ratesOf(text);
  const amounts = numbersOf(text).filter(
    (number) =>
      !isWithinRate(rates, number) &&
      !dates.some(({ start, end }) => number.start < end && start < number.end) &&
      !isBackReference(text, number),
  );
  return amounts.map((number, at) => {
    const unit = amounts[at - 1]?.unit;
    const isElliptical = number.unit === undefined && withoutNoun.test(text.slice(number.end));
    return isElliptical && unit === "year" ? { ...number, unit } : number;
  });
}
/** "six years of Go and five with PHP" */
const withoutNoun = /^ (?:of|with|in|at|for|de|en|avec|chez|sur)\b/;

/** « 3e », "3rd": a number that is a name. */
const isOrdinal = ({ number, text }: { readonly number: NumberFact; readonly text: string }) =>
  /^(?:e|eme|ème|er|ere|ère|re|st|nd|rd|th)(?![\p{L}\d])/u.test(text.slice(number.end));

/** "route 17", "Windows 11": a number that is a name, and the same in the line. */
function isSameLabel(
  claim: { readonly number: NumberFact; readonly text: string },
  known: { readonly number: NumberFact; readonly text: string },
): boolean {
  if (isOrdinal(claim) && isOrdinal(known)) return true;
  const label = wordBefore(claim.text, claim.number);
  const isName = labels(label) || /^\p{Lu}/u.test(label);
  return isName && wordKey(label) === wordKey(wordBefore(known.text, known.number));
}

const others = /^\s*(?:others?|autres)\b/;

function isValue(claim: NumberFact, known: NumberFact, folded: string): boolean {
  if (claim.value === known.value) return true;
  const before = folded.slice(0, claim.start);
  const ratio = known.value / claim.value;
  if (more.test(before)) return ratio >= 1 && ratio <= 1.34;
  if (less.test(before)) return ratio <= 1 && ratio >= 0.75;
  if (nearly.test(before)) return ratio >= 0.9 && ratio <= 1.1;
  return others.test(folded.slice(claim.end)) && known.value === claim.value + 1;
}

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
const isTime = ({ unit }: NumberFact) => unit === "year" || unit === "month";

/** "a year and a half" and "18 months". */
const isSameTime = (claim: NumberFact, known: NumberFact) =>
  isTime(claim) && isTime(known) && monthsOf(claim) === monthsOf(known);

type Match = "same" | "unclear" | "other";

/** Whether another entry than the source counts one of these words, and the source does not name it. */
function isElsewhere(keys: readonly (readonly string[])[], source: Source, trial: Trial): boolean {
  const isCounted = ({ lines }: Source) =>
    lines.some(({ numbers }) => numbers.some((one) => keys.some((key) => isIn(key, one.keys))));
  const isNamed = keys.some((key) => isIn(key, source.keys));
  return !isNamed && trial.evidence.sources.some(isCounted);
}

type Claim = { readonly number: NumberFact; readonly counted: readonly string[] };

type Place = { readonly source: Source; readonly line: SourceLine };

/** Whether a line has a word of the clause, or the word behind the number. */
function isOfSameLine({ end }: NumberFact, line: SourceLine, { clause, found }: Trial) {
  const [next] = wordsOf(clause.text.slice(end, end + 40));
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

function matchIn(
  { source, line }: Place,
  { number: claim, counted }: Claim,
  trial: Trial,
): Match | undefined {
  const { folded } = trial.clause;
  const keys = counted.map((raw) => trial.evidence.find(raw).keys);
  const isOfLine = keys.some((key) => isIn(key, line.keys));
  const same = line.numbers.filter((known) => isSameNumber({ ...claim, isOfLine }, known, folded));
  if (same.length === 0) return undefined;
  const written = { number: claim, text: trial.clause.text };
  const isLabel = (number: NumberFact) => isSameLabel(written, { number, text: line.text });
  if (same.some(isLabel)) return "same";
  return matchCounted({ source, line, same }, { number: claim, counted }, trial);
}

/** Whether what a number counts is what one of the numbers of a line with its value counts. */
function matchCounted(
  { source, line, same }: Place & { readonly same: readonly CountedNumber[] },
  { number: claim, counted }: Claim,
  trial: Trial,
): Match {
  const keys = counted.map((raw) => trial.evidence.find(raw).keys);
  const isMeasure =
    claim.unit !== undefined &&
    same.some((known) => known.unit === claim.unit || isSameTime(claim, known));
  if (isMeasure) return "same";
  if (counted.length === 0) return isOfSameLine(claim, line, trial) ? "same" : "unclear";

  const isCounted = (number: CountedNumber) => keys.some((key) => isIn(key, number.keys));
  if (same.some(isCounted)) return "same";
  const isOther = (number: CountedNumber) =>
    !same.includes(number) && isCounted(number) && !isOrdinal({ number, text: line.text });
  if (line.numbers.some(isOther)) return "other";
  if (keys.some((key) => isIn(key, line.keys))) return "same";
  return isElsewhere(keys, source, trial) ? "other" : "unclear";
}

/** "minutes" in "63 minutes": the unit is compared by itself. */
const isUnitName = (raw: string) => numbersOf(`2 ${raw}`)[0]?.unit !== undefined;

type Found = { readonly reasons: readonly Reason[]; readonly places: readonly Source[] };

/** "2:1", as a line writes it */
function isOfKnownRatio(start: number, { clause: { text }, pool }: Trial): boolean {
  const ratio = [...text.matchAll(/\b\d{1,3}:\d{1,3}\b/g)].find(
    ({ 0: written, index }) => index <= start && start < index + written.length,
  )?.[0];
  return (
    ratio !== undefined && pool.some(({ lines }) => lines.some((line) => line.text.includes(ratio)))
  );
}

/** "PSC1": the digits of a code that the source names. */
function isOfKnownCode({ start }: NumberFact, trial: Trial): boolean {
  const { text } = trial.clause;
  const code = wordsOf(text).find((word) => word.start <= start && start < word.end);
  if (code === undefined || !/\d\p{L}|\p{L}\d/u.test(code.raw)) return isOfKnownRatio(start, trial);
  return contains(trial, code.raw) || isLanguageLevel(code.raw);
}

/** "at half past six", "a quarter": written otherwise in most profiles. */
const isLoose = ({ text, start, end }: NumberFact, folded: string) =>
  timeBefore.test(folded.slice(0, start)) ||
  age.test(folded.slice(0, start)) ||
  [timeBehind, rateBehind, seasonBehind, ordinalBehind].some((behind) =>
    behind.test(folded.slice(end)),
  ) ||
  fraction.test(fold(text)) ||
  isPair.test(fold(text));
const age = /(?:\bmoins|ages?|enfants|eleves|jeunes|children|pupils|aged?) (?:de |d')?$/;
const timeBefore = /(?:\bat|\ba|\bvers|\bpast) $/;
const timeBehind =
  /^ ?(?:am\b|pm\b|o'clock|h\b|h\d|heures?\b|:\d|in the (?:morning|evening)|at night|du (?:matin|soir))/;
const rateBehind = /^ ?(?:days?|nights?|jours?|soirs?) (?:a|per|par) /;
const seasonBehind = /^ ?(?:seasons?|saisons?|summers?|etes|terms?|trimestres?|semestres?)\b/;
/** « quinze-centième » */
const ordinalBehind = /^-?[a-z]{2,12}iemes?\b/;
const isPair = /^(?:two|deux)$/;
const fraction = /^(?:half|demie?|quarter|quart|tiers|third|moitie)/;

/** Whether another entry has the value, and no line counts the same otherwise: it may be meant, so that nothing is contradicted. */
function isElsewhereStated({ number: { value }, counted }: Claim, trial: Trial): boolean {
  const { evidence, pool, isCited, isNamed } = trial;
  const lines = (isCited || isNamed ? pool : evidence.sources).flatMap((source) => source.lines);
  const having = lines.filter(({ numbers }) => numbers.some((known) => known.value === value));
  const keys = counted.map((raw) => evidence.find(raw).keys);
  const isOf = (line: SourceLine) => keys.some((key) => isIn(key, line.keys));
  const isCountedOtherwise = lines.some(({ numbers }) =>
    numbers.some((known) => keys.some((key) => isIn(key, known.keys))),
  );
  return having.some(isOf) || (having.length > 0 && !isCountedOtherwise);
}

const wordsIn = (text: string) => text.split(/[\s,;()]+/);

/** A number that most profiles write otherwise, or one of the posting in a clause that is also about it. */
function isUnsure(claim: NumberFact, { clause: { folded }, evidence, pool }: Trial): boolean {
  const isOwn = firstPerson.test(folded) && !secondPerson.test(folded);
  // "1:8 at night"
  const isRatio = pool.some(({ lines }) =>
    lines.some(({ text }) => wordsIn(text).includes(`1:${claim.value}`)),
  );
  const isHead = isRatio && claim.unit === undefined;
  return isHead || isLoose(claim, folded) || (!isOwn && evidence.posting.numbers.has(claim.value));
}

function checkAmount(claim: NumberFact, trial: Trial): Found {
  const duration = matchDuration(claim, trial);
  if (duration === "same" || isOfKnownCode(claim, trial)) return { reasons: [], places: [] };
  const behind = countedBy(trial.clause.text, claim);
  const isPart = partOf.test(trial.clause.text.slice(claim.end));
  const counted = isPart ? [] : behind.filter((raw) => !isUnitName(raw));
  const matches = trial.pool.flatMap((source) =>
    source.lines.flatMap((line) => ({
      source,
      match: matchIn({ source, line }, { number: claim, counted }, trial),
    })),
  );
  const places = matches.filter(({ match }) => match === "same").map(({ source }) => source);
  if (places.length > 0) return { reasons: [], places };
  const words = `${claim.text} ${behind.join(" ")}`.trim();
  const kind = isTime(claim) ? "duration" : "number";
  const isUnclear =
    duration === "unclear" ||
    isDerived(claim, trial) ||
    matches.some(({ match }) => match === "unclear") ||
    isUnsure(claim, trial);
  if (isUnclear) return { reasons: [doubtful(kind, words)], places: [] };
  const isStated = isTime(claim)
    ? !isTooLong(claim, trial)
    : isElsewhereStated({ number: claim, counted }, trial);
  return { reasons: [{ ...refused(kind, words), isElsewhere: isStated }], places: [] };
}

/** "14 kg less" of a line from 38 kg to 24 kg, "65 sites" of 61 schools and 4 centres, and what is written otherwise: "three times a day". */
const isDerived = ({ value }: NumberFact, { pool, found }: Trial) =>
  pool.some(({ lines }) =>
    lines.some(({ text, keys: stated }) => {
      if (!found.some(({ keys }) => isIn(keys, stated))) return false;
      const values = numbersOf(text).map((number) => number.value);
      return values.some(
        (one, at) =>
          one === value ||
          values.some(
            (other, index) =>
              index !== at && [one - other, one + other, one * other].includes(value),
          ),
      );
    }),
  );

/** A clause with more is not decided. */
const maxNumbers = 12;

/** Value, magnitude, unit, and what is counted; all numbers of a clause are of one entry. */
export const checkNumbers: Check = (trial) => {
  const claims = amountsOf(trial.clause.text);
  if (claims.length > maxNumbers) return [doubtful("number", claims[0]?.text ?? "")];
  const found = claims.map((claim) => checkAmount(claim, trial));
  const placed = found.filter(({ places }) => places.length > 0);
  const isOwn = (source: Source) => source === trial.source;
  const isOne =
    placed.every(({ places }) => places.some(isOwn)) ||
    placed.every(({ places }) => places.some((source) => !isOwn(source)));
  const mixed = placed.length > 0 && !isOne ? [doubtful("mixed", trial.clause.text)] : [];
  return [...found.flatMap(({ reasons }) => reasons), ...mixed];
};
