import type { Clause } from "./clauses.ts";
import type { Evidence, Source } from "./sources.ts";
import type { Claim, Month, Reason } from "./trial.ts";
import { contentWords } from "./word-keys.ts";

/** What the clauses of one sentence are checked against. */
export type Reading = {
  readonly evidence: Evidence;
  /** The entries that the sentence cites, or all. */
  readonly allowed: readonly Source[];
  readonly isCited: boolean;
  readonly today: Month;
};

/** The reasons against a clause, and the entries that the next clause may refer to. */
export type Outcome = { readonly reasons: readonly Reason[]; readonly anchors: readonly Source[] };

export function claimOf(
  clause: Clause,
  { evidence, isCited, today }: Reading,
  background: readonly Source[],
): Claim {
  const words = contentWords(clause.text);
  const found = words.map(({ raw }) => evidence.find(raw));
  return { clause, words, found, background, isCited, evidence, today };
}
