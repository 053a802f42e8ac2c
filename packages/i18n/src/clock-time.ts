import type { Language } from "./language.ts";

/** An hour on the clock of a time zone: "2:30 PM", "14:30". @param at ISO time. @param timeZone IANA name. */
export function clockTime(at: string, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone });
  return format.format(new Date(at)).replaceAll("\u202F", "\u00A0");
}
