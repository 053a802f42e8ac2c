import { labelWords, negation } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { NumberFact } from "../../numbers.ts";
import { wordKey } from "../../words.ts";
import type { CountedNumber, Source, SourceLine } from "../sources.ts";
import { memberOf } from "../word-keys.ts";
import { wordBefore } from "./amounts.ts";

/** A number and the text that it is in. */
type Written = { readonly number: NumberFact; readonly text: string };

/** A line of a source. */
export type Place = { readonly source: Source; readonly line: SourceLine };

const labelSet: ReadonlySet<string> = new Set(labelWords);
const labels = memberOf(labelWords);

/** « 3e », "3rd": a number that is a name. */
export const isOrdinal = ({ number, text }: Written) =>
  /^(?:e|eme|ème|er|ere|ère|re|st|nd|rd|th)(?![\p{L}\d])/u.test(text.slice(number.end));

/** "route 17", "Windows 11": a number that is a name, and the same in the line. */
function isSameLabel(claim: Written, known: Written): boolean {
  if (isOrdinal(claim) && isOrdinal(known)) return true;
  const label = wordBefore(claim.text, claim.number);
  const isName = labels(label) || /^\p{Lu}/u.test(label);
  return isName && wordKey(label) === wordKey(wordBefore(known.text, known.number));
}

const wordBehind = ({ number, text }: Written) =>
  /^ (\p{L}+)/u.exec(text.slice(number.end))?.[1] ?? "";
const transport = /^(?:bus|tram|train|metro|coach|line|ligne|route)$/;

/** "Bus 110" and "the 110 bus" */
function isSameLine(claim: Written, known: Written): boolean {
  const line = fold(wordBehind(claim));
  return transport.test(line) && fold(wordBefore(known.text, known.number)) === line;
}

const maxHour = 24;
const hourBefore = /(?<!\p{L})(after|before|until|till|apres|avant|jusqu'a|a partir de) $/u;
const hourOf = ({ number, text }: Written) =>
  hourBefore.exec(fold(text.slice(0, number.start)))?.[1];

/** "No evenings after 6" of a clause and a note, which both deny something: a number that counts is no hour. */
const isSameHour = (
  claim: Written,
  known: Written & { readonly number: CountedNumber },
  { source, line }: Place,
): boolean =>
  (source.entry.kind === "note" || source.entry.kind === "answer") &&
  line.isNegated &&
  negation.test(fold(claim.text)) &&
  known.number.keys.size === 0 &&
  hourOf(claim) !== undefined &&
  hourOf(claim) === hourOf(known) &&
  claim.number.unit === known.number.unit &&
  claim.number.value <= maxHour;

const minAge = 14;
const ageBefore = /(?<!\p{L})(?:i am|i'm|i’m|aged?) $/u;
const ageBehind = /^(?: years old)?(?:[,.;]| and | et |$)/;

/** "I am 18" of a clause, and a summary that begins with "18,". */
const isSameAge = (claim: Written, known: Written, { entry }: Source): boolean =>
  entry.kind === "person" &&
  claim.number.value >= minAge &&
  ageBefore.test(fold(claim.text.slice(0, claim.number.start))) &&
  ageBehind.test(claim.text.slice(claim.number.end)) &&
  /^\W*$/.test(known.text.slice(0, known.number.start)) &&
  /^ ?(?:[,.;]|yo\b|years? old|$)/.test(known.text.slice(known.number.end));

/** Whether a number of a line names the same as one of a clause, which counts nothing: a route, a bus, an hour, an age. */
export function namesSame(
  claim: Written & { readonly counted: readonly string[] },
  number: CountedNumber,
  place: Place,
): boolean {
  const known = { number, text: place.line.text };
  if (isSameLabel(claim, known) || isSameLine(claim, known) || isSameLine(known, claim))
    return true;
  if (claim.counted.length > 0) return false;
  return isSameHour(claim, known, place) || isSameAge(claim, known, place.source);
}

/** Whether a number names one of what the clause counts: "Year 2", and "Ward 7" behind a singular noun. */
export function namesOne(
  known: NumberFact,
  { text }: SourceLine,
  counted: readonly string[],
): boolean {
  if (!text.slice(0, known.start).endsWith(" ")) return false;
  const noun = fold(wordBefore(text, known));
  if (labelSet.has(noun)) return true;
  return noun !== "" && counted.some((raw) => fold(raw) === `${noun}s` || fold(raw) === `${noun}x`);
}
