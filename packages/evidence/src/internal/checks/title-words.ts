import { linkWords, ofWorkplace } from "@postulo/lexicon/claims";
import { ranks } from "@postulo/lexicon/fact-gate";
import { fold } from "@postulo/lexicon/fold";
import { occupations, titleNouns, trades } from "@postulo/lexicon/occupations";
import { wordKey, wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { isNumberWord } from "../number-words.ts";
import { memberOf } from "../word-keys.ts";

const nouns = new Set([...occupations, ...titleNouns].map(wordKey));
export const isOccupation = (raw: string): boolean => nouns.has(wordKey(raw)) || trades.test(raw);
export const isRank = memberOf(ranks);
export const links: ReadonlySet<string> = new Set(linkWords);

const maxTitleWords = 5;

/** A mark, or whose title it is: « référente qualité de mon établissement ». */
const titleEnd =
  /[,.;:()!?]| (?:of|for|de|du|dans|in) (?:my|our|mon|ma|mes|notre|nos) | (?:and )?(?:then|puis) /i;

/** "I was a carpenter, then a foreman": another title behind the first. */
const nextTitle = /^,? (?:and )?(?:then|puis) (?:(?:as|comme) )?(?:(?:an?|the|une?|le|la) )?/i;

/** "fire warden of the school" without the place, unless the title is one word: "head of the school" is no "head". */
function withoutPlace(text: string): string {
  const place = ofWorkplace.exec(fold(text));
  const title = text.slice(0, place?.index);
  return wordsOf(title).length > 1 ? title : text;
}

/** The words of a title from a position: until a comma, a preposition or a verb that is none of its words. */
export function titleAt(text: string, start: number): Word[] {
  const [whole = ""] = text.slice(start).split(titleEnd, 1);
  const rest = withoutPlace(whole);
  const title: Word[] = [];
  for (const word of wordsOf(rest)) {
    // « référente de 14 enfants »: what is counted is no part of the title.
    const isCount =
      title.length > 0 && (/^(?:\d|une?$)/.test(word.raw) || isNumberWord(fold(word.raw)));
    const isLink = links.has(fold(word.raw)) && !/^en chef\b/i.test(rest.slice(word.start));
    // "a registered nurse working on …"
    const isDoing = /^[a-z]+ing$/.test(word.raw) && title.some(({ raw }) => isOccupation(raw));
    if (isCount || isLink || isDoing || title.length >= maxTitleWords) break;
    title.push(word);
  }
  return title;
}

/** "Carpenter, then foreman": a title and those behind it; what names no occupation or rank is none. */
export function titlesAt(text: string, start: number): Word[][] {
  const title = titleAt(text, start);
  const end = start + (title.at(-1)?.end ?? 0);
  const [link] = title.length > 0 ? (nextTitle.exec(text.slice(end)) ?? []) : [];
  if (link === undefined) return [title];
  const next = titlesAt(text, end + link.length);
  const isTitle = next[0]?.some(({ raw }) => isOccupation(raw) || isRank(raw)) === true;
  return isTitle ? [title, ...next] : [title];
}
