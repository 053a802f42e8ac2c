import { conventions } from "./conventions.ts";
import type { Language } from "./language.ts";

const withRegion = /^[a-z]{2}-[A-Z]{2}$/;

/** Of a region that `Intl` does not know it would write the American dates of "en". */
const isKnown = (tag: string): boolean =>
  withRegion.test(tag) && new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag;

/**
 * The BCP 47 tag by which a person reads dates of a language: "en-GB", "en-US". It is the first one they prefer that names a region;
 * without one, the day is before the month.
 * @param preferred - as `navigator.languages`
 */
export function dateLocale(language: Language, preferred: readonly string[]): string {
  const own = preferred.find((tag) => tag.startsWith(`${language}-`) && isKnown(tag));
  return own ?? conventions[language].dateLocale ?? language;
}

/** The same for somebody of a country, as a mail or a document for them writes dates. @param country ISO 3166-1 alpha-2 code. */
export const dateLocaleIn = (language: Language, country: string | undefined): string =>
  dateLocale(language, country === undefined ? [] : [`${language}-${country}`]);
