import * as lexicon from "@postulo/lexicon/job-facts";
import { isAboutContact, sentencesIn } from "./contact-address.ts";
import { linesOf, type Written } from "./written-lines.ts";

/** With its country, with a 0 of the trunk, or as in North America. */
const numbers = [
  /(?<![\w+.,/-])(?:\+|\(?0)\d[\d ().-]{6,18}\d(?![\w/-])/g,
  /(?<![\w+.,/-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w/-])/g,
];

const digits = { min: 9, max: 13 };

/** In characters: what a number before may be of. */
const lookBack = 12;
const fax = /\b(?:fax|telecopie)\b[^a-z]*$/;

const digitsOf = (number: string) => number.replaceAll(/[^\d+]/g, "");

/** In digits: "04.12.2026", "04.12.26"; not the start of "02.00.00.00.00". */
const dates = [
  /(?<![\d./-])\d{1,2}([ ./-])\d{1,2}\1(?:20)\d\d(?!\d)/,
  /(?<![\d./-])\d{1,2}([./-])\d{1,2}\1\d\d(?![\d./-])/,
];
/** Two amounts: "030 000 - 035 000". */
const range = /\d{3} [–-] \d{3}/;

/** A person's name before a colon: "Mme Odile Paturet : ". */
const nameBefore =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’.-]* (?:\p{Lu}[\p{L}'’.-]* ){0,2}\p{Lu}[\p{L}'’-]+ ?: ?$/u;

/** In characters: the words that say whose number it is. */
const leadLength = 60;

/** Whether a number is one to call: directly behind a word for calling, or behind a name and a colon. */
function isToCall({ text, folded }: Written, index: number): boolean {
  const from = Math.max(0, index - leadLength);
  const words = folded.slice(from, index);
  if (fax.test(words.slice(-lookBack))) return false;
  if (lexicon.phoneLead.test(words)) return true;
  const [name] = nameBefore.exec(text.slice(from, index)) ?? [];
  return name !== undefined && !lexicon.numberLabel.test(words.slice(-name.length));
}

/** In characters: " or ", " / ". */
const maxBetween = 5;

function numbersIn(sentence: Written): string[] {
  const found = numbers.flatMap((pattern) => [...sentence.text.matchAll(pattern)]);
  const ordered = found.toSorted((one, other) => one.index - other.index);
  // Of "01632 960000 or 01632 960001", the second is one to call too.
  let end = -leadLength;
  const toCall = ordered.filter(({ index, 0: number }) => {
    const isOne = index - end <= maxBetween || isToCall(sentence, index);
    if (isOne) end = index + number.length;
    return isOne;
  });
  return toCall
    .map(({ 0: number }) => number.replaceAll(/\s+/g, " ").trim())
    .filter((number) => {
      const { length } = digitsOf(number).replace("+", "");
      const isOther = dates.some((date) => date.test(number)) || range.test(number);
      return !isOther && length >= digits.min && length <= digits.max;
    });
}

/** In characters: a line that a person would read together with the next one. */
const maxLead = 60;

/**
 * The telephone number that a posting names for applications or for questions about the job; undefined where it names none, or
 * several.
 */
export function findContactPhone(text: string): string | undefined {
  const lines = linesOf(text);
  const found = lines.flatMap((line, at) => {
    const before = lines[at - 1];
    const lead = before && before.text.length <= maxLead ? before.folded : "";
    return sentencesIn(line).flatMap((sentence, part) => {
      const words = part === 0 ? `${lead} ${sentence.folded}` : sentence.folded;
      const isOther = lexicon.otherMatter.test(words);
      const isContact =
        isAboutContact(words) || [...words.matchAll(lexicon.contactLead)].length > 0;
      return isContact && !isOther ? numbersIn(sentence) : [];
    });
  });
  const distinct = new Map(found.map((number) => [digitsOf(number), number]));
  const [only] = distinct.values();
  return distinct.size === 1 ? only : undefined;
}
