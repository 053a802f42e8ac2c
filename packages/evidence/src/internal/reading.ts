import type { Evidence, Source } from "./sources.ts";
import type { Month, Reason } from "./trial.ts";

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
