import type { Language } from "@postulo/i18n/language";
import { createKeyReader } from "@postulo/i18n/translate";
import type { Translate } from "@postulo/i18n/translate";
import { listWordsEn } from "./list-words.en.ts";
import { listWordsFr } from "./list-words.fr.ts";

export const translateList: Readonly<Record<Language, Translate<typeof listWordsEn>>> = {
  en: createKeyReader(listWordsEn, "en"),
  fr: createKeyReader(listWordsFr, "fr"),
};
