import { dateLocale } from "@postulo/i18n/date-locale";
import type { Language } from "@postulo/i18n/language";

const known = new Map<string, string>();

/** The BCP 47 tag by which dates and hours are written here, in the region that the browser prefers. */
export function ownLocale(language: Language): string {
  const { languages } = navigator;
  const key = [language, ...languages].join(" ");
  const locale = known.get(key) ?? dateLocale(language, languages);
  known.set(key, locale);
  return locale;
}
