import {
  countOnce,
  countTwice,
  dayAdjective,
  dayMark,
  dayNoun,
  everyFourth,
  everyOther,
  everyThird,
  fortnightAdjective,
  fortnightNoun,
  halfAdjective,
  halfOf,
  halfNoun,
  hourAdjective,
  hourMark,
  hourNoun,
  monthAdjective,
  monthMark,
  monthNoun,
  quarterAdjective,
  quarterNoun,
  quarterOf,
  rateAlternate,
  rateEach,
  rateOutOf,
  ratePer,
  rateShift,
  rateTimes,
  thirdOf,
  weekAdjective,
  weekMark,
  weekNoun,
  yearAdjective,
  yearMark,
  yearNoun,
} from "@postulo/lexicon/rates";

/** How often a year has each period. */
export const perYear = {
  hour: 8760,
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  half: 2,
  year: 1,
};
const rateNouns = {
  hour: hourNoun,
  day: dayNoun,
  week: weekNoun,
  fortnight: fortnightNoun,
  month: monthNoun,
  quarter: quarterNoun,
  half: halfNoun,
  year: yearNoun,
};
const rateAdjectives = {
  hour: hourAdjective,
  day: dayAdjective,
  week: weekAdjective,
  fortnight: fortnightAdjective,
  month: monthAdjective,
  quarter: quarterAdjective,
  half: halfAdjective,
  year: yearAdjective,
};
/** The named groups of the patterns. */
export const periods = [
  "hour",
  "day",
  "week",
  "fortnight",
  "month",
  "quarter",
  "half",
  "year",
] as const;

const number = "[a-z]{1,9}|\\d{1,3}";
/** A period by its noun. */
export const nouns = periods.map((period) => `(?<${period}>${rateNouns[period].source})`).join("|");
const marks: Partial<Record<(typeof periods)[number], RegExp>> = {
  hour: hourMark,
  day: dayMark,
  week: weekMark,
  month: monthMark,
  year: yearMark,
};
/** "30/d": the letter after a slash abbreviates a period. */
const markedNouns = periods
  .map((period) => {
    const { source } = rateNouns[period];
    return `(?<${period}>${marks[period] ? `${source}|${marks[period].source}` : source})`;
  })
  .join("|");

/** "twice a week", "every six months", "chaque quinzaine", "30 tickets a day". */
export const each = new RegExp(
  [
    "(?<![\\p{L}\\d])",
    `(?:(?<count>${countOnce.source}|${countTwice.source}|(?:${number}) (?:${rateTimes.source})) )?`,
    `(?:(?:${rateEach.source}) (?:(?<step>${everyOther.source}|${everyThird.source}|${everyFourth.source}|${number}) )?|(?:${ratePer.source}) (?:l')?)`,
    `(?:${nouns})(?![\\p{L}\\d-])`,
  ].join(""),
  "gu",
);
/** "2x/week", « 40 appels/j », "24 hrs wk". */
export const slashed = new RegExp(
  [
    "(?:(?<![\\p{L}\\d])(?<count>\\d{1,3}) ?x ?)?",
    `(?:\\/ ?|(?<=\\d ?(?:${hourNoun.source}|h) ))(?:${markedNouns})(?![\\p{L}\\d-])`,
  ].join(""),
  "gu",
);
export const numberBeforeHourly = "\\d{1,2}|two|three|four|six|eight|twelve";
/** "2 hourly", "two-hourly", "2hrly" */
export const everyHours = new RegExp(
  `(?<![\\p{L}\\d])(?<step>${numberBeforeHourly})[ -]?(?:hourly|hrly)(?!\\p{L})`,
  "gu",
);
/** "alternate weekends" */
export const alternating = new RegExp(
  `(?<![\\p{L}\\d])(?:${rateAlternate.source}) (?:${nouns})(?![\\p{L}\\d-])`,
  "gu",
);
/** "one week in six", « un samedi sur deux ». */
export const outOf = new RegExp(
  [
    `(?<![\\p{L}\\d])(?<count>${number}) (?:${nouns}) (?:${rateShift.source})?`,
    `(?:${rateOutOf.source}) (?<step>${number})(?![\\p{L}\\d-])`,
  ].join(""),
  "gu",
);
/** "weekends, about two in four" */
export const bareOutOf = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:${nouns})(?![\\p{L}\\d-])[^.;:()\\d]{0,12}? `,
    `(?<count>${number}) (?:${rateOutOf.source}) (?<step>${number})(?![\\p{L}\\d-])`,
  ].join(""),
  "gu",
);
/** "half of my weekends" */
export const partOfPeriods = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:(?<half2>${halfOf.source})|(?<third>${thirdOf.source})|(?<quarter2>${quarterOf.source}))`,
    ` (?:${nouns})(?![\\p{L}\\d-])`,
  ].join(""),
  "gu",
);
/** A period by its adjective: "monthly". */
export const adjectives = periods.map((period) => ({
  period,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${rateAdjectives[period].source})(?![\\p{L}\\d])`, "gu"),
}));
