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

function numbersIn({ text, folded }: Written): string[] {
  const found = numbers.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found
    .filter(({ index }) => !fax.test(folded.slice(Math.max(0, index - lookBack), index)))
    .map(({ 0: number }) => number.replaceAll(/\s+/g, " ").trim())
    .filter((number) => {
      const { length } = digitsOf(number).replace("+", "");
      return length >= digits.min && length <= digits.max;
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
