import { isOrderedRange, parseTypedDate, typedDate, type DatePrecision } from "./partial-date.ts";

/** When something began and ended, as it is typed. */
export interface TypedPeriod {
  readonly start: string;
  readonly end: string;
  readonly isCurrent: boolean;
}

/** The columns of a period, as stored. */
export interface StoredPeriod {
  readonly start_date: string | null;
  readonly start_date_precision: DatePrecision | null;
  readonly end_date: string | null;
  readonly end_date_precision: DatePrecision | null;
  readonly is_current: boolean;
}

export type PeriodProblem = "impossibleDate" | "endsBeforeStart";

/** Problems of a period; the end of a current one is ignored. */
export function checkPeriod({ start, end, isCurrent }: TypedPeriod): {
  readonly start?: PeriodProblem;
  readonly end?: PeriodProblem;
} {
  const from = parseTypedDate(start);
  const to = isCurrent ? null : parseTypedDate(end);
  const impossible = "impossibleDate" as const;
  if (from === undefined || to === undefined) {
    return {
      ...(from === undefined ? { start: impossible } : {}),
      ...(to === undefined ? { end: impossible } : {}),
    };
  }
  return from && to && !isOrderedRange(from, to) ? { end: "endsBeforeStart" } : {};
}

/** The columns of a valid period; a current one has no end. */
export function periodColumns({ start, end, isCurrent }: TypedPeriod): StoredPeriod {
  const from = parseTypedDate(start);
  const to = isCurrent ? null : parseTypedDate(end);
  return {
    start_date: from?.date ?? null,
    start_date_precision: from?.precision ?? null,
    end_date: to?.date ?? null,
    end_date_precision: to?.precision ?? null,
    is_current: isCurrent,
  };
}

function typed(date: string | null, precision: DatePrecision | null): string {
  return date === null ? "" : typedDate({ date, precision: precision ?? "day" });
}

/** A stored period in the form it is typed. */
export function typedPeriod(stored: StoredPeriod): TypedPeriod {
  return {
    start: typed(stored.start_date, stored.start_date_precision),
    end: typed(stored.end_date, stored.end_date_precision),
    isCurrent: stored.is_current,
  };
}
