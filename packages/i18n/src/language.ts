export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

/** The language a stored or requested value names; anything but exactly "en" or "fr" is the default. */
export function parseLanguage(value: unknown): Language {
  return languages.find((language) => language === value) ?? defaultLanguage;
}
