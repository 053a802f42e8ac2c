import { fold } from "@postulo/lexicon/fold";
import {
  availabilityLabel,
  childcare,
  dateWord,
  dayDenied,
  dayOff,
  earliestTime,
  noObjection,
  partSeparator,
  relativeMention,
} from "@postulo/lexicon/private-notes";
import { healthMatter } from "@postulo/lexicon/quotable-lines";
import { isRemark, ownSentences } from "./remarks.ts";

/** Whether a note on availability states a health or family reason, or when the person does not work. */
function isPrivateTime(folded: string): boolean {
  if ([healthMatter, childcare, earliestTime].some((pattern) => pattern.test(folded))) return true;
  const rest = folded.replaceAll(noObjection, " ");
  return [dayDenied, dayOff].some((pattern) => pattern.test(rest));
}

const isFamilyOrRemark = (text: string) => relativeMention.test(fold(text)) || isRemark(text);

const isPrivate = (text: string) => isFamilyOrRemark(text) || isPrivateTime(fold(text));

/** "March 2025", "no. 7012345": a date or a number that only completes the part before it. */
const isDateOrNumber = (text: string) =>
  !/\p{L}/u.test(fold(text).replaceAll(dateWord, " ")) && /\d/u.test(text);

type Part = { readonly text: string; readonly separator: string };

/** The parts of a sentence, each with the separator before it. Text in brackets is not split. */
function partsOf(sentence: string): Part[] {
  const pieces = sentence.split(partSeparator);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [separator, text] = [pieces[at - 1] ?? "", pieces[at] ?? ""];
    const last = parts.at(-1);
    const isInside = last !== undefined && last.text.lastIndexOf("(") > last.text.lastIndexOf(")");
    if (isInside) parts[parts.length - 1] = { ...last, text: last.text + separator + text };
    else parts.push({ text, separator });
  }
  return parts;
}

/** The sentence without its private parts, and without a date or number that completes a private part. */
function removePrivateParts(sentence: string, isHidden: (text: string) => boolean): string {
  const parts = partsOf(sentence);
  const kept: Part[] = [];
  let isRemoved = false;
  for (const part of parts) {
    const completes = part.separator.startsWith(",") && isDateOrNumber(part.text);
    isRemoved = isHidden(part.text) || (isRemoved && completes);
    if (!isRemoved) kept.push(part);
  }
  if (kept.length === parts.length) return sentence;
  const text = kept
    .map((part, at) => (at === 0 ? part.text.trimStart() : part.separator + part.text))
    .join("");
  return text === "" || /[.!?]$/.test(text) ? text : `${text}.`;
}

const publicSentences = (text: string, isHidden: (text: string) => boolean): string =>
  ownSentences(text)
    .map((sentence) => removePrivateParts(sentence, isHidden))
    .filter((sentence) => sentence !== "")
    .join(" ");

/**
 * A note without its private parts: health, family, remarks, and when the person does not work. Empty if all of it is private.
 */
export const publicPart = (text: string): string => publicSentences(text, isPrivate);

/**
 * What a CV shows of a line of a note. Health and times are private only under a label of availability: in a note on certificates,
 * registrations or interests they are words of the trade.
 */
export const publicNote = (label: string, line: string): string =>
  availabilityLabel.test(fold(label)) ? publicPart(line) : publicSentences(line, isFamilyOrRemark);
