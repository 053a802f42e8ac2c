import { firstPerson, secondPerson } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { datesOf } from "../../facts.ts";
import { numbersOf } from "../../numbers.ts";
import type { NumberFact } from "../../numbers.ts";
import { wordsOf } from "../../words.ts";
import { countedBy, isPartOrWhole, partOfNamed } from "../counted-by.ts";
import { isLanguageLevel } from "../skill-name.ts";
import { isIn } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import { contains, doubtful, refused } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";
import { isNeutral } from "../word-keys.ts";
import { amountsOf } from "./amounts.ts";
import { isTooLong, matchDuration } from "./durations.ts";
import { isTime, matchIn } from "./number-match.ts";
import type { Claim } from "./number-match.ts";

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

/** "1 March 2027", which a line writes as 01/03/2027 or 2027-03-01. */
function isOfKnownDay({ value, end }: NumberFact, { clause: { text }, pool }: Trial): boolean {
  const date = datesOf(text).find(
    ({ start }) => start > end && dayBehind.test(text.slice(end, start)),
  );
  if (date?.month === undefined) return false;
  const parts = [value, date.month, date.year];
  const isDay = (written: readonly (string | undefined)[]) =>
    written.every((part, at) => Number(part) === parts[at]);
  return pool.some(({ lines }) =>
    lines.some(
      (line) =>
        [...line.text.matchAll(numericDate)].some(([, ...written]) => isDay(written)) ||
        [...line.text.matchAll(isoDate)].some(([, ...written]) => isDay(written.toReversed())),
    ),
  );
}
const dayBehind = /^(?:st|nd|rd|th|er)?(?: of)? $/;
const numericDate = /(?<![\d./-])(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?![\d/-])/g;
const isoDate = /(?<![\d./-])(\d{4})-(\d\d)-(\d\d)(?![\d/-])/g;

/** Whether a number is a part of a code or of a date that the source has. */
const isOfKnownName = (claim: NumberFact, trial: Trial) =>
  isOfKnownCode(claim, trial) || isOfKnownDay(claim, trial);

/** "at half past six", "a quarter": written otherwise in most profiles. */
const isLoose = ({ text, start, end }: NumberFact, folded: string) =>
  timeBefore.test(folded.slice(0, start)) ||
  age.test(folded.slice(0, start)) ||
  [timeBehind, rateBehind, seasonBehind, ordinalBehind, ofUs].some((behind) =>
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
/** "four of us", for "me and three others" */
const ofUs = /^ (?:of us|d'entre nous|avec moi|moi comprise?)\b/;
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

/** "Only two of them came back": a count of what the clause does not name is of a line that has another word of it. */
function isUntold(
  { end }: NumberFact,
  { clause: { folded }, words, evidence, pool }: Trial,
): boolean {
  if (!partOfNamed.test(folded.slice(end))) return false;
  const stated = words
    .filter(({ raw }) => !isNeutral(raw))
    .map(({ raw }) => evidence.find(raw).keys);
  return !pool.some(({ lines }) =>
    lines.some(({ numbers, keys }) => numbers.length > 0 && stated.some((one) => isIn(one, keys))),
  );
}

function checkAmount(claim: NumberFact, trial: Trial): Found {
  const duration = matchDuration(claim, trial);
  if (duration === "same" || isOfKnownName(claim, trial)) return { reasons: [], places: [] };
  const behind = countedBy(trial.clause.text, claim);
  const counted = isPartOrWhole(claim, trial.clause.text)
    ? []
    : behind.filter((raw) => !isUnitName(raw));
  const matches = trial.pool.flatMap((source) =>
    source.lines.flatMap((line) => ({
      source,
      match: matchIn({ source, line }, { number: claim, counted }, trial),
    })),
  );
  const places = matches.filter(({ match }) => match === "same").map(({ source }) => source);
  const words = `${claim.text} ${behind.join(" ")}`.trim();
  const untold = isUntold(claim, trial) ? [doubtful("number", words)] : [];
  if (places.length > 0) return { reasons: untold, places };
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

/** In per cent: "by about 60%" of a line from 3,100 to 1,250. */
const nearChange = 2;
const isChange = (percent: number, from: number, to: number) =>
  Math.abs((Math.abs(from - to) / from) * 100 - percent) <= nearChange;

/** "14 kg less" of a line from 38 kg to 24 kg, "65 sites" of 61 schools and 4 centres, and what is written otherwise: "three times a day". */
const isDerived = ({ value, unit }: NumberFact, { pool, found }: Trial) =>
  pool.some(({ lines }) =>
    lines.some(({ text, keys: stated }) => {
      if (!found.some(({ keys }) => isIn(keys, stated))) return false;
      const values = numbersOf(text).map((number) => number.value);
      return values.some(
        (one, at) =>
          one === value ||
          values.some(
            (other, index) =>
              index !== at &&
              ([one - other, one + other, one * other].includes(value) ||
                (unit === "%" && isChange(value, one, other))),
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
