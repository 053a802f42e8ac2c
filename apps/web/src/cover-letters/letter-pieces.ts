import type { LetterSentence } from "@postulo/contract/cover-letter";

/**
 * The origin of a piece: a generated sentence, one that the user changed (with its former sources), the frame of the
 * letter (address, date, salutation), or the user's own text.
 */
type Origin =
  | { readonly kind: "sentence" | "changed"; readonly sources: readonly string[] }
  | { readonly kind: "frame" }
  | { readonly kind: "own" };

/** A sentence or line of the text, with its offsets. */
export interface LetterPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly origin: Origin;
}

/** The generated letter. */
interface DeliveredText {
  readonly text: string;
  readonly sentences: readonly LetterSentence[];
}

type FoundSentence = { readonly start: number; readonly end: number; readonly at: number };
type Span = { readonly start: number; readonly end: number };

/** The offsets of the generated sentences that are still in the text, sorted. */
function findSentences(text: string, sentences: readonly LetterSentence[]): FoundSentence[] {
  const found: FoundSentence[] = [];
  const isFree = (start: number, end: number) =>
    found.every((one) => end <= one.start || start >= one.end);
  let from = 0;
  for (const [at, sentence] of sentences.entries()) {
    const next = text.indexOf(sentence.text, from);
    const start = next === -1 ? text.indexOf(sentence.text) : next;
    const end = start + sentence.text.length;
    if (sentence.text === "" || start === -1 || !isFree(start, end)) continue;
    found.push({ start, end, at });
    from = end;
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Splits a text as the fact gate does. */
const breaks = /(?<=[.!?])\s+|\n+/g;

/** The sentences and lines of a span, trimmed. */
function splitSpan(text: string, { start, end }: Span): Span[] {
  const passage = text.slice(start, end);
  const spans: Span[] = [];
  let from = 0;
  const add = (to: number) => {
    const raw = passage.slice(from, to);
    const blanks = raw.length - raw.trimStart().length;
    if (raw.trim() !== "")
      spans.push({
        start: start + from + blanks,
        end: start + from + blanks + raw.trim().length,
      });
  };
  for (const { index, 0: gap } of passage.matchAll(breaks)) {
    add(index);
    from = index + gap.length;
  }
  add(passage.length);
  return spans;
}

/** The spans between the sentences found, each with the range of missing sentences. */
function gapsOf(
  text: string,
  { found, count }: { found: readonly FoundSentence[]; count: number },
) {
  const before = [{ end: 0, at: -1 }, ...found];
  const after = [...found, { start: text.length, at: count }];
  return before.map((previous, index) => ({
    start: previous.end,
    end: after[index]?.start ?? text.length,
    missing: { from: previous.at + 1, to: after[index]?.at ?? count },
  }));
}

/** The lines of the generated text outside of its sentences. */
function frameOf({ text, sentences }: DeliveredText): Set<string> {
  const found = findSentences(text, sentences);
  return new Set(
    gapsOf(text, { found, count: sentences.length }).flatMap((gap) =>
      splitSpan(text, gap).map(({ start, end }) => text.slice(start, end)),
    ),
  );
}

/** Splits the current text into pieces with their origin. */
export function splitLetter(text: string, delivered: DeliveredText): LetterPiece[] {
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
    const spans = splitSpan(text, { start, end });
    const isOwn = ({ start: from, end: to }: Span) => !frame.has(text.slice(from, to));
    const own = spans.filter(isOwn);
    // As many new pieces as missing sentences: each is assumed to be a changed sentence.
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

/** Whether the user wrote the piece, which must be checked then. */
export const isUserWritten = ({ origin }: LetterPiece) =>
  origin.kind === "own" || origin.kind === "changed";
