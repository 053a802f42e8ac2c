/** The languages a letter can be written in. */
export type LetterLanguage = "en" | "fr";
