import type { StoredPeriod } from "@postulo/domain/profile/period";
import type { DatePrecision } from "@postulo/domain/profile/partial-date";
import type { Language } from "@postulo/i18n/language";
import { dateFormat } from "../i18n/date-format.ts";

const shapes: Readonly<Record<DatePrecision, Intl.DateTimeFormatOptions>> = {
  year: { year: "numeric" },
  month: { year: "numeric", month: "short" },
  day: { year: "numeric", month: "short", day: "numeric" },
};

/** A date in its precision: 2021, Mar 2021, Mar 14, 2021. */
function dateText(date: string, precision: DatePrecision | null, language: Language): string {
  const format = dateFormat(language, {
    ...shapes[precision ?? "day"],
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}

interface PeriodTexts {
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** The formatted start and end of a period; undefined where a date is missing. */
export function periodTexts(period: StoredPeriod, language: Language): PeriodTexts {
  const { start_date: start, end_date: end } = period;
  return {
    start: start === null ? undefined : dateText(start, period.start_date_precision, language),
    end: end === null ? undefined : dateText(end, period.end_date_precision, language),
  };
}
