import type { Language } from "@postulo/i18n/language";
import { createKeyReader } from "@postulo/i18n/translate";
import type { Translate } from "@postulo/i18n/translate";
import { digestWordsEn } from "./digest-words.en.ts";
import { digestWordsFr } from "./digest-words.fr.ts";

export const translateDigest: Readonly<Record<Language, Translate<typeof digestWordsEn>>> = {
  en: createKeyReader(digestWordsEn, "en"),
  fr: createKeyReader(digestWordsFr, "fr"),
};
