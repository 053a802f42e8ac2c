import { conventions } from "./conventions.ts";
import type { Language } from "./language.ts";

const withRegion = /^[a-z]{2}-[A-Z]{2}$/;

/** Of a region that `Intl` does not know it would write the American dates of "en". */
const isKnown = (tag: string): boolean =>
  withRegion.test(tag) && new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag;

const isAmerican = (tag: string | undefined) => tag?.endsWith("-US") === true;

/**
 * The BCP 47 tag by which a person reads dates of a language: "en-GB", "en-US". It is the first one they prefer that names a region;
 * without one, the day is before the month. Browsers add "en-US" to the preferences of any country: it counts only where the first
 * region is the United States.
 * @param preferred - as `navigator.languages`
 */
export function dateLocale(language: Language, preferred: readonly string[]): string {
  const own = preferred.find((tag) => tag.startsWith(`${language}-`) && isKnown(tag));
  const first = preferred.find((tag) => withRegion.test(tag));
  const isAdded = isAmerican(own) && !isAmerican(first);
  return (isAdded ? undefined : own) ?? conventions[language].dateLocale ?? language;
}

/** The same for somebody of a country, as a mail or a document for them writes dates. @param country ISO 3166-1 alpha-2 code. */
export const dateLocaleIn = (language: Language, country: string | undefined): string =>
  dateLocale(language, country === undefined ? [] : [`${language}-${country}`]);
