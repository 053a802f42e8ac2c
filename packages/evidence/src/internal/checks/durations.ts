import { more, nearly } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { NumberFact } from "../../numbers.ts";
import type { EntryDate } from "../../profile.ts";
import { isIn, isAnchored } from "../sources.ts";
import type { Source } from "../sources.ts";

import type { Month, Trial } from "../trial.ts";
import { contentWords, stemsOf } from "../word-keys.ts";

/** A length of time in months; the bounds differ where only years are known. */
type Span = {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
};

const monthAt = ({ year, month }: EntryDate, unknown: number) => year * 12 + (month ?? unknown);

function spanOf({ entry: { period } }: Source, today: Month): Span | undefined {
  if (!period?.start) return undefined;
  const end = period.end ?? (period.isCurrent ? today : undefined);
  if (!end) return undefined;
  const [from, to] = [monthAt(period.start, 1), monthAt(end, 12)];
  return {
    from,
    to,
    least: Math.max(0, monthAt(end, 1) - monthAt(period.start, 12)),
    most: to - from + 1,
  };
}

const union = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
  least:
    Math.max(...spans.map(({ to, most, least }) => to - (most - least))) -
    Math.min(...spans.map(({ from, most, least }) => from + Math.max(0, most - least - 12))),
  most: Math.max(...spans.map(({ to }) => to)) - Math.min(...spans.map(({ from }) => from)) + 1,
});

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** The time at an employer, also in several jobs. */
function ownSpans(source: Source, { evidence, today }: Trial): Span[] {
  const name = fold(source.entry.organisation);
  const there = evidence.sources.filter(
    (one) => one === source || (name !== "" && fold(one.entry.organisation) === name),
  );
  const spans = there.map((one) => spanOf(one, today)).filter(isPresent);
  const own = spanOf(source, today);
  return own ? [own, union(spans)] : [];
}

/** From the start of each job until the end of each later one. */
function careerSpans({ evidence, today }: Trial): Span[] {
  const spans = evidence.sources
    .filter((source) => isAnchored(source) && source.entry.kind === "job")
    .map((source) => spanOf(source, today))
    .filter(isPresent)
    .sort((one, other) => one.from - other.from);
  return spans.flatMap((_, first) =>
    spans.slice(first + 1).map((__, count) => union(spans.slice(first, first + count + 2))),
  );
}

function isLength(months: number, { least, most }: Span, before: string): boolean {
  if (more.test(before)) return months <= most && most <= months * 1.5 + 12;
  if (nearly.test(before)) return months >= least - 2 && months <= most + 11;
  return (
    months >= Math.floor(least / 12) * 12 - (least < 12 ? 1 : 0) &&
    months <= Math.ceil(most / 12) * 12
  );
}

/** The years that a named skill is stated with. */
function skillYears({ clause, evidence }: Trial): number[] {
  const stems = new Set(contentWords(clause.text).flatMap(({ raw }) => stemsOf(raw)));
  return evidence.sources.flatMap(({ entry }) => {
    const words = contentWords(entry.title);
    const isNamed = words.length > 0 && words.every(({ raw }) => isIn(stemsOf(raw), stems));
    return entry.kind === "skill" && entry.years !== undefined && isNamed ? [entry.years] : [];
  });
}

/** Whether a number of years or months follows from the dates of the entry, or of several jobs. */
export function hasDuration(claim: NumberFact, trial: Trial): boolean {
  if (claim.unit !== "year" && claim.unit !== "month") return false;
  const before = trial.clause.folded.slice(0, claim.start);
  const months = claim.unit === "year" ? claim.value * 12 : claim.value;
  const stated = skillYears(trial);
  if (stated.length > 0) return stated.some((years) => Math.abs(years * 12 - months) < 12);
  const { source, isNamed } = trial;
  const own = source ? ownSpans(source, trial) : [];
  const spans = isNamed ? own : [...own, ...careerSpans(trial)];
  return spans.some((span) => isLength(months, span, before));
}
