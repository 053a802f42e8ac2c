import {
  isOrderedRange,
  parseTypedDate,
  type PartialDate,
} from "@postulo/domain/profile/partial-date";
import type { ParsedSpan } from "@postulo/resume-parser/parsed-resume";

/** The dates of an entry as its columns hold them. */
export interface StoredSpan {
  readonly start_date: string | null;
  readonly start_date_precision: string | null;
  readonly end_date: string | null;
  readonly end_date_precision: string | null;
  readonly is_current: boolean;
}

/** `YYYY-MM-DD`, `YYYY-MM` or `YYYY` to a date that may be stored; nothing for one that never was. */
function stored(written: string | undefined): PartialDate | undefined {
  return parseTypedDate(written?.split("-").toReversed().join("/") ?? "") ?? undefined;
}

const columnsOf = (date: PartialDate | undefined) =>
  [date?.date ?? null, date?.precision ?? null] as const;

/** When the end is before the start, only the start is stored. */
export function storedSpan(span: ParsedSpan): StoredSpan {
  const start = stored(span.start_date?.value);
  const written = span.is_current ? undefined : stored(span.end_date?.value);
  const isBackwards = start && written && !isOrderedRange(start, written);
  const [start_date, start_date_precision] = columnsOf(start);
  const [end_date, end_date_precision] = columnsOf(isBackwards ? undefined : written);
  return {
    start_date,
    start_date_precision,
    end_date,
    end_date_precision,
    is_current: span.is_current,
  };
}
