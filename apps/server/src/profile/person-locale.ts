import { dateLocaleIn } from "@postulo/i18n/date-locale";
import type { Language } from "@postulo/i18n/language";
import { countryCode } from "@postulo/resume-parser/country-code";

/** The BCP 47 tag by which a text for a person writes dates. @param country As stored in the profile: a code or a name. */
export function personLocale(language: Language, country: string | null | undefined): string {
  const stored = country?.trim() ?? "";
  return dateLocaleIn(language, /^[A-Z]{2}$/.test(stored) ? stored : countryCode(stored));
}
