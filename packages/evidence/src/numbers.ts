import { budget } from "@postulo/lexicon/claims";
import { foldInPlace } from "@postulo/lexicon/fold";
import { type Span, spansInWords } from "./internal/number-words.ts";
import { memoize } from "./memoize.ts";

/** A number in a text, written in digits or in words: "£2.4m", "seven", "64 %", « cent vingt ». */
export type NumberFact = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** With its magnitude: 2,400,000 for "2.4m". */
  readonly value: number;
  /** 1, or the magnitude that is written behind the digits: 1,000, 1,000,000, 1,000,000,000. */
  readonly magnitude: number;
  readonly unit: Unit | undefined;
};

export type Unit =
  | "%"
  | "£"
  | "€"
  | "$"
  | "km"
  | "m"
  | "mile"
  | "kg"
  | "t"
  | "m²"
  | "m³"
  | "year"
  | "month"
  | "week"
  | "day"
  | "hour"
  | "minute"
  | "second"
  | "ms"
  | "kW"
  | "MW"
  | "ha";

const units: readonly (readonly [Unit, RegExp])[] = [
  ["%", /^(?:%|per ?cent\b|percent\b|pour ?cent\b|out of 100\b|sur 100\b)/],
  ["£", /^(?:£|pounds?\b|gbp\b)/],
  ["€", /^(?:€|euros?\b|eur\b)/],
  ["$", /^(?:\$|dollars?\b|usd\b)/],
  ["km", /^(?:km\b|kilomet(?:re|er)s?\b)/],
  ["mile", /^miles?\b/],
  ["m", /^(?:m\b(?![²³])|met(?:re|er)s?\b(?! (?:carres?|cubes?)))/],
  ["kg", /^(?:kg|kilos?|kilogram(?:me)?s?)\b/],
  ["t", /^(?:t|tons?|tonnes?)\b/],
  ["m²", /^(?:m²|m2\b|sqm\b|metres? carres?\b|square met(?:re|er)s?\b)/],
  ["m³", /^(?:m³|m3\b|metres? cubes?\b|cubic met(?:re|er)s?\b)/],
  ["year", /^(?:years?|yrs?|ans?|annees?)\b/],
  ["month", /^(?:months?|mois)\b/],
  ["week", /^(?:weeks?|semaines?)\b/],
  ["day", /^(?:days?|jours?|journees?)\b/],
  ["hour", /^(?:hours?|hrs?|h|heures?)\b/],
  ["minute", /^(?:minutes?|min)\b/],
  ["ms", /^(?:ms|milliseconds?|millisecondes?)\b/],
  ["second", /^(?:seconds?|secs?|secondes?)\b/],
  ["kW", /^(?:kw|kilowatts?)\b/],
  ["MW", /^(?:mw|megawatts?)\b/],
  ["ha", /^(?:ha|hectares?)\b/],
];
const signs: Readonly<Record<string, Unit>> = { "£": "£", "€": "€", $: "$" };

/** Ten years, and the unit. */
const decade = /\b(?:decades?|decennies?)$/;
/** "two and a half", « deux ans et demi » */
const half = /^(?: and a half\b|(?= ?\p{L}+ et demie?\b))/u;

const magnitudes: readonly (readonly [number, RegExp])[] = [
  [10, /^(?:decades?|decennies?)\b/],
  [1e3, /^(?:k\b|thousand\b|milliers?\b|mille\b)/],
  [1e6, /^(?:m(?![²³])\b|mn\b|mio\b|m(?=€)|million(?:s\b|\b))/],
  [1e9, /^(?:bn\b|md\b|mds\b|billions?\b|milliards?\b)/],
];

/** « une douzaine »: about as many. */
export const isRound = ({ text }: Pick<NumberFact, "text">): boolean => /aines?$/i.test(text);

/** The digits of "m3" are no number. */
const digits = /(?<!(?<!\p{L})[ck]?m)\d+(?:[ \u00A0\u202F]\d{3}(?!\d)|[.,]\d+)*/gu;

/** "1,200", "1 200" and "1200" are one number; so are "2,5" and "2.5". */
function valueOf(written: string): number {
  const joined = written
    .replace(/[ \u00A0\u202F](?=\d{3})/g, "")
    .replace(/[.,](?=\d{3}(?!\d))/g, "");
  return Number(joined.replace(",", "."));
}

/** In characters: what is read behind a number for its magnitude and unit. */
const tailLength = 24;

function unitBehind(tail: string, before: string): { unit: Unit | undefined; length: number } {
  const sign = signs[before];
  const blanks = /^[\s-]*/.exec(tail)?.[0].length ?? 0;
  const behind = tail.slice(blanks);
  const written = behind.replace(/^d'(?=euros?|ans\b|annees)|^de (?=dollars?|euros?|mois\b)/, "");
  if (/^\s+s\b(?!')/.test(tail)) return { unit: "second", length: 0 };
  const found = units.find(([, pattern]) => pattern.test(written));
  if (!found) return { unit: sign, length: 0 };
  // Other units are nouns that the sentence also reads as words.
  const isSign = found[0] === "%" || signs[found[0]] !== undefined;
  const used = behind.length - written.length + (found[1].exec(written)?.[0].length ?? 0);
  const length = isSign ? blanks + used : 0;
  return { unit: sign ?? found[0], length };
}

/** "twelve Year 4 visits": the name of a class. */
const isClassName = (behind: string) => /^ Years? \d{1,2}(?!\d)/.test(behind);

/** "and a half" behind a number is part of it. */
function withHalf(folded: string, { start, end, value }: Span): Span {
  const [part] = half.exec(folded.slice(end, end + tailLength)) ?? [];
  return part === undefined
    ? { start, end, value }
    : { start, end: end + part.length, value: value + 0.5 };
}

/** In characters: what is read before a number for the name of an amount of money. */
const headLength = 40;

/** "11 m": metres, unless it is money: "£11 m", "11 m GBP", "a budget of 11 m". */
const isMetre = (tail: string, head: string) =>
  /^\s+m\b(?! ?(?:[€£$]|(?:gbp|eur|euros?|usd|chf|pounds?|dollars?)\b))/.test(tail) &&
  !budget.test(head) &&
  signs[head.trimEnd().at(-1) ?? ""] === undefined;

/** The magnitude behind a number, and how many characters it takes. */
function magnitudeOf(tail: string): { magnitude: number; used: number } {
  const blanks = /^[\s-]?/.exec(tail)?.[0].length ?? 0;
  const found = magnitudes.find(([, pattern]) => pattern.test(tail.slice(blanks)));
  if (!found) return { magnitude: 1, used: 0 };
  const [magnitude, pattern] = found;
  return { magnitude, used: blanks + (pattern.exec(tail.slice(blanks))?.[0].length ?? 0) };
}

function factAt(text: string, folded: string, span: Span): NumberFact {
  const { start, end, value } = withHalf(folded, span);
  const tail = folded.slice(end, end + tailLength);
  const head = folded.slice(Math.max(0, start - headLength), start);
  const before = head.trimEnd().at(-1) ?? "";
  // "3 M" is three million, and "3 m" three metres.
  const isCapital = /^\s+M(?!\p{L})/u.test(text.slice(end));
  const { magnitude, used } =
    !isCapital && isMetre(tail, head) ? { magnitude: 1, used: 0 } : magnitudeOf(tail);
  const isClass = isClassName(text.slice(end + used));
  const { unit, length } = unitBehind(isClass ? "" : tail.slice(used), before);
  const to = end + used + length;
  return {
    text: text.slice(start, to),
    start,
    end: to,
    value: value * magnitude,
    magnitude,
    unit: decade.test(folded.slice(start, to)) ? "year" : unit,
  };
}

/** "for a year", « pendant un an »: the article counts, which it does not in "30 a year". */
const lengthBefore = [
  "for|spent|after|nearly|almost|pendant|durant|apres|depuis|travaille|passe|reste",
  "more than|less than|at least|for over|just over|environ|au moins",
].join("|");
const onePeriod = new RegExp(
  [
    `(?<=\\b(?:(?:${lengthBefore}) |(?:plus|moins|pres) d'))(?:an?|one|une?)(?: whole| full| entire)?`,
    " (year|month|an|annee|mois)\\b(?! and a half| et demie?)",
  ].join(""),
  "g",
);

type Counting = Pick<NumberFact, "value" | "unit">;

const countingAt = (text: string, { 0: written, index }: RegExpExecArray, counting: Counting) => ({
  text: text.slice(index, index + written.length),
  start: index,
  end: index + written.length,
  magnitude: 1,
  ...counting,
});

const onePeriods = (text: string, folded: string): NumberFact[] =>
  [...folded.matchAll(onePeriod)].map((match) =>
    countingAt(text, match, { value: 1, unit: match[1]?.startsWith("mo") ? "month" : "year" }),
  );

/** "a year and a half", « un an et demi »: the article counts. */
const yearAndHalf = /\b(?:an?|one|un|une) (?:year and a half|annee et demie|an et demi)\b/g;

const halfYears = (text: string, folded: string): NumberFact[] =>
  [...folded.matchAll(yearAndHalf)].map((match) =>
    countingAt(text, match, { value: 1.5, unit: "year" }),
  );

/** Every number of a text in its order, years of dates included. The first number of a range has the unit of the second. */
export const numbersOf = memoize((text): readonly NumberFact[] => {
  const source = text.normalize("NFC");
  const folded = foldInPlace(source);
  const inDigits = [...folded.matchAll(digits)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    value: valueOf(written),
  }));
  const all = [...inDigits, ...spansInWords(folded)]
    .map((span) => factAt(source, folded, span))
    .concat(halfYears(source, folded), onePeriods(source, folded))
    .sort((one, other) => one.start - other.start);
  // The magnitude of a number in digits is no number besides.
  const facts = all.filter(({ start }, at) => start >= (all[at - 1]?.end ?? 0));
  return facts.map((fact, at) => {
    const next = facts[at + 1];
    const isRange =
      next !== undefined &&
      /^\s?(?:to|a|-|–|->|=>|→|>)\s?$/.test(folded.slice(fact.end, next.start));
    return isRange && fact.unit === undefined ? { ...fact, unit: next.unit } : fact;
  });
});
