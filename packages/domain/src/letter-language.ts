/** The languages that letters are written in. Those of the interface are another list: `packages/i18n/src/language.ts`. */
export const letterLanguages = ["en", "fr"] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

/** The language of a letter that nothing else decides. */
export const defaultLetterLanguage: LetterLanguage = "en";

export const findLetterLanguage = (code: unknown): LetterLanguage | undefined =>
  letterLanguages.find((language) => language === code);
