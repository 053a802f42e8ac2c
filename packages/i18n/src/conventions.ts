import type { Language } from "./language.ts";

interface Conventions {
  /** As it follows a word. */
  readonly colon: string;
  /** Language and region of the Open Graph protocol, https://ogp.me/#optional. */
  readonly openGraphLocale: string;
  /** By which dates are written for somebody whose region is not known, where that of the language alone is of one region. */
  readonly dateLocale?: string;
  /** How a date writes the first day of a month, where that is not "1". */
  readonly firstDay?: string;
}

/** What a language writes in its own way and `Intl` does not know. */
export const conventions: Readonly<Record<Language, Conventions>> = {
  en: { colon: ":", openGraphLocale: "en_US", dateLocale: "en-GB" },
  fr: { colon: "\u00A0:", openGraphLocale: "fr_FR", firstDay: "1er" },
};
