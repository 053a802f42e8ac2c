import type { Entry } from "../entry.ts";
import { wordsOf } from "../words.ts";
import { credentialWords } from "@postulo/lexicon/claims";
import { isIn } from "./sources.ts";
import { contentWords, memberOf, stemsOf } from "./word-keys.ts";

const isCredential = memberOf(credentialWords);

/** "B2" of the Common European Framework of Reference for Languages. */
const languageLevel = /(?<!\p{L})([abc])([12])(?!\p{L}|\d)/iu;

/** Whether a word is such a code. */
export const isLanguageLevel = (raw: string): boolean => /^[ABC][12]$/.test(raw);

/** The rank of the level that a text states by its code, from 1 for A1 to 6 for C2, and its place; rank 0 without one. */
export function languageLevelIn(text: string): { readonly rank: number; readonly at: number } {
  const found = languageLevel.exec(text);
  if (!found) return { rank: 0, at: -1 };
  const [, letter = "a", step = "1"] = found;
  return { rank: "abc".indexOf(letter.toLowerCase()) * 2 + Number(step), at: found.index };
}

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
