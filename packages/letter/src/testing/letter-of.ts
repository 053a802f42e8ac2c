import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { LetterStyle } from "@postulo/domain/letter-style";
import { storedProfile } from "@postulo/evidence/profile";
import { letterText } from "../letter.ts";
import { writeLetter } from "../write-letter.ts";

/** The rows of a profile by their list, as they are stored. */
export type Rows = { readonly [list: string]: unknown };

interface Options {
  readonly style?: LetterStyle;
  /** Of a posting whose language is not clear. */
  readonly fallbackLanguage?: LetterLanguage;
}

/**
 * The text of the letter of 23 November 2026.
 * @throws when no letter is written.
 */
export function letterOf(rows: Rows, job: string, options: Options = {}): string {
  const { style = "quoted", fallbackLanguage = "en" } = options;
  const outcome = writeLetter({
    profile: storedProfile.parse(rows),
    jobDescription: job,
    fallbackLanguage,
    style,
    today: { year: 2026, month: 11, day: 23 },
  });
  if (outcome.kind !== "written") throw new Error(outcome.kind);
  return letterText(outcome.letter);
}
