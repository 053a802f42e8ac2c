import type { LetterLanguage } from "@postulo/domain/letter-language";
/**
 * A posting as a stranger wrote it, and what it states: `must` and `nice` are its own words, each a piece of its text.
 * `company` is undefined where the posting names no employer.
 */
export type StatedPosting = {
  readonly name: string;
  readonly language: LetterLanguage;
  readonly title: string;
  readonly company: string | undefined;
  readonly must: readonly string[];
  readonly nice: readonly string[];
  readonly text: string;
};
