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
  readonly language: "en" | "fr";
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

/** Where words stand in a sentence, whatever their accents and capitals; the whole sentence when they are not there as such. */
function findWords(sentence: string, words: string): { start: number; end: number } {
  const whole = { start: 0, end: sentence.length };
  const wanted = plain(words).trim();
  if (wanted === "") return whole;
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
  const start = places[text.indexOf(wanted)];
  const end = places[text.indexOf(wanted) + wanted.length] ?? sentence.length;
  return start === undefined ? whole : { start, end };
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
  const placed = pieces.flatMap((piece) =>
    doubts
      .filter(({ sentence }) => sentence === piece.text)
      .map((doubt) => {
        const { start, end } = findWords(piece.text, doubt.words);
        return { ...doubt, start: piece.start + start, end: piece.start + end };
      }),
  );
  return placed
    .sort((one, other) => one.start - other.start)
    .filter((doubt, at, all) => all.slice(0, at).every(({ end }) => end <= doubt.start));
}
