import { conventions } from "./conventions.ts";
import type { Language } from "./language.ts";

/** The text of a formatted date, with the first day of a month as the language writes it. */
export function withFirstDay(
  parts: readonly Intl.DateTimeFormatPart[],
  language: Language,
): string {
  const { firstDay } = conventions[language];
  return parts
    .map(({ type, value }) => (type === "day" && value === "1" ? (firstDay ?? value) : value))
    .join("");
}

/** A day given as `YYYY-MM-DD`, in words: "1 October 2026", "October 1, 2026", "1er octobre 2026". @param locale Of the language. */
export function longDay(day: string, language: Language, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return withFirstDay(format.formatToParts(new Date(`${day}T00:00:00Z`)), language);
}
