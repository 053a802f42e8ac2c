import type { Word } from "../words.ts";
import type { Clause } from "./clauses.ts";
import { memoizeObject, once } from "../memoize.ts";
import { isIn } from "./sources.ts";
import type { Evidence, FoundWord, Source, SourceLine } from "./sources.ts";

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
  /** A number that another entry states: no contradiction, but no support. */
  readonly isElsewhere?: boolean;
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

/** A clause, and what all of its trials share. */
export type Claim = {
  readonly clause: Clause;
  readonly words: readonly Word[];
  /** Where each of the words is found. */
  readonly found: readonly FoundWord[];
  /** The entries that belong to no employer: skills, notes, answers. */
  readonly background: readonly Source[];
  /** Whether the sentence cites its entries: several that it cites may be meant together. */
  readonly isCited: boolean;
  readonly evidence: Evidence;
  readonly today: Month;
};

export type Alignment = { readonly source: Source; readonly line: SourceLine };

/** A claim compared with one entry and with its background. */
export type Trial = Claim & {
  /** undefined: only the background. */
  readonly source: Source | undefined;
  /** The source and the skills: a note or an answer supports no clause about a job. */
  readonly pool: readonly Source[];
  /** The source and the background: what a note restricts or denies, it does of any clause. */
  readonly context: readonly Source[];
  /** Whether the clause, or the one it refers to, names the entry's organisation. */
  readonly isNamed: boolean;
  readonly aligned: () => Alignment | undefined;
  readonly retold: () => Alignment | undefined;
};

export type Check = (trial: Trial) => readonly Reason[];

const isOfPool = (sources: ReadonlySet<Source>, { pool }: Trial) =>
  sources.size > 0 && pool.some((source) => sources.has(source));

/** Whether entry or background contain a word, by meaning. */
export const knows = (trial: Trial, raw: string): boolean =>
  isOfPool(trial.evidence.find(raw).sources, trial);

/** Whether they contain the word itself, in any inflection. */
export const contains = (trial: Trial, raw: string): boolean =>
  isOfPool(trial.evidence.find(raw).ownSources, trial);

type Scored = Alignment & { readonly hits: number; readonly share: number };

const isCloser = (one: Scored, other: Scored | undefined) =>
  other === undefined ||
  one.hits > other.hits ||
  (one.hits === other.hits && one.share > other.share);

/** The first line of these entries that shares most words with a claim, if it shares enough; of the words of heads none count for `retold`. */
function closestLine(
  sources: readonly Source[],
  { found }: Claim,
  isRetold: boolean,
): Scored | undefined {
  let best: Scored | undefined;
  for (const source of sources) {
    const { head } = source;
    const said = found.filter(
      (one) => one.sources.has(source) && !(isRetold && isIn(one.keys, head.keys)),
    );
    if (said.length === 0) continue;
    for (const line of source.lines) {
      if (isRetold && line === head) continue;
      const hits = said.filter(({ keys }) => isIn(keys, line.keys)).length;
      const scored = { source, line, hits, share: hits / Math.max(1, line.size) };
      const isEnough = hits >= 2 || (hits === 1 && scored.share >= 0.5);
      if (isEnough && isCloser(scored, best)) best = scored;
    }
  }
  return best;
}

function closestReader(isRetold: boolean) {
  const ofBackground = memoizeObject((claim: Claim) =>
    closestLine(claim.background, claim, isRetold),
  );
  return (claim: Claim, source: Source | undefined): Alignment | undefined => {
    const own = source && closestLine([source], claim, isRetold);
    const other = ofBackground(claim);
    return other && isCloser(other, own) ? other : own;
  };
}

const findAligned = closestReader(false);
const findRetold = closestReader(true);

export const trialOf = (claim: Claim, source: Source | undefined, isNamed: boolean): Trial => ({
  ...claim,
  source,
  pool: source
    ? [source, ...claim.background.filter(({ entry }) => entry.kind === "skill")]
    : claim.background,
  context: source ? [source, ...claim.background] : claim.background,
  isNamed,
  aligned: once(() => findAligned(claim, source)),
  retold: once(() => findRetold(claim, source)),
});

/** The line that shares most words with a clause, if it shares enough, and its entry. */
export const alignment = (trial: Trial): Alignment | undefined => trial.aligned();

/** The line of an entry that shares most words with the clause, without the names and titles of the entry. */
export const retoldLine = (trial: Trial): SourceLine | undefined => trial.retold()?.line;
