import { defaultLanguage } from "@postulo/i18n/language";
import { createKeyReader, type Translate } from "@postulo/i18n/translate";
import { documentLanguage, type Catalogue } from "./catalogue.ts";

/** `useTranslate` without React: resolves once the messages of the document's language are loaded. */
export async function loadTranslate<M>(catalogue: Catalogue<M>): Promise<Translate<M>> {
  const language = documentLanguage();
  const messages =
    language === defaultLanguage ? catalogue.english : await catalogue.load(language);
  return createKeyReader(messages, language);
}
