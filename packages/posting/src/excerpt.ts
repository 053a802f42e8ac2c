import { fold } from "@postulo/lexicon/fold";

/** In characters; more of a long sentence is left out on both sides of what was found. */
const maxQuoteLength = 140;

const sentenceEnds = /\n|(?<=[.!?])\s+(?=\p{Lu})/u;

function excerpt(piece: string, value: string): string {
  if (piece.length <= maxQuoteLength) return piece;
  const at = Math.max(0, piece.toLowerCase().indexOf(value.toLowerCase()));
  const from = Math.max(0, at - Math.floor((maxQuoteLength - value.length) / 2));
  const cut = piece.slice(from, from + maxQuoteLength);
  const start = from === 0 ? cut : `… ${cut.slice(cut.indexOf(" ") + 1)}`;
  return from + maxQuoteLength >= piece.length
    ? start
    : `${start.slice(0, start.lastIndexOf(" "))} …`;
}

/** The sentence or line of a posting in which a value was found; undefined where it says nothing more than the value. */
export function postingWords(text: string, value: string): string | undefined {
  const wanted = fold(value.trim());
  if (wanted === "") return undefined;
  const piece = text
    .split(sentenceEnds)
    .map((one) => one.trim())
    .find((one) => fold(one).includes(wanted) && fold(one) !== wanted);
  return piece === undefined ? undefined : excerpt(piece, value.trim());
}
