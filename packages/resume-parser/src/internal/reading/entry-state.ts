import { slots } from "./line-readings.ts";
import type { SectionPattern } from "./section-pattern.ts";
import type { ReadingWeights } from "../../reading-weights.ts";

/**
 * Bits of the state of the entry being read, beside its slots: whether its description has begun; whether its organisation, named
 * above the title, can be that of the next entry too; whether it has that of the entry above, or of a heading; before any entry.
 */
export const bits = { inBody: 16, canInherit: 32, inherits: 64, none: 128, inGroup: 256 } as const;

const nameSlots = slots.title | slots.organisation;

/** The slots that an entry has once. */
export const ownSlots = nameSlots | slots.range | slots.subject;

export interface StateScoring {
  readonly weights: ReadingWeights;
  readonly pattern: SectionPattern;
}

export const has = (state: number, bit: number): boolean => (state & bit) !== 0;

/** Entries of a section have organisations of their own, or most of them do not. */
function organisationScore(state: number, { weights, pattern }: StateScoring): number {
  const isOwn = has(state, slots.organisation);
  const usual = weights.uniform * pattern.order.score("organisation", isOwn ? "own" : "other", 2);
  if (isOwn) return usual + weights.withOrganisation;
  if (!has(state, bits.inherits)) return usual + weights.withoutOrganisation;
  return usual + (has(state, bits.inGroup) ? weights.inGroup : weights.inherited);
}

/** A subject can take the place of the degree. */
function titleScore(state: number, weights: ReadingWeights): number {
  const subject = has(state, slots.subject) ? weights.withSubject : 0;
  if (has(state, slots.title)) return weights.withTitle + subject;
  return subject === 0 ? weights.withoutTitle : weights.subjectAlone;
}

/** The score of an entry by what it has when it ends. */
export function endScore(state: number, scoring: StateScoring): number {
  if (has(state, bits.none)) return 0;
  const { weights, pattern } = scoring;
  const isDated = has(state, slots.range);
  return (
    weights.uniform * pattern.order.score("dates", isDated ? "dated" : "undated", 2) +
    titleScore(state, weights) +
    organisationScore(state, scoring) +
    (isDated ? weights.withRange : weights.withoutRange) +
    (isDated || has(state, slots.known) ? 0 : weights.unknown)
  );
}

/** Whether the next entry can be one of the organisation of the entry so far. */
export const canHead = (state: number): boolean =>
  has(state, bits.canInherit) ||
  (!has(state, bits.none | slots.title | slots.subject) && has(state, slots.organisation));

/**
 * Whether the entry so far can be the heading of an organisation with several positions; with text below it only where its
 * dates cover those of the position.
 */
export const isGroupHead = (state: number, isCovered: boolean): boolean =>
  !has(state, bits.none | slots.title | slots.subject) &&
  has(state, slots.organisation) &&
  (isCovered || !has(state, bits.inBody));

/** The order of title and organisation, when a line adds the second of them to an entry. */
export function orderOf(state: number, fills: number): string | undefined {
  const [before, added] = [state & nameSlots, fills & nameSlots];
  if (before === slots.title && added === slots.organisation) return "title organisation";
  return before === slots.organisation && added === slots.title ? "organisation title" : undefined;
}
