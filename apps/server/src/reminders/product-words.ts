import type { Language } from "@postulo/i18n/language";
import { productWords as english } from "@postulo/i18n/product-words.en";
import { messages as french } from "@postulo/i18n/product-words.fr";
import { createKeyReader } from "@postulo/i18n/translate";
import type { Translate } from "@postulo/i18n/translate";

/** What stages and next actions are called. */
export const productWords: Readonly<Record<Language, Translate<typeof english>>> = {
  en: createKeyReader(english, "en"),
  fr: createKeyReader(french, "fr"),
};
