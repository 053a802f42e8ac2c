import { workingTimes } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { monthlyDays } from "@postulo/lexicon/rates";
import { wordsOf } from "../../words.ts";
import { isOnStatedDay, isSameRate, isWithinRate, ratesOf } from "../rates.ts";
import type { Rate } from "../rates.ts";
import { numbersOf } from "../../numbers.ts";
import { isIn } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import type { Word } from "../../words.ts";
import { doubtful } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";
import {
  contentWords,
  isFunctionWord,
  isNeutral,
  keysOf,
  statedKeysOf,
  stemsOf,
} from "../word-keys.ts";
import { allDenied, deniedWords } from "./denials.ts";

/** The lines of any entry that state a frequency and have all words of the clause: a skill of the same name states none. */
const retoldElsewhere = ({ evidence, words }: Trial) =>
  evidence.sources
    .flatMap((source) => source.lines)
    .filter((line) => ratesOf(line.text).length > 0)
    .filter((line) => words.every(({ raw }) => isIn(evidence.find(raw).keys, line.keys)));

/** "over five years" */
const total =
  /\b(?:over|within|across|in|sur|en|pendant) (?:[a-z\d]+[ -])?[a-z\d]+ (?:years?|months?|ans?|annees?|mois)\b/;
/** In characters: "£310k a year", "12/day". */
const nearRate = 2;

/** "saved £310k over five years", where a line says "£310k a year". */
function otherPeriod({ clause, pool }: Trial): Reason[] {
  const found = total.exec(clause.folded);
  const amount = found && numbersOf(clause.text).findLast(({ end }) => end <= found.index);
  if (!amount || ratesOf(clause.text).length > 0) return [];
  const isRated = pool.some(({ lines }) =>
    lines.some(({ text, numbers }) =>
      numbers.some(
        ({ value, end }) =>
          value === amount.value &&
          ratesOf(text).some(({ start }) => start >= end && start - end <= nearRate),
      ),
    ),
  );
  return isRated ? [doubtful("number", clause.text.slice(amount.start))] : [];
}

/** « week-end » is one word. */
const joined = (text: string) => text.replaceAll(/week[- ]end/gi, "weekend");

/**
 * "Stocktake weekly, orders each month": of a line with several rates those of the parts that share most words. None of parts
 * that share as many and differ.
 */
function ratesBeside(
  { text }: SourceLine,
  words: readonly Word[],
  { evidence, clause }: Trial,
): readonly Rate[] {
  const all = ratesOf(text);
  if (all.length < 2 || ratesOf(clause.text).length > 1) return all;
  // "every weekend" of the part about Saturdays
  const days = wordsOf(joined(clause.text)).filter(({ raw }) => workingTimes.test(fold(raw)));
  const parts = text.split(partEnd).map((part) => {
    const keys = new Set(contentWords(part).flatMap(({ raw }) => keysOf(raw)));
    const times = new Set(wordsOf(joined(part)).flatMap(({ raw }) => statedKeysOf(raw)));
    const hits =
      words.filter(({ raw }) => isIn(evidence.find(raw).keys, keys)).length +
      days.filter(({ raw }) => isIn(keysOf(raw), times)).length;
    return { rates: ratesOf(part), hits };
  });
  const most = Math.max(...parts.map(({ hits }) => hits));
  const [first, ...others] = parts.filter(({ hits }) => hits === most).map(({ rates }) => rates);
  if (most === 0 || first === undefined || first.length === 0) return all;
  return first.filter((rate) =>
    others.every((rates) => rates.some((other) => isSameRate(rate, other))),
  );
}

/** "annual listing": the words beside a rate, none of them a mark apart. */
function besideRate({ start, end }: Rate, text: string): readonly string[] {
  const before = wordsOf(text.slice(0, start)).at(-1);
  const [after] = wordsOf(text.slice(end));
  return [
    ...(before?.end === start - 1 ? [before.raw] : []),
    ...(after?.start === 1 ? [after.raw] : []),
  ].filter((raw) => contentWords(raw).length > 0);
}

/** Whether a line states a rate beside the same word: "annual listing" of "monthly returns, annual listing". */
const isBesideSame = (claim: Rate, clause: string, { text }: SourceLine): boolean => {
  const said = new Set(besideRate(claim, clause).flatMap(keysOf));
  return ratesOf(text).some(
    (known) =>
      isSameRate(claim, known) &&
      isOnDays(claim, known) &&
      besideRate(known, text).some((raw) => isIn(stemsOf(raw), said)),
  );
};

/** "weekends" are Saturdays too, and Sundays are no Saturdays. */
const isSameTime = (one: string, other: string) =>
  isIn(weekend.test(fold(one)) ? keysOf(one) : stemsOf(one), new Set(keysOf(other))) &&
  (weekend.test(fold(`${one} ${other}`)) || isIn(stemsOf(one), new Set(stemsOf(other))));
const weekend = /\bweek-?ends?\b/;

/** "second" of "the second Sunday of the month" */
const placeInMonth = ({ words }: Rate): string | undefined =>
  words.join(" ").search(monthlyDays) === 0 ? words[0] : undefined;

/** "every Saturday" is of no other day, and of no day that is not named: "one day a week". */
export const isOnDays = (claim: Rate, known: Rate): boolean => {
  const place = placeInMonth(claim);
  if (place !== undefined && place !== placeInMonth(known)) return false;
  const ofWeekend = known.words.some((raw) => weekend.test(raw) || raw === "we");
  return claim.words
    .filter((raw) => workingTimes.test(raw))
    .every(
      (raw) =>
        known.words.some((one) => isIn(stemsOf(raw), new Set(stemsOf(one)))) ||
        (ofWeekend && isIn(keysOf(raw), weekendKeys)),
    );
};
const weekendKeys = new Set(["weekend", "week-end"].flatMap(keysOf));

/** "Baking in the mornings, deliveries in the evenings": of a line with several parts those that name what is done. */
function partsAbout(
  { text }: SourceLine,
  words: readonly Word[],
  { evidence }: Trial,
): readonly string[] {
  const parts = text.split(partEnd);
  const about = parts.filter((part) => {
    const keys = new Set(contentWords(part).flatMap(({ raw }) => keysOf(raw)));
    return words.some(({ raw }) => isIn(evidence.find(raw).keys, keys));
  });
  return about.length > 0 && ratesOf(text).length === 0 ? about : [text];
}

/** "the evening round": when somebody works is of a line that says so too, and does not deny it. */
function unknownTimes({ clause: { text }, pool, evidence }: Trial): Reason[] {
  const rates = ratesOf(text);
  const notOffered = deniedWords(text);
  return wordsOf(text)
    .filter((word) => workingTimes.test(fold(word.raw)) && !isWithinRate(rates, word))
    .filter(({ raw }) => !notOffered.includes(fold(raw)))
    .filter(({ raw }) => {
      const { keys } = evidence.find(raw);
      return !pool.some(({ lines }) =>
        lines.some(
          (line) =>
            isIn(keys, line.keys) && !allDenied(line.text).some((word) => isSameTime(word, raw)),
        ),
      );
    })
    .map(({ raw }) => doubtful("scope", raw));
}

/** "35 patients a month": of a line with the number the part that has it states the rate too. */
function isOfNumber({ start }: Rate, { text }: SourceLine, claim: string): boolean {
  const number = numbersOf(claim).findLast(({ end }) => end <= start);
  const between = wordsOf(claim.slice(number?.end ?? 0, start));
  const isBeside = between.length <= maxCounted && !between.some(({ raw }) => isFunctionWord(raw));
  if (!number || !isBeside) return true;
  const parts = text.split(partEnd);
  const own = parts.filter((part) => numbersOf(part).some(({ value }) => value === number.value));
  return own.length === 0 || own.some((part) => ratesOf(part).length > 0);
}
/** In words. */
const maxCounted = 2;
const partEnd = /[,;:]\s/;

/** In hours: of a job that states fewer or more they are those of a day or of a month. */
const workingWeek = { least: 8, most: 48 };

const isOnlyHours = (text: string) => /^\W*\d+ ?(?:h|hrs?|hours?|heures?)\W*$/i.test(text);
const contractWord =
  /(?<!\p{L})(?:cdi|cdd|contracts?|contrats?|(?:part|full)[- ]time|mi-temps|temps (?:plein|partiel))(?!\p{L})/u;

/** "CDI 28h. inventaires", « 28h » alone: hours of a contract, and not of a course. */
function statesContract(text: string): boolean {
  if (isOnlyHours(text)) return true;
  if (!contractWord.test(fold(text))) return false;
  return text
    .split(/[,;:.]\s/)
    .some(
      (part) => isOnlyHours(part) || (contractWord.test(fold(part)) && numbersOf(part).length > 0),
    );
}

const ofShift = /\b(?:each|every|per|an?|one|single)(?: [a-z]+)? shift\b/;

/** "on each shift I picked 180 items", where a line says "180 items a week". */
function otherShift({ clause, pool }: Trial): Reason[] {
  const [shift] = ofShift.exec(clause.folded) ?? [];
  if (shift === undefined) return [];
  const values = new Set(numbersOf(clause.text).map(({ value }) => value));
  const isRated = pool.some(({ lines }) =>
    lines.some(
      ({ text, numbers }) =>
        ratesOf(text).length > 0 &&
        numbers.some(({ value }) => values.has(value)) &&
        !ofShift.test(fold(text)),
    ),
  );
  return isRated ? [doubtful("number", shift)] : [];
}

/** "28 hours a week" of a job with "28h": hours of a contract are those of its week. */
function isWorkingWeek({ perYear, start }: Rate, { clause: { text }, source }: Trial): boolean {
  const hours = numbersOf(text).findLast(({ end }) => end <= start);
  const between = text.slice(hours?.end ?? 0, start);
  if (!hours || !perYear.includes(52) || !/^ ?(?:hours?|hrs?|heures?|h)? ?$/i.test(between))
    return false;
  const { value, unit } = hours;
  if (unit !== "hour" || value < workingWeek.least || value > workingWeek.most) return false;
  return (source?.lines ?? []).some(
    (line) =>
      ratesOf(line.text).length === 0 &&
      (line === source?.head || statesContract(line.text)) &&
      line.numbers.some((known) => known.value === value && known.unit === "hour"),
  );
}

/** How often something is done is stated by a line that it may retell; names of skills and titles say nothing of it. */
export const checkFrequency: Check = (trial) => {
  const { text } = trial.clause;
  const claimed = ratesOf(text);
  if (claimed.length === 0)
    return [...otherPeriod(trial), ...otherShift(trial), ...unknownTimes(trial)];
  const stated = trial.words.filter(({ raw }) => !isNeutral(raw));
  // The number of "twice a week" is no other number.
  const values = new Set(
    numbersOf(text)
      .filter((number) => !isWithinRate(claimed, number))
      .map(({ value }) => value),
  );
  const all = trial.pool.flatMap((source) => source.lines.filter((line) => line !== source.head));
  const linesWith = (words: readonly Word[]) =>
    all.filter((line) => words.some(({ raw }) => isIn(trial.evidence.find(raw).keys, line.keys)));
  const byWord = [stated, trial.words].map(linesWith).find(({ length }) => length > 0);
  // "I volunteered one morning each week": all that is said besides is the title.
  const isOfHead = stated.every(({ raw }) =>
    isIn(trial.evidence.find(raw).keys, trial.source?.head.keys ?? new Set()),
  );
  const lines = (byWord ?? (isOfHead ? all : [])).concat(
    trial.pool.flatMap(({ lines: known }) =>
      known.filter(({ numbers }) => numbers.some(({ value }) => values.has(value))),
    ),
  );
  if (lines.length === 0) lines.push(...retoldElsewhere(trial));
  const known = lines.flatMap((line) =>
    claimed.every((rate) => isOfNumber(rate, line, text)) ? ratesBeside(line, stated, trial) : [],
  );
  return claimed
    .filter(
      (rate) =>
        !known.some((one) => isSameRate(rate, one) && isOnDays(rate, one)) &&
        !lines.some((line) => isBesideSame(rate, text, line)) &&
        !isWorkingWeek(rate, trial),
    )
    .filter(
      ({ start, end }) =>
        !lines.some((line) =>
          partsAbout(line, stated, trial).some((part) =>
            isOnStatedDay(text.slice(start, end), part),
          ),
        ),
    )
    .map(({ start, end }) => doubtful("number", text.slice(start, end)));
};
