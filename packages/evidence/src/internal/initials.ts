import { fold } from "@postulo/lexicon/fold";
import { wordsOf } from "../words.ts";

/** The words in capitals of a text, folded. */
export const acronymsIn = (text: string) => [
  ...new Set((text.match(/(?<![\p{L}\d])\p{Lu}{2,6}(?![\p{L}\d])/gu) ?? []).map(fold)),
];

const legalForms = new Set(
  "ltd limited plc inc llc sa sas sarl gmbh the of and for de des du la le les".split(" "),
);

/** The words of the name of an organisation. */
export const nameWords = (organisation: string) =>
  wordsOf(organisation).filter(({ raw }) => raw.length > 1 && !legalForms.has(fold(raw)));

/** "UCC" and "TU" for "University College Cork" and "Technological University": of two or more capitalised words. */
export function initialsOf(organisation: string): string[] {
  const letters = wordsOf(organisation)
    .filter(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw))
    .map(({ raw }) => fold(raw).charAt(0));
  const whole = nameWords(organisation)
    .map(({ raw }) => fold(raw).charAt(0))
    .join("");
  return [
    whole,
    ...letters.flatMap((_, from) =>
      letters.slice(from + 1).map((__, more) => letters.slice(from, from + more + 2).join("")),
    ),
  ].filter((initials) => initials.length > 1);
}
