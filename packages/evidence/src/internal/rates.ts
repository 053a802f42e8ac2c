import {
  countOnce,
  countTwice,
  dailyTimes,
  everyFourth,
  everyOther,
  everyThird,
  monthlyDays,
  oneWord,
  rateArticle,
  rateIdiom,
  weeklyDays,
} from "@postulo/lexicon/rates";
import { workingTimes } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { memoize } from "../memoize.ts";
import { datesOf } from "../facts.ts";
import { numbersOf } from "../numbers.ts";
import { wordsOf } from "../words.ts";
import {
  adjectives,
  alternating,
  bareOutOf,
  each,
  everyHours,
  nouns,
  numberBeforeHourly,
  outOf,
  partOfPeriods,
  periods,
  perYear,
  slashed,
} from "./rate-patterns.ts";

/** How often something is done, with its place in the text; `perYear` has each reading of "two nights a week". */
export type Rate = {
  readonly perYear: readonly number[];
  readonly start: number;
  readonly end: number;
  /** Its words, which may name a day: "every Saturday". */
  readonly words: readonly string[];
};
type Span = Omit<Rate, "words">;

const valueOf = (text: string): number | undefined => {
  if (oneWord.test(text) || countOnce.test(text)) return 1;
  if (countTwice.test(text)) return 2;
  return numbersOf(text)[0]?.value;
};

const nounsIn = (groups: Record<string, string | undefined>) =>
  periods.find((period) => groups[period] !== undefined);

/** In characters: from the number of what is done to "a week". */
const nearNumber = 30;

/** "two nights a week": seldom or often, by whether the number counts occasions or things. */
function countBefore(folded: string, start: number): number | undefined {
  const before = folded
    .slice(Math.max(0, start - nearNumber), start)
    .split(/[,.;:()]/)
    .at(-1);
  const last = numbersOf(before ?? "").at(-1);
  return last && datesOf(before ?? "").length > 0 ? undefined : last?.value;
}

/** "one afternoon a week", « une fois »: the article or "one" counts. */
const isOnce = (folded: string, start: number) =>
  onceBefore.test(folded.slice(Math.max(0, start - nearNumber), start));
const onceBefore = new RegExp(
  `(?<![\\p{L}\\d])(?:one|1|an?|une?) (?:${nouns.replaceAll(/\?<\w+>/g, "?:")}) $`,
  "u",
);

/** "every two weeks" is half as often as weekly, "every other week" too. */
function divisorOf(step: string | undefined): number | undefined {
  if (step === undefined) return 1;
  if (everyOther.test(step)) return 2;
  if (everyThird.test(step)) return 3;
  return everyFourth.test(step) ? 4 : valueOf(step);
}

function readEach(folded: string, match: RegExpExecArray): Span | undefined {
  const { groups = {}, index, 0: text } = match;
  const period = nounsIn(groups);
  const divisor = divisorOf(groups["step"]);
  if (!period || !divisor) return undefined;
  const base = perYear[period] / divisor;
  const place = { start: index, end: index + text.length };
  const times = groups["count"] === undefined ? undefined : valueOf(groups["count"]);
  if (times !== undefined) return { perYear: [base * times], ...place };
  const counted = countBefore(folded, index);
  if (counted === undefined && isOnce(folded, index)) return { perYear: [base], ...place };
  if (counted !== undefined) return { perYear: [base, base * counted], ...place };
  return rateArticle.test(text) ? undefined : { perYear: [base], ...place };
}

function readOutOf({ groups = {}, index, 0: text }: RegExpExecArray): Span | undefined {
  const period = nounsIn(groups);
  const count = valueOf(groups["count"] ?? "");
  const step = valueOf(groups["step"] ?? "");
  // « deux ans sur un parc », "two years of three" of studies
  if (!period || period === "year" || !count || !step || step <= count) return undefined;
  return { perYear: [(perYear[period] * count) / step], start: index, end: index + text.length };
}

/** "2 hourly", "two-hourly" */
const hoursBefore = new RegExp(`(?<![\\p{L}\\d])(?:${numberBeforeHourly})[ -]?$`, "u");
const readHours = ({ groups = {}, index, 0: text }: RegExpExecArray): Span | undefined => {
  const step = valueOf(groups["step"] ?? "");
  return step
    ? { perYear: [perYear.hour / step], start: index, end: index + text.length }
    : undefined;
};

function readPartOf({ groups = {}, index, 0: text }: RegExpExecArray): Span | undefined {
  const period = nounsIn(groups);
  const part = groups["half2"] ? 2 : groups["third"] ? 3 : 4;
  return period && { perYear: [perYear[period] / part], start: index, end: index + text.length };
}

function readAlternating({ groups = {}, index, 0: text }: RegExpExecArray): Span | undefined {
  const period = nounsIn(groups);
  return period && { perYear: [perYear[period] / 2], start: index, end: index + text.length };
}

/** "daily work" says what is done, and not how often. */
const isIdiom = (folded: string, end: number) => rateIdiom.test(folded.slice(end, end + 16));

/** "at a summer college": the noun of a period that says what something is. */
const beforeInstitution = /(?<!\p{L})(?:at|in|on|for|dans|pour) $/u;
const institutionNoun = /^ (?:colleges?|schools?|courses?|camps?)(?!\p{L})/u;

/** The frequencies that a text states. */
export const ratesOf = memoize((text): readonly Rate[] => {
  const folded = fold(text);
  const found = [
    ...[each, slashed].flatMap((pattern) =>
      [...folded.matchAll(pattern)].map((match) => readEach(folded, match)),
    ),
    ...[outOf, bareOutOf].flatMap((pattern) => [...folded.matchAll(pattern)].map(readOutOf)),
    ...[...folded.matchAll(partOfPeriods)].map(readPartOf),
    ...[...folded.matchAll(alternating)].map(readAlternating),
    ...[...folded.matchAll(everyHours)].map(readHours),
    ...[...folded.matchAll(monthlyDays)].map(({ index, 0: day }) => ({
      perYear: [perYear.month],
      start: index,
      end: index + day.length,
    })),
    ...adjectives.flatMap(({ period, pattern }) =>
      [...folded.matchAll(pattern)]
        .filter(({ index, 0: word }) => !isIdiom(folded, index + word.length))
        .filter(({ index }) => !hoursBefore.test(folded.slice(0, index)))
        .map(({ index, 0: word }) => ({
          perYear: [perYear[period]],
          start: index,
          end: index + word.length,
        })),
    ),
  ];
  // « à midi » is folded like "a day"; « à l'heure » is an hour's rate.
  return found
    .filter((rate) => rate !== undefined)
    .filter(
      ({ start, end }) =>
        !(
          beforeInstitution.test(folded.slice(0, start)) && institutionNoun.test(folded.slice(end))
        ),
    )
    .filter(({ start }) => !/^à (?!l['’])/.test(text.slice(start, start + 4)))
    .map((rate) => ({
      ...rate,
      words: wordsOf(folded.slice(rate.start, rate.end)).map(({ raw }) => raw),
    }));
});

/** "every four weeks" and "monthly", "twice a month" and "every two weeks" are the same. */
const maxRatio = 1.13;

const isNearly = (one: number, other: number) => Math.max(one / other, other / one) <= maxRatio;

/** "4 houses a week" is no "4 houses a month", although four times a month is once a week. */
export const isSameRate = (one: Rate, other: Rate): boolean =>
  one.perYear.some((value, at) =>
    other.perYear.some(
      (known, index) =>
        (at === index || one.perYear.length !== other.perYear.length) && isNearly(value, known),
    ),
  );

/** Without the plural. */
const dayNames = (folded: string) =>
  wordsOf(folded)
    .filter(({ raw }) => workingTimes.test(raw))
    .map(({ raw }) => raw.replace(/s$/, ""));

/** Whether "every Saturday" is what a text without frequencies states as "on Saturdays". */
export function isOnStatedDay(rate: string, text: string): boolean {
  const often = ratesOf(rate).map(({ perYear: [value] }) => value);
  if (ratesOf(text).length > 0) return false;
  // « chaque matin » of « le matin »
  if (often.includes(perYear.day))
    return (fold(text).match(dailyTimes) ?? []).some((time) =>
      dayNames(time).some((day) => dayNames(fold(rate)).includes(day)),
    );
  if (!often.includes(perYear.week)) return false;
  const stated = (fold(text).match(weeklyDays) ?? []).flatMap(dayNames);
  return dayNames(fold(rate)).some((day) => stated.includes(day));
}

/** Whether a place of a text is within a frequency. */
export const isWithinRate = (
  rates: readonly Pick<Rate, "start" | "end">[],
  { start }: { readonly start: number },
) => rates.some((rate) => rate.start <= start && start < rate.end);
