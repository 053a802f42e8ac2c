import { linkWords, peopleWords } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { baseOfPast, baseVerbs } from "../english-verbs.ts";
import { numbersOf } from "../numbers.ts";
import type { NumberFact } from "../numbers.ts";
import { wordsOf } from "../words.ts";
import type { Word } from "../words.ts";
import { isFunctionWord, isLight, memberOf } from "./word-keys.ts";

const phraseEnd = memberOf(linkWords);
const counterLink = /^(?:of|de|d|des|du)$/;

/** In characters. */
const maxPhraseLength = 80;

/** The words up to the next preposition, conjunction, number or mark. */
function phraseBehind(text: string): Word[] {
  const [part = ""] = text.split(/[,.;:()]|\d/, 1);
  const words = wordsOf(part).slice(0, 4);
  const end = words.findIndex(({ raw }) => phraseEnd(raw) || counterLink.test(fold(raw)));
  return end < 0 ? words : words.slice(0, end);
}

const states = ({ raw }: Word) => raw.length > 1 && !isLight(raw);

/** "24 of 60 credits": both count the same. */
export const partOf = /^ (?:of|out of|sur|des) (?:the |les )?\d+/i;

const wholeLink = / (?:out of|of|sur|des) (?:the |les )?$/i;
/** In characters: « deux années réussies sur ». */
const nearPart = 24;

/** "sixty" of "24 of sixty credits": a whole, of which a number before it is a part. "3 robots on 2 lines" are none. */
export function isWhole({ start, end, value }: NumberFact, text: string): boolean {
  const link = wholeLink.exec(text.slice(0, start));
  const part = link ? numbersOf(text.slice(0, link.index)).at(-1) : undefined;
  if (link === null || part === undefined || part.value >= value) return false;
  const between = text.slice(part.end, link.index);
  const [next] = wordsOf(text.slice(end));
  const isPlace =
    /sur/i.test(link[0]) && /\p{L}/u.test(between) && next?.start === 1 && states(next);
  return between.length <= nearPart && !/[,;:.(]/.test(between) && !isPlace;
}

/** A part and its whole count the same. */
export const isPartOrWhole = (number: NumberFact, text: string): boolean =>
  partOf.test(text.slice(number.end)) || isWhole(number, text);

/** "two of them": what is counted is named elsewhere. */
export const partOfNamed =
  /^ (?:of (?:them|these|those)|d'entre (?:eux|elles)|parmi (?:eux|elles))\b/i;

/** "6 to 7 assistants", "between 6 and 7 assistants": the second number counts the same. */
export function withoutRange(behind: string, before: string): string {
  const isBetween = /(?<!\p{L})(?:between|entre) $/iu.test(before);
  const range = isBetween ? /^ (?:and|et) / : /^ ?(?:to|or|à|ou|[-–]) ?/;
  const [link] = range.exec(behind) ?? [];
  const [next] = link === undefined ? [] : numbersOf(behind);
  return next?.start === link?.length && next ? behind.slice(next.end) : behind;
}
/** "five of us": a team with the applicant. */
const ofUs = /^ (?:of us|d'entre nous)(?!\p{L})/iu;
const personNoun = /(?<=^ )(?:personnes|people)\b/;

/** "team of", "Level": the noun before a number. */
function namedBefore(text: string): string[] {
  const [noun, link] = wordsOf(text.split(/[,.;:()]|\d/).at(-1) ?? "").slice(-2);
  const isLinked = link !== undefined && counterLink.test(fold(link.raw));
  const head = isLinked ? noun : link;
  const names = head && states(head) && (isLinked || /^\p{Lu}/u.test(head.raw));
  return names ? [head.raw] : [];
}

const isAcronym = ({ raw }: Word) => /^\p{Lu}{2,}$/u.test(raw);
const isPeople = memberOf(peopleWords);
const isVerb = (raw: string) =>
  baseVerbs.has(raw.replace(/s$/, "")) || baseOfPast.has(raw) || /(?:ait|aient)$/.test(raw);

/** « l'assistante de deux gérants »: a noun that states little elsewhere counts, and not the one before. */
function pluralBehind(behind: string, before: readonly string[]): string[] | undefined {
  if (before.length === 0 || before.some(isPeople)) return undefined;
  const [next] = phraseBehind(behind);
  const isNoun = next !== undefined && /[^s]s$/.test(next.raw) && !isFunctionWord(next.raw);
  if (personNoun.test(fold(behind))) return undefined;
  return isNoun && !isVerb(next.raw) ? [next.raw] : undefined;
}

/** The words that name what a number counts: those behind it, else "team of", "Level", before it. */
export function countedBy(text: string, { start, end }: NumberFact): string[] {
  const behind = withoutRange(
    text.slice(end, end + maxPhraseLength).replace(partOf, ""),
    text.slice(0, start),
  );
  if (ofUs.test(behind)) return ["team"];
  // "a brigade of eight people"
  const person = (personNoun.exec(fold(behind)) ?? []).slice(0, 1);
  const after = phraseBehind(behind).filter(states);
  // "two Transport Manager papers"
  const common = after.filter(({ raw }) => !/^\p{Lu}/u.test(raw));
  // "11 clients SME"
  const nouns = common.length > 0 ? [...common.slice(0, 2), ...after.filter(isAcronym)] : after;
  const before = namedBefore(text.slice(Math.max(0, start - maxPhraseLength), start));
  // "our team of six sews sails"
  const isGroup = before.some(isPeople) && isVerb(after[0]?.raw ?? "");
  if (nouns.length > 0 && person.length === 0 && !isGroup)
    return nouns.slice(0, common.length > 0 ? 3 : 2).map(({ raw }) => raw);
  return [...person, ...(pluralBehind(behind, before) ?? before)];
}
