import type { Entry } from "../entry.ts";
import { wordsOf } from "../words.ts";
import { isIn } from "./sources.ts";
import { contentWords, stemsOf } from "./word-keys.ts";

/** Whether a text names a skill: all words of its name, or of a part of it: "LSF" for "Langue des signes (LSF)". */
export function namesSkill(text: string, { kind, title }: Entry): boolean {
  if (kind !== "skill") return false;
  const stems = new Set(wordsOf(text).flatMap(({ raw }) => stemsOf(raw)));
  return title.split(/[/(),]/).some((part) => {
    const words = contentWords(part);
    if (words.length > 0) return words.every(({ raw }) => isIn(stemsOf(raw), stems));
    // "Go", "C++": as it is written; "(passed 03/2026)" names none.
    return /\p{L}/u.test(part) && wordsOf(text).some(({ raw }) => raw === part.trim());
  });
}
