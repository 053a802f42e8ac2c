import { withFirstDay } from "@postulo/i18n/long-day";
import type { Language } from "@postulo/i18n/language";
import { ownLocale } from "./own-locale.ts";

export interface DateFormat {
  /** @param date a date, or milliseconds since the epoch */
  readonly format: (date: Date | number) => string;
  readonly formatRange: (from: Date, to: Date) => string;
}

/** Writes dates as in the region of the browser, the first day of a month as the language does: "1er déc. 2026". */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(ownLocale(language), options);
  return {
    format: (date) => withFirstDay(format.formatToParts(date), language),
    formatRange: (from, to) => withFirstDay(format.formatRangeToParts(from, to), language),
  };
}
