import type { Entry } from "../entry.ts";
import { wordsOf } from "../words.ts";
import { credentialWords } from "@postulo/lexicon/claims";
import { isIn } from "./sources.ts";
import { contentWords, memberOf, stemsOf } from "./word-keys.ts";

const isCredential = memberOf(credentialWords);

/** "B2" of the Common European Framework of Reference for Languages. */
const languageLevel = /(?<!\p{L})([abc])([12])(?!\p{L}|\d)/giu;

/** Whether a word is such a code. */
export const isLanguageLevel = (raw: string): boolean => /^[ABC][12]$/.test(raw);

/** A rank from 1 for A1 to 6 for C2, and its place. */
type LanguageLevel = { readonly rank: number; readonly at: number };

/** The levels that a text states by their codes. */
export const languageLevelsIn = (text: string): readonly LanguageLevel[] =>
  Array.from(text.matchAll(languageLevel), ({ 1: letter = "a", 2: step = "1", index }) => ({
    rank: "abc".indexOf(letter.toLowerCase()) * 2 + Number(step),
    at: index,
  }));

/** The first level that a text states by its code; rank 0 without one. */
export const languageLevelIn = (text: string): LanguageLevel =>
  languageLevelsIn(text)[0] ?? { rank: 0, at: -1 };

const namesWord = (text: string, own: string) =>
  wordsOf(text).some(({ raw }) => isIn(stemsOf(raw), new Set(stemsOf(own))));

/** Whether a text names a skill, without the level in its name: all words of its name, or of a part of it: "LSF" for "Langue des signes (LSF)". */
export function namesSkill(text: string, { kind, title, detail }: Entry): boolean {
  if (kind !== "skill") return false;
  const own = contentWords(title)[0]?.raw;
  // "English for guests": the level is that of the language.
  if (detail === "language" && own !== undefined && namesWord(text, own)) return true;
  const stems = new Set(wordsOf(text).flatMap(({ raw }) => stemsOf(raw)));
  return title
    .replace(languageLevel, "")
    .split(/[/(),]/)
    .some((part) => {
      const all = contentWords(part);
      // "category D" names the licence.
      const named = all.filter(({ raw }) => !isCredential(raw));
      const words = named.length > 0 ? named : all;
      if (words.length > 0) return words.every(({ raw }) => isIn(stemsOf(raw), stems));
      // "Go", "C++": as it is written; "(passed 03/2026)" names none.
      return /\p{L}/u.test(part) && wordsOf(text).some(({ raw }) => raw === part.trim());
    });
}
