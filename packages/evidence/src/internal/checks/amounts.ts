import { backReferences } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { datesOf } from "../../facts.ts";
import { numbersOf } from "../../numbers.ts";
import type { NumberFact } from "../../numbers.ts";
import { wordsOf } from "../../words.ts";
import { isWithinRate, ratesOf } from "../rates.ts";

const backReferring = new Set(backReferences);

export const wordBefore = (text: string, { start }: Pick<NumberFact, "start">): string =>
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
const withoutNoun = /^ (?:of(?! us\b)|with|in|at|for|de|en|avec|chez|sur)\b/;
