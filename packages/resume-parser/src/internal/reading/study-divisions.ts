import { pieceSeparator } from "@postulo/lexicon/studies";
import type { ReadingWeights } from "../../reading-weights.ts";
import { isInBrackets, trimSeparators } from "../text/folded-text.ts";
import type { HeaderPiece } from "./header-pieces-of-line.ts";
import type { Place } from "../places/place.ts";
import { subjectCommas } from "../studies/subject-lists.ts";

/** A way to divide a header line into parts. */
export interface Division {
  readonly pieces: readonly HeaderPiece[];
  readonly place: Place | undefined;
  readonly cost: number;
}

/** More boundaries are all taken, or none. */
const maxBoundaries = 3;

/** The texts between the chosen boundaries. */
function textsOf(text: string, boundaries: readonly RegExpExecArray[]): string[] {
  let from = 0;
  const texts = boundaries.map((match) => {
    const part = text.slice(from, match.index);
    from = match.index + match[0].length;
    return part;
  });
  return [...texts, text.slice(from)]
    .map((one) => trimSeparators(one.replace(/\]$/u, "")))
    .filter((one) => one !== "");
}

/** Boundaries of parts: separators and prepositions, and square brackets. */
const boundary = new RegExp(`${pieceSeparator.source}|(?<!\\s)\\s+\\[(?=\\s?\\p{Lu})`, "gu");

interface Cut {
  readonly pieces: readonly HeaderPiece[];
  readonly cost: number;
}

/** The ways to divide a part at the commas and prepositions between degree, subject and school. */
function cutsOf(piece: HeaderPiece, { unsplit }: ReadingWeights): Cut[] {
  const commas = subjectCommas(piece.text);
  const all = [...piece.text.matchAll(boundary)].filter(
    ({ index }) => !isInBrackets(piece.text, index) && !commas.includes(index),
  );
  const choices =
    all.length > maxBoundaries
      ? [all, []]
      : Array.from({ length: 1 << all.length }, (_, chosen) =>
          all.filter((__, at) => (chosen & (1 << at)) !== 0),
        );
  return choices.map((boundaries) => ({
    pieces: textsOf(piece.text, boundaries).map((text) => ({ ...piece, text })),
    cost: unsplit * (all.length - boundaries.length),
  }));
}

const maxDivisions = 12;

/** Lines of more parts are lists and sentences. */
const maxParts = 4;

/** The divisions of a study's header line: each part also divided at commas. */
export function studyDivisions(division: Division, weights: ReadingWeights): Division[] {
  if (division.pieces.length > maxParts) return [division];
  let divisions: Division[] = [{ ...division, pieces: [] }];
  for (const piece of division.pieces) {
    const cuts = cutsOf(piece, weights);
    divisions = divisions
      .flatMap((one) =>
        cuts.map((cut) => ({
          ...one,
          pieces: [...one.pieces, ...cut.pieces],
          cost: one.cost + cut.cost,
        })),
      )
      .slice(0, maxDivisions);
  }
  return divisions;
}

/** Each division once, with the best of its scores: the same parts can result from several ways to divide a line. */
export function uniqueDivisions(divisions: readonly Division[]): Division[] {
  const best = new Map<string, Division>();
  for (const division of divisions) {
    const key = [division.place?.text, ...division.pieces.map(({ text }) => text)].join("\n");
    if (division.cost > (best.get(key)?.cost ?? Number.NEGATIVE_INFINITY)) best.set(key, division);
  }
  return [...best.values()];
}
