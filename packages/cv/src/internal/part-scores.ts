import type { MatchedRequirement } from "../posting-match.ts";

const weights: Readonly<Record<MatchedRequirement["kind"], number>> = {
  must: 3,
  duty: 2,
  nice: 1.5,
};

/** How much of a posting each part of the CV proves, and the strongest requirement that it proves. */
export type PartScores = {
  readonly scores: ReadonlyMap<string, number>;
  readonly strongest: ReadonlyMap<string, MatchedRequirement>;
};

export function scoreParts(requirements: readonly MatchedRequirement[]): PartScores {
  const scores = new Map<string, number>();
  const strongest = new Map<string, MatchedRequirement>();
  for (const requirement of requirements) {
    for (const id of requirement.provenBy) {
      scores.set(id, (scores.get(id) ?? 0) + weights[requirement.kind]);
      const former = strongest.get(id);
      if (!former || weights[former.kind] < weights[requirement.kind])
        strongest.set(id, requirement);
    }
  }
  return { scores, strongest };
}
