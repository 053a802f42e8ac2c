/**
 * In characters. What is said of a word is looked for in its whole sentence, which takes quadratic time: a longer
 * sentence is checked in pieces, and a claim that a cut divides is read as two.
 */
const longestSentence = 1_000;

/** Cuts at blanks where there are some. */
function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longestSentence) {
    const blank = rest.lastIndexOf(" ", longestSentence);
    const end = blank > longestSentence / 2 ? blank : longestSentence;
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
