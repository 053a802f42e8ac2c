import { emptyWords } from "@postulo/lexicon/empty-words";
import { fold } from "@postulo/lexicon/fold";
import { memoize } from "./memoize.ts";

/** A word of a text with its position; `key` is its form for comparing: without capitals, accents and plural. */
export type Word = {
  readonly raw: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
};

/** `fold` for sentences, cached, since each check of the gate folds the same one. */
export const foldSentence = memoize(fold);

/** The form under which singular and plural meet, in English and French alike; it is not a word to show. */
export const wordKey = memoize((word): string => {
  const folded = fold(word);
  return folded.length > 3 && (folded.endsWith("s") || folded.endsWith("x"))
    ? folded.slice(0, -1)
    : folded;
});

const role = { outside: 1, inside: 2, begins: 3 };

function roleOf(character: string): number {
  if (/[\p{L}\p{N}]/u.test(character)) return role.begins;
  return /\p{M}/u.test(character) ? role.inside : role.outside;
}

/** Of each unit of UTF-16 what it is to a word, 0 until it is met. */
const roles = new Uint8Array(0x10000);

/** What the character at a place is to a word. Halves of pairs are nothing by themselves. */
function roleAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit < 0xdc00)
    return roleOf(String.fromCodePoint(text.codePointAt(at) ?? 0));
  return (roles[unit] ||= roleOf(text.charAt(at)));
}

const widthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** The end of the word that begins at a place; "C++" and "C#" are words. */
function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length && roleAt(text, end) >= role.inside) end += widthAt(text, end);
  if (text.startsWith("++", end)) return end + 2;
  return text.charAt(end) === "#" ? end + 1 : end;
}

/** The words of a text in their order: runs of letters and figures. */
export const wordsOf = memoize((text): readonly Word[] => {
  const words: Word[] = [];
  for (let start = 0; start < text.length;) {
    if (roleAt(text, start) !== role.begins) {
      start += widthAt(text, start);
      continue;
    }
    const end = endOfWord(text, start);
    const raw = text.slice(start, end);
    words.push({ raw, key: wordKey(raw), start, end });
    start = end;
  }
  return words;
});

export function countWords(text: string): number {
  return wordsOf(text).length;
}

const emptyKeys = new Set(emptyWords.map(wordKey));

/** The keys of the words that carry meaning: no articles, no pronouns, none of what every posting says. */
export function contentKeys(text: string): Set<string> {
  return new Set(
    wordsOf(text).flatMap(({ key }) =>
      key.length > 2 && !emptyKeys.has(key) && !/^\d+$/.test(key) ? [key] : [],
    ),
  );
}
