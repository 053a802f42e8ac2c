import { plainWords, stripAccents } from "../../classify/phrase.ts";
import type { FieldOption } from "../../field.ts";
import { unitDaysOf } from "../steps/duration.ts";
import { chooseByText, type Choice } from "./choose-option.ts";

const yes = /^(?:yes|oui|ja|y|o|true|vrai)\b/;
const no = /^(?:no|non|nein|n|false|faux)\b/;
const elsewhere = /\bprefer\b|\bdecline\b|\bsouhaite pas\b|\bnot sure\b|\bunsure\b|\bdepends?\b/;

type Leaning = "yes" | "no";

function leaningOf(text: string): Leaning | undefined {
  const words = plainWords(text);
  if (elsewhere.test(words)) return undefined;
  if (yes.test(words)) return "yes";
  return no.test(words) ? "no" : undefined;
}

const only = (found: readonly number[]): Choice => (found.length === 1 ? found[0] : undefined);

const positions = (options: readonly FieldOption[], fits: (option: FieldOption) => boolean) =>
  options.flatMap((option, at) => (fits(option) ? [at] : []));

type Range = { readonly from: number; readonly to: number };

const numberIn = (text: string) => Number(text.replace(/[\s,.](?=\d{3}\b)/g, "").replace(",", "."));

/** Parses an amount: "3", "3 years", "45 000 €", "45k". */
export function amountOf(text: string): number | undefined {
  const [, digits, thousand, rest = ""] = /^\D{0,4}(\d[\d\s.,]*)(k)?(.*)/is.exec(text.trim()) ?? [];
  if (digits === undefined || /\d/.test(rest)) return undefined;
  const amount = numberIn(digits.trim());
  return Number.isFinite(amount) ? amount * (thousand ? 1000 : 1) : undefined;
}

const lower = /^(?:less than|under|below|up to|moins de|jusqu ?'? ?a|<)\s*/i;
const upper = /^(?:more than|over|above|at least|plus de|au moins|>)\s*/i;

/** Parses the range of an option: "3-5 years", "10+", "Less than 1 year". */
function rangeOf(text: string): Range | undefined {
  const plain = stripAccents(text).trim();
  const numbers = (plain.match(/\d[\d\s.,]*k?/gi) ?? []).map((one) => amountOf(one));
  const [first, second] = numbers;
  if (first === undefined) return undefined;
  if (second !== undefined) return { from: first, to: second };
  if (lower.test(plain)) return { from: 0, to: first };
  return upper.test(plain) || /\+|\bor more\b|\bet plus\b|\bou plus\b/i.test(plain)
    ? { from: first, to: Number.POSITIVE_INFINITY }
    : { from: first, to: first };
}

/** An open range that begins or ends further from an amount counts in another unit: by the month, in another currency. */
const maxFactor = 2;

const isOfOtherScale = ({ from, to }: Range, amount: number) =>
  (to === Number.POSITIVE_INFINITY && amount > from * maxFactor) ||
  (from === 0 && amount * maxFactor < to);

/** Amounts below are counts, of which "10+" may be far. */
const minScaled = 500;

/** The option whose range contains the amount of an answer. Durations are compared in days, also of different units. */
function chooseRange(options: readonly FieldOption[], answer: string): Choice {
  const count = amountOf(answer);
  if (count === undefined) return undefined;
  const unit = unitDaysOf(answer);
  const covers = ({ text }: FieldOption) => {
    const range = rangeOf(text);
    const other = unitDaysOf(text);
    if (range === undefined || (unit !== undefined && other === undefined)) return false;
    // An amount of money is no number of months.
    if (count >= minScaled && unit === undefined && other !== undefined) return false;
    const amount = unit !== undefined && other !== undefined ? (count * unit) / other : count;
    if (count >= minScaled && isOfOtherScale(range, count)) return false;
    return range.from <= amount && amount <= range.to;
  };
  return only(positions(options, covers));
}

const says = (text: string, part: string) => ` ${text} `.includes(` ${part} `);

/** The only option that contains the answer's text, or is contained in it. */
function chooseByWords(options: readonly FieldOption[], answer: string): Choice {
  const target = plainWords(answer);
  if (target.length < 3) return undefined;
  return only(
    positions(options, (option) => {
      const text = plainWords(option.text);
      return text.length >= 3 && (says(text, target) || says(target, text));
    }),
  );
}

/**
 * The option equivalent to a stored answer: the same text, the same yes or no, or the range that contains its number.
 * A yes never matches a no with the same words.
 */
export function chooseAnswer(options: readonly FieldOption[], answer: string): Choice {
  const exact = chooseByText(options, answer);
  if (exact !== undefined) return exact;
  const leaning = leaningOf(answer);
  if (leaning) {
    const alike = positions(options, (option) => leaningOf(option.text) === leaning);
    if (alike.length > 0) return only(alike);
  }
  const ranged = chooseRange(options, answer);
  if (ranged !== undefined) return ranged;
  const worded = chooseByWords(options, answer);
  const isOpposed =
    worded !== undefined &&
    leaning !== undefined &&
    leaningOf(options[worded]?.text ?? "") !== leaning;
  return isOpposed ? undefined : worded;
}
