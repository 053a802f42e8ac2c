import type { Evidence } from "../../evidence.ts";
import type { LetterSentence } from "../../letter.ts";
import type { StoredProfile } from "@postulo/evidence/profile";
import type { Tone } from "@postulo/domain/letter-style";
import type { Requirement } from "../../requirements.ts";
import type { PickPhrase } from "../pick-phrase.ts";
import type { ReadClause } from "../clause.ts";
import type { LetterTarget, Phrasebook } from "../phrasebook.ts";
import { countWords } from "@postulo/evidence/words";

/** Everything the body is written from. */
export type BodyFacts = {
  readonly profile: StoredProfile;
  readonly evidence: Evidence;
  readonly requirements: readonly Requirement[];
  readonly target: LetterTarget;
  readonly book: Phrasebook;
  readonly pickPhrase: PickPhrase;
  readonly seed: string;
  readonly tone: Tone;
  /** How many words the body should have, and how many it may have. */
  readonly words: { readonly least: number; readonly most: number };
  readonly readClause: ReadClause;
  /** Whether a text of the profile can be quoted in the letter's language. */
  readonly isReadable: (text: string) => boolean;
};

export type Paragraph = LetterSentence[];

/** A sentence with its sources, or none if there is no text. */
export function sentence(text: string | undefined, sources: readonly string[]): LetterSentence[] {
  return text === undefined ? [] : [{ text, sources: [...new Set(sources)] }];
}

export function wordsOfBody(paragraphs: readonly Paragraph[]): number {
  return paragraphs.flat().reduce((sum, { text }) => sum + countWords(text), 0);
}
