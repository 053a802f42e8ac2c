import type { Language } from "./language.ts";

/** A day given as `YYYY-MM-DD`, in words: "October 1, 2026", "1er octobre 2026". */
export function longDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const text = format.format(new Date(`${day}T00:00:00Z`));
  // French counts the first day of a month, and only that.
  return language === "fr" ? text.replace(/^1 /, "1er ") : text;
}
