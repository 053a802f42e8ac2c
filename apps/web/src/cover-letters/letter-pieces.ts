import type { LetterSentence } from "@postulo/contract/cover-letter";

/**
 * Where a piece of the text comes from: a sentence as it was written, one that the person changed (with what it rested
 * on before), the frame of the letter (address, date, courtesies), or the person's own words.
 */
type Origin =
  | { readonly kind: "sentence" | "changed"; readonly sources: readonly string[] }
  | { readonly kind: "frame" }
  | { readonly kind: "own" };

/** A sentence or a line of the text, and where it stands. */
export interface LetterPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly origin: Origin;
}

/** The letter as it was delivered. */
interface DeliveredText {
  readonly text: string;
  readonly sentences: readonly LetterSentence[];
}

type Found = { readonly start: number; readonly end: number; readonly at: number };
type Span = { readonly start: number; readonly end: number };

/** Where the delivered sentences still stand, in the order of the text. */
function findSentences(text: string, sentences: readonly LetterSentence[]): Found[] {
  const found: Found[] = [];
  const isFree = (start: number, end: number) =>
    found.every((one) => end <= one.start || start >= one.end);
  let from = 0;
  for (const [at, sentence] of sentences.entries()) {
    const ahead = text.indexOf(sentence.text, from);
    const start = ahead === -1 ? text.indexOf(sentence.text) : ahead;
    const end = start + sentence.text.length;
    if (sentence.text === "" || start === -1 || !isFree(start, end)) continue;
    found.push({ start, end, at });
    from = end;
  }
  return found.sort((one, other) => one.start - other.start);
}

/** As the fact gate cuts a text. */
const breaks = /(?<=[.!?])\s+|\n+/g;

/** The sentences and lines of a stretch, without the blanks around them. */
function cut(text: string, { start, end }: Span): Span[] {
  const stretch = text.slice(start, end);
  const spans: Span[] = [];
  let from = 0;
  const add = (to: number) => {
    const raw = stretch.slice(from, to);
    const blanks = raw.length - raw.trimStart().length;
    if (raw.trim() !== "")
      spans.push({
        start: start + from + blanks,
        end: start + from + blanks + raw.trim().length,
      });
  };
  for (const { index, 0: gap } of stretch.matchAll(breaks)) {
    add(index);
    from = index + gap.length;
  }
  add(stretch.length);
  return spans;
}

/** What stands around the sentences that were found, with the sentences that went missing there. */
function gapsOf(text: string, { found, count }: { found: readonly Found[]; count: number }) {
  const before = [{ end: 0, at: -1 }, ...found];
  const after = [...found, { start: text.length, at: count }];
  return before.map((previous, index) => ({
    start: previous.end,
    end: after[index]?.start ?? text.length,
    missing: { from: previous.at + 1, to: after[index]?.at ?? count },
  }));
}

/** The lines of the delivered text that are no sentences of its body. */
function frameOf({ text, sentences }: DeliveredText): Set<string> {
  const found = findSentences(text, sentences);
  return new Set(
    gapsOf(text, { found, count: sentences.length }).flatMap((gap) =>
      cut(text, gap).map(({ start, end }) => text.slice(start, end)),
    ),
  );
}

/** Cuts a text, as it stands now, into pieces, and says of each where it comes from. */
export function cutLetter(text: string, delivered: DeliveredText): LetterPiece[] {
  const { sentences } = delivered;
  const found = findSentences(text, sentences);
  const frame = frameOf(delivered);
  const pieceOf = ({ start, end }: Span, origin: Origin): LetterPiece => ({
    start,
    end,
    text: text.slice(start, end),
    origin,
  });
  const gaps = gapsOf(text, { found, count: sentences.length });
  return gaps.flatMap(({ start, end, missing }, index) => {
    const spans = cut(text, { start, end });
    const isOwn = ({ start: from, end: to }: Span) => !frame.has(text.slice(from, to));
    const own = spans.filter(isOwn);
    // As many were taken away as stand there anew: each is the old one, changed.
    const changed = sentences.slice(missing.from, missing.to);
    const isChanged = own.length === changed.length;
    const pieces = spans.map((span) => {
      if (!isOwn(span)) return pieceOf(span, { kind: "frame" });
      const was = isChanged ? changed[own.indexOf(span)] : undefined;
      return pieceOf(span, was ? { kind: "changed", sources: was.sources } : { kind: "own" });
    });
    const next = found[index];
    const sources = next ? (sentences[next.at]?.sources ?? []) : [];
    return next ? [...pieces, pieceOf(next, { kind: "sentence", sources })] : pieces;
  });
}

/** Whether the person wrote a piece, so that it is to be checked. */
export const isByPerson = ({ origin }: LetterPiece) =>
  origin.kind === "own" || origin.kind === "changed";
