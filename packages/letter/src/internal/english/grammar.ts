import { fold } from "@postulo/lexicon/fold";
import { soleOffice } from "@postulo/lexicon/english-grammar";
import type { EntryDate, Period } from "@postulo/evidence/profile";
import { isCommon } from "../skill-names.ts";
import { wordsOf } from "@postulo/evidence/words";

const spelledLikeVowel = /^(?:[AEFHILMNORSX](?![a-z])|hour|honest|honou?r|heir|8|11\b|18\b)/;
const soundsLikeConsonant = /^(?:u(?:ni|se|sa|til|ro)|eu|one\b|once|U(?:X|I|K|S)?\b)/i;

/** "a nurse", "an accountant", "an HR officer", "a UX designer". */
export function withA(text: string): string {
  if (/^UI\b|^U[A-Z]/.test(text) || (soundsLikeConsonant.test(text) && !/^[A-Z]{2}/.test(text)))
    return `a ${text}`;
  return spelledLikeVowel.test(text) ||
    (/^[aeiou]/.test(fold(text)) && !/^[A-Z]{2,}\b/.test(text)) ||
    /^[AEIO][A-Z]/.test(text)
    ? `an ${text}`
    : `a ${text}`;
}

/** "Shop assistant" is written like the beginning of a sentence, "Shop Assistant" like a name. */
function titleInSentence(title: string): string {
  const [first, ...others] = wordsOf(title);
  const isBeginning = others.length > 0 && others.every(({ raw }) => raw === raw.toLowerCase());
  return first && isBeginning && isCommon(first, "en") && /^\p{Lu}\p{Ll}/u.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;
}

/** A title after "as" or "was": "a nurse", "Treasurer". */
export const withOffice = (title: string): string =>
  soleOffice.test(title) ? title : withA(titleInSentence(title));

export function listEn(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join("")
    : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

export const monthsEn = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

function dateEn({ year, month }: EntryDate): string {
  const name = month === undefined ? undefined : monthsEn[month - 1];
  return name ? `${name} ${year}` : String(year);
}

/** "since March 2019", "from 2015 to 2019", "in 2018", "until 2019"; "" without dates. */
export function periodEn({ start, end, isCurrent }: Period): string {
  if (isCurrent) return start ? `since ${dateEn(start)}` : "";
  if (start && end)
    return start.year === end.year ? `in ${start.year}` : `from ${start.year} to ${end.year}`;
  return end ? `until ${end.year}` : "";
}

/** The same in brackets after a role: "since March 2019", "2015–2019". */
export function briefPeriodEn({ start, end, isCurrent }: Period): string {
  if (isCurrent) return start ? `since ${dateEn(start)}` : "";
  if (start && end)
    return start.year === end.year ? String(start.year) : `${start.year}–${end.year}`;
  return end ? `until ${end.year}` : "";
}
