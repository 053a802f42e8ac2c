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

/** A full stop that ends no sentence: "Dear Mr. Okoro", "E. coli". */
const abbreviated = [
  /(?<=(?<!\p{L})(?:Mrs?|Ms|Dr|Pr|Prof|St|Mme|Mlle|M)\.)[ \u00A0]/u,
  /(?<=(?<!\p{L})\p{Lu}\.)[ \u00A0](?=\p{Ll})/u,
]
  .map(({ source }) => `(?!${source})`)
  .join("");
const sentenceEnd = new RegExp(`(?<=[.!?])${abbreviated}\\s+|\\n+`, "u");

/** The sentences and lines of a text, as the fact gate checks them. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(sentenceEnd)
    .flatMap(piecesOf)
    .filter((sentence) => sentence.trim() !== "");
