import type { Word } from "../words.ts";
import type { Clause } from "./clauses.ts";
import type { Evidence, Source, SourceLine } from "./sources.ts";
import { areRelated, contentWords, keysOf, stemsOf } from "./word-keys.ts";

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
  | "posting"
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
  readonly evidence: Evidence;
  readonly today: Month;
};

export type Check = (trial: Trial) => readonly Reason[];

export const poolOf = ({ source, background }: Trial): readonly Source[] =>
  source ? [source, ...background] : background;

/** The keys under which a word may be found in the entries: its own, and those of words of the same root. */
export function expandedKeys(raw: string, { stems }: Evidence): readonly string[] {
  const own = stemsOf(raw);
  const related = stems.filter((stem) => own.some((one) => one !== stem && areRelated(one, stem)));
  return [...keysOf(raw), ...related];
}

export const isIn = (keys: readonly string[], known: ReadonlySet<string>) =>
  keys.some((key) => known.has(key));

/** Whether entry or background contain a word, by meaning. */
export function knows(trial: Trial, raw: string): boolean {
  const keys = expandedKeys(raw, trial.evidence);
  return poolOf(trial).some((source) => isIn(keys, source.keys));
}

/** Whether they contain the word itself, in any inflection. */
export function contains(trial: Trial, raw: string): boolean {
  const stems = stemsOf(raw);
  return poolOf(trial).some((source) => isIn(stems, source.keys));
}

/** The line that shares most with the clause, if it shares enough. */
export function alignedLine(trial: Trial): SourceLine | undefined {
  return alignment(trial)?.line;
}

/** The line, and the entry that contains it. */
export function alignment(trial: Trial): { source: Source; line: SourceLine } | undefined {
  const keys = trial.words.map(({ raw }) => expandedKeys(raw, trial.evidence));
  const scored = poolOf(trial)
    .flatMap((source) => source.lines.map((line) => ({ source, line })))
    .map(({ source, line }) => {
      const hits = keys.filter((one) => isIn(one, line.keys)).length;
      const size = contentWords(line.text).length;
      return { source, line, hits, share: hits / Math.max(1, size) };
    })
    .filter(({ hits, share }) => hits >= 2 || (hits === 1 && share >= 0.5))
    .sort((one, other) => other.hits - one.hits || other.share - one.share);
  return scored[0];
}
