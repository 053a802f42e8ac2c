import type { Word } from "../words.ts";
import type { Clause } from "./clauses.ts";
import { memoizeObject } from "../memoize.ts";
import { isIn } from "./sources.ts";
import type { Evidence, Source, SourceLine } from "./sources.ts";

export type ReasonKind =
  | "number"
  | "date"
  | "duration"
  | "organisation"
  | "name"
  | "title"
  | "term"
  | "credential"
  | "level"
  | "credit"
  | "scope"
  | "honour"
  | "negation"
  | "unsupported"
  | "claimed"
  | "mixed"
  | "unsourced"
  | "placeholder"
  | "leakage"
  | "link";

/** Why a sentence is not accepted, and the words concerned. */
export type Reason = {
  readonly kind: ReasonKind;
  readonly words: string;
  readonly severity: "doubtful" | "refused";
};

export const refused = (kind: ReasonKind, words: string): Reason => ({
  kind,
  words,
  severity: "refused",
});
export const doubtful = (kind: ReasonKind, words: string): Reason => ({
  kind,
  words,
  severity: "doubtful",
});

export type Month = { readonly year: number; readonly month: number };

/** A clause compared with one entry, and with the entries that belong to no employer: skills, notes, answers. */
export type Trial = {
  readonly clause: Clause;
  readonly words: readonly Word[];
  /** undefined: only the others. */
  readonly source: Source | undefined;
  readonly background: readonly Source[];
  /** Whether the clause, or the one it refers to, names the entry's organisation. */
  readonly isNamed: boolean;
  /** Whether the sentence cites its entries: several that it cites may be meant together. */
  readonly isCited: boolean;
  readonly evidence: Evidence;
  readonly today: Month;
};

export type Check = (trial: Trial) => readonly Reason[];

export const poolOf = ({ source, background }: Trial): readonly Source[] =>
  source ? [source, ...background] : background;

/** Whether entry or background contain a word, by meaning. */
export function knows(trial: Trial, raw: string): boolean {
  const { sources } = trial.evidence.find(raw);
  return poolOf(trial).some((source) => sources.has(source));
}

/** Whether they contain the word itself, in any inflection. */
export function contains(trial: Trial, raw: string): boolean {
  const { ownSources } = trial.evidence.find(raw);
  return poolOf(trial).some((source) => ownSources.has(source));
}

type Alignment = { readonly source: Source; readonly line: SourceLine };

/** The line, and the entry that contains it. */
export const alignment = memoizeObject((trial: Trial): Alignment | undefined => {
  const keys = trial.words.map(({ raw }) => trial.evidence.find(raw).keys);
  const scored = poolOf(trial)
    .flatMap((source) => source.lines.map((line) => ({ source, line })))
    .map(({ source, line }) => {
      const hits = keys.filter((one) => isIn(one, line.keys)).length;
      return { source, line, hits, share: hits / Math.max(1, line.size) };
    })
    .filter(({ hits, share }) => hits >= 2 || (hits === 1 && share >= 0.5))
    .sort((one, other) => other.hits - one.hits || other.share - one.share);
  return scored[0];
});

/** The line of an entry that shares most words with the clause, without the names and titles of the entry. */
export const retoldLine = memoizeObject((trial: Trial): SourceLine | undefined => {
  const keys = trial.words.map(({ raw }) => trial.evidence.find(raw).keys);
  const [best] = poolOf(trial)
    .flatMap(({ head, lines }) => {
      const said = keys.filter((one) => !isIn(one, head.keys));
      return lines.filter((line) => line !== head).map((line) => ({ said, line }));
    })
    .map(({ said, line }) => {
      const hits = said.filter((one) => isIn(one, line.keys)).length;
      return { line, hits, share: hits / Math.max(1, line.size) };
    })
    .filter(({ hits, share }) => hits >= 2 || (hits === 1 && share >= 0.5))
    .sort((one, other) => other.hits - one.hits || other.share - one.share);
  return best?.line;
});

/** The line that shares most with the clause, if it shares enough. */
export function alignedLine(trial: Trial): SourceLine | undefined {
  return alignment(trial)?.line;
}
