import { letterLanguages } from "@postulo/domain/letter-language";

/** Languages that texts are told apart in: those of letters, and those that are confused with them. ISO 639-1. */
export const detectableLanguages: readonly string[] = [
  ...letterLanguages,
  "de",
  "es",
  "it",
  "nl",
  "pt",
];
