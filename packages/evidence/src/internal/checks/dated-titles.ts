import { datesOf } from "../../facts.ts";
import type { WrittenDate } from "../../facts.ts";
import type { Entry } from "../../entry.ts";
import { wordsOf } from "../../words.ts";
import type { Clause } from "../clauses.ts";
import { isIn } from "../sources.ts";
import { contentWords, isFunctionWord, stemsOf } from "../word-keys.ts";

export const successive = / (?:then|later|puis|ensuite) /i;

/** Between the titles that one title field contains. */
const titleEnd = /[,;+(]\s*|\s?\/(?!\d)\s?|\s[-–—]\s/;

/**
 * The dates of the part of a title that a clause names, where other parts have none or others: of "Educator, room leader since
 * 07/2022" the period of the entry is not that of the room leader.
 */
export function datesOfTitle({ text }: Clause, { title }: Entry): readonly WrittenDate[] {
  if (datesOf(title).length === 0) return [];
  const parts = title.split(titleEnd);
  if (parts.length < 2) return [];
  const said = new Set(wordsOf(text).flatMap(({ raw }) => stemsOf(raw)));
  const stems = parts.map((part) => contentWords(part).map(({ raw }) => stemsOf(raw)));
  return parts.flatMap((part, at) => {
    const others = new Set(stems.filter((_, index) => index !== at).flat(2));
    const isNamed = stems[at]?.some((word) => !isIn(word, others) && isIn(word, said)) === true;
    return isNamed ? datesOf(part) : [];
  });
}

/**
 * Of an entry whose title names several in a row ("Operative, then Controller"), those that a clause names: the dates of the entry
 * are those of all together. None without a row, or if the clause names no title or each of them.
 */
export function successiveTitles(clause: Clause, { title }: Entry): readonly ("first" | "last")[] {
  const parts = title.split(successive);
  if (parts.length < 2) return [];
  const said = new Set(wordsOf(clause.text).flatMap(({ raw }) => stemsOf(raw)));
  const stems = parts.map((part) =>
    wordsOf(part)
      .filter(({ raw }) => !isFunctionWord(raw))
      .map(({ raw }) => stemsOf(raw)),
  );
  // "Head" of "rigger, then head rigger" says which one; a title without such a word is named if it is said and no other is.
  const own = stems.map((words, at) =>
    words.filter((word) =>
      stems.every((other, index) => index === at || !other.some((one) => isIn(word, new Set(one)))),
    ),
  );
  const isSaid = (word: readonly string[]) => isIn(word, said);
  const isOwnSaid = own.map((words) => words.some(isSaid));
  const named = stems.map(
    (words, at) =>
      isOwnSaid[at] === true ||
      (own[at]?.length === 0 && words.every(isSaid) && !isOwnSaid.includes(true)),
  );
  if (named.every(Boolean)) return [];
  return [...(named[0] ? (["first"] as const) : []), ...(named.at(-1) ? (["last"] as const) : [])];
}
