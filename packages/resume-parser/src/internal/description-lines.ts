import { descriptionLabel } from "@postulo/lexicon/entry-headers";
import type { Line } from "../line.ts";
import { findRange } from "./dates/date-range.ts";
import { firstWord, fold } from "./text/folded-text.ts";
import { degreeScore, isSchoolName } from "./text/word-scores.ts";

/** Whether a text begins with a label of a description, such as `Tools:`. */
export const hasDescriptionLabel = (text: string): boolean => descriptionLabel.test(fold(text));

/** The number of words of a text. */
export const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whether a text ends with punctuation that is not an abbreviation's. */
const endsSentence = (text: string) =>
  /[^.][.;]$/.test(text) && !/\b(?:inc|ltd|co|corp|univ|etc|dept|st)\.$/i.test(text);

/** Whether at least half of the words are lower-case, unlike in names. */
const isMostlyLowerCase = (text: string) =>
  text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length * 2 >= wordCount(text);

/** Whether a text has a date range, or ends with a date. */
function endsWithDate(text: string): boolean {
  const span = findRange(text);
  return span !== undefined && (span.range.isRange || /^[\s).]*$/.test(text.slice(span.to)));
}

/** Whether a line is a sentence, which describes an entry and names none. */
export function isSentence(line: Line): boolean {
  const longest = Math.max(...line.cells.map((cell) => wordCount(cell.text)));
  const text = line.cells.find((cell) => wordCount(cell.text) === longest)?.text ?? "";
  if (hasDescriptionLabel(text) || (longest <= 3 && hasDescriptionLabel(`${text}:`))) return true;
  if (endsWithDate(text)) return false;
  if (longest >= 15) return true;
  return endsSentence(text) && (longest >= 7 || (longest >= 4 && isMostlyLowerCase(text)));
}

/** A sentence, but not a school or degree with a full stop: `École nationale du Quai, Université de Larmor.` */
function isToldOfStudy(line: Line): boolean {
  const isNamed = isSchoolName(line.text) || degreeScore(firstWord(line.text)) >= 0.8;
  return !(isNamed && /^\p{Lu}/u.test(line.text) && wordCount(line.text) <= 14) && isSentence(line);
}

/** Which lines of a section are sentences. */
export const sentencesOf = (areStudies = false) => (areStudies ? isToldOfStudy : isSentence);
