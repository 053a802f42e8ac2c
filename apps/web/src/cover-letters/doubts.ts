import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { FactProblemKind } from "@postulo/letter/fact-gate";
import type { LetterPiece } from "./letter-pieces.ts";
import type { ProfileFacts } from "./profile-facts.ts";

/** Words of the person that neither profile nor posting bear out, and why. */
interface Doubt {
  readonly kind: FactProblemKind;
  readonly words: string;
  /** The piece that they stand in. */
  readonly sentence: string;
}

interface Known {
  readonly facts: ProfileFacts;
  readonly posting: string;
  readonly language: LetterLanguage;
}

/** Puts what a person wrote through the gate that every letter goes through. Its word lists are fetched on first use. */
export async function checkPieces(
  sentences: readonly string[],
  { facts, posting, language }: Known,
): Promise<Doubt[]> {
  const [{ checkText }, { letterProfile }, { readPosting }] = await Promise.all([
    import("@postulo/letter/fact-gate"),
    import("@postulo/letter/letter-profile"),
    import("@postulo/letter/posting"),
  ]);
  const known = { profile: letterProfile.parse(facts), posting: readPosting(posting), language };
  return checkText(sentences.join("\n"), known).flatMap((problem): Doubt[] => {
    const sentence = sentences.find((one) => one.includes(problem.sentence));
    // What is said of several at once is said of the first.
    const told = sentence ?? sentences[0];
    return told === undefined ? [] : [{ ...problem, sentence: told }];
  });
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Finds words in a sentence, whatever their accents and capitals; the whole sentence when they are not there as such. */
function wordFinder(sentence: string): (words: string) => { start: number; end: number } {
  // One plain text by character, so that a place in it is a place in the sentence.
  const places: number[] = [];
  let text = "";
  let at = 0;
  for (const character of sentence) {
    const written = plain(character);
    places.push(...Array.from(written, () => at));
    text += written;
    at += character.length;
  }
  const whole = { start: 0, end: sentence.length };
  return (words) => {
    const wanted = plain(words).trim();
    if (wanted === "") return whole;
    const from = text.indexOf(wanted);
    const start = places[from];
    return start === undefined
      ? whole
      : { start, end: places[from + wanted.length] ?? sentence.length };
  };
}

/** A doubt where it stands in the text. */
export interface PlacedDoubt extends Doubt {
  readonly start: number;
  readonly end: number;
}

/** The doubts that the text as it stands still gives rise to, in its order, none over another. */
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
