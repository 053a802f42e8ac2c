import type { EntryDate } from "../../profile.ts";
import type { Source } from "../sources.ts";
import type { Month } from "../trial.ts";

/** A length of time in months; the bounds differ where only years are known: the latest start and the earliest end. */
type Bounds = {
  readonly from: number;
  readonly to: number;
  readonly lateFrom: number;
  readonly earlyTo: number;
};
export type Span = Bounds & { readonly least: number; readonly most: number };

const monthAt = ({ year, month }: EntryDate, unknown: number) => year * 12 + (month ?? unknown);

const spanOfBounds = (bounds: Bounds): Span => ({
  ...bounds,
  least: Math.max(0, bounds.earlyTo - bounds.lateFrom),
  most: bounds.to - bounds.from + 1,
});

const spanBetween = (start: EntryDate, end: EntryDate): Span =>
  spanOfBounds({
    from: monthAt(start, 1),
    to: monthAt(end, 12),
    lateFrom: monthAt(start, 12),
    earlyTo: monthAt(end, 1),
  });

export function spanOf({ entry: { period } }: Source, today: Month): Span | undefined {
  if (!period?.start) return undefined;
  const end = period.end ?? (period.isCurrent ? today : undefined);
  return end && spanBetween(period.start, end);
}

export const union = (spans: readonly Span[]): Span =>
  spanOfBounds({
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
    lateFrom: Math.min(...spans.map(({ lateFrom }) => lateFrom)),
    earlyTo: Math.max(...spans.map(({ earlyTo }) => earlyTo)),
  });
