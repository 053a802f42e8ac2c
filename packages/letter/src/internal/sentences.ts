/**
 * In characters. Checks of a word read its whole sentence, which takes quadratic time: a longer
 * sentence is checked in pieces, and a claim across a cut is read as two.
 */
const maxSentenceLength = 400;

/** Cuts at blanks where there are some. */
function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > maxSentenceLength) {
    const blank = rest.lastIndexOf(" ", maxSentenceLength);
    const end = blank > maxSentenceLength / 2 ? blank : maxSentenceLength;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

/** The sentences and lines of a text, as the fact gate checks them. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .flatMap(piecesOf)
    .filter((sentence) => sentence.trim() !== "");
