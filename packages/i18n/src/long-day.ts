import { conventions } from "./conventions.ts";
import type { Language } from "./language.ts";

/** A day given as `YYYY-MM-DD`, in words: "October 1, 2026", "1er octobre 2026". */
export function longDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const { firstDay } = conventions[language];
  return format
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) => (type === "day" && value === "1" ? (firstDay ?? value) : value))
    .join("");
}
