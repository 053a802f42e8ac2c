import { fold } from "@postulo/lexicon/fold";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { FactProblemKind } from "@postulo/letter/fact-gate";
import type { LetterPiece } from "../letter-pieces.ts";
import type { ProfileFacts } from "../../posting/profile-facts.ts";

/** Words of the user that neither profile nor posting support, and the kind of problem. */
interface Doubt {
  readonly kind: FactProblemKind;
  readonly words: string;
  /** The text of the piece that contains them. */
  readonly sentence: string;
}

interface GateContext {
  readonly facts: ProfileFacts;
  readonly posting: string;
  readonly language: LetterLanguage;
}

/** Runs the fact gate, which checks every letter, on the user's sentences. Its word lists are loaded on first use. */
export async function checkPieces(
  sentences: readonly string[],
  { facts, posting, language }: GateContext,
): Promise<Doubt[]> {
  const [{ checkText }, { storedProfile }, { readPosting }] = await Promise.all([
    import("@postulo/letter/fact-gate"),
    import("@postulo/evidence/profile"),
    import("@postulo/posting/posting"),
  ]);
  const now = new Date();
  const known = {
    profile: storedProfile.parse(facts),
    posting: readPosting(posting),
    today: { year: now.getFullYear(), month: now.getMonth() + 1 },
    language,
  };
  return checkText(sentences.join("\n"), known).flatMap((problem): Doubt[] => {
    const sentence = sentences.find((one) => one.includes(problem.sentence));
    // A problem of several sentences is attributed to the first.
    const target = sentence ?? sentences[0];
    return target === undefined ? [] : [{ ...problem, sentence: target }];
  });
}

/**
 * Returns a function that locates words in a sentence regardless of accents and case; the whole sentence if they are
 * not found.
 */
function wordFinder(sentence: string): (words: string) => { start: number; end: number } {
  // The index in the sentence of each character of the normalised text, which may have another length.
  const indices: number[] = [];
  let text = "";
  let at = 0;
  for (const character of sentence) {
    const written = fold(character);
    indices.push(...Array.from(written, () => at));
    text += written;
    at += character.length;
  }
  const whole = { start: 0, end: sentence.length };
  return (words) => {
    const target = fold(words).trim();
    if (target === "") return whole;
    const from = text.indexOf(target);
    const start = indices[from];
    return start === undefined
      ? whole
      : { start, end: indices[from + target.length] ?? sentence.length };
  };
}

/** A doubt with its position in the text. */
export interface PlacedDoubt extends Doubt {
  readonly start: number;
  readonly end: number;
}

/** The doubts that still apply to the current text, sorted and without overlaps. */
export function placeDoubts(
  pieces: readonly LetterPiece[],
  doubts: readonly Doubt[],
): PlacedDoubt[] {
  const doubtsOf = Map.groupBy(doubts, ({ sentence }) => sentence);
  const placed = pieces.flatMap((piece) => {
    const found = doubtsOf.get(piece.text);
    if (!found) return [];
    const findWords = wordFinder(piece.text);
    return found.map((doubt) => {
      const { start, end } = findWords(doubt.words);
      return { ...doubt, start: piece.start + start, end: piece.start + end };
    });
  });
  let lastEnd = 0;
  return placed
    .sort((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      const isFree = lastEnd <= start;
      lastEnd = Math.max(lastEnd, end);
      return isFree;
    });
}
