import { fold } from "@postulo/lexicon/fold";
import {
  conditions,
  qualityNoun,
  qualityStart,
  titleBreak,
  titleCount,
} from "@postulo/lexicon/posting-title";
import { isPlaceLine } from "../place/place-lines.ts";
import { isTown } from "../place/place-names.ts";
import { containsOccupation } from "./title-nouns.ts";

/** The beginning of the pay: "£12.50/hr", "up to £30k", "2 300 € brut", "32 K€". */
const pay = new RegExp(
  [
    /(?:(?<!\p{L})(?:salary|salaire|pay|up to|from|jusqu['’]à|de) ?:? ?)?/u,
    /(?:[£$€] ?\d|(?<![\d.,])\d{1,3}(?:[ .,]?\d{3})?(?:[.,]\d\d?)? ?k? ?€)/u,
  ]
    .map(({ source }) => source)
    .join(""),
  "iu",
);

/** "30 à" before "35 K€", "30-" before "35 K€". */
const rangeStart = /(?<![\d.,])\d{1,3}(?:[ .,]?\d{3})? ?k?(?:[-–—]| (?:à|to|et|and) )$/iu;
const payLead = /\s(?:de|entre|from|between|up to|jusqu['’]à)\s?$/iu;
const openBracket = /\s?[([][^()[\]]*$/u;

/** The number of vacancies behind a title: "Bricklayers x 4". */
const countBehind = / [x×] ?\d{1,2}(?= [–—-]|,|$)/iu;
/** Blanks and separators that end a text. */
const trailingSeparators = /(?<![ ,;:|/–—-])[ ,;:|/–—-]+$/u;

/** Cuts a title at the pay, and removes the blanks before its commas and the number of vacancies behind it. */
export function withoutPay(title: string): string {
  const spaced = title.replaceAll(" ,", ",");
  const start = pay.exec(spaced)?.index ?? spaced.length;
  const unpaid =
    start === spaced.length
      ? spaced.replace(trailingSeparators, "")
      : spaced
          .slice(0, start)
          .replace(rangeStart, "")
          .replace(payLead, "")
          .replace(openBracket, "")
          .replace(trailingSeparators, "");
  return (unpaid === "" ? spaced : unpaid).replace(countBehind, "");
}

const condition = new RegExp(`(?<!\\p{L})(?:${conditions.source})(?:s|ly)?(?!\\p{L})`, "iu");

const lastWord = (text: string) => text.split(" ").at(-1) ?? "";
const endsWithOccupation = (text: string) =>
  containsOccupation(lastWord(text.replace(/ \([^()]*\)$/, "")));
const framedByOccupation = (text: string) =>
  endsWithOccupation(text) || containsOccupation(text.split(" ")[0] ?? "");

/** "Level 3", "Year 6": belongs to the title, although it looks like a condition. */
const level = /^(?:level|niveau|class|key stage|ks|year|grade) ?\d/i;
/** A town of one word may be a subject or a name, if it is small: "Stoke-on-Trent" is surely a town. */
const isPlace = (part: string) => isPlaceLine(part) || (/[ -]/.test(part) && isTown(part));

/** Whether a part behind a comma states the hours or the place, and does not belong to the title. */
const isBeside = (part: string) => (condition.test(part) && !level.test(part)) || isPlace(part);

const purpose = /\s(?:for|to|with|at|in|on|pour)\s/i;
const pluralNoun = /^[\p{L}’'-]{3,}[^su]s$/iu;

/** "Two carpenters for a site" is "carpenters"; the number of "18 Tonne Driver" and "Two Year Old Room Leaders" is of the title. */
export function withoutCount(title: string): string {
  if (!titleCount.test(title)) return title;
  const [counted = ""] = title.replace(titleCount, "").split(purpose);
  return pluralNoun.test(counted) && containsOccupation(counted) ? counted : title;
}

/** Cuts a title with an occupation before its first comma at the first part that states the hours or the place. */
export function withoutTail(title: string): string {
  const [first = "", ...parts] = title.split(/, (?![^(]*\))/);
  if (!framedByOccupation(first) || parts.length === 0) return title;
  const end = parts.findIndex(isBeside);
  return end < 0 ? title : [first, ...parts.slice(0, end)].join(", ");
}

/** Whether a text names a requirement, not a post: "commercial cleaning experience", « connaissance du bâtiment ». */
export const namesQuality = (title: string): boolean =>
  (qualityStart.test(fold(title)) && !endsWithOccupation(title)) ||
  qualityNoun.test(title.split(titleBreak)[0] ?? title);

/** A separator or preposition before the name of an employer. */
const employerLead = /(?:[,(|@–—-]|\s(?:at|chez|for|pour))\s?$/iu;

/** Cuts a title at its employer and what follows: "Foreman, Overhex", "Foreman (Overhex)". */
export function withoutEmployer(title: string, company: string | undefined): string {
  const at = company === undefined ? -1 : fold(title).indexOf(fold(company));
  if (at < 1 || fold(title).length !== title.length) return title;
  const left = title.slice(0, at);
  return employerLead.test(left) ? left.replace(employerLead, "").trimEnd() : title;
}
