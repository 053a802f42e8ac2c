import { defaultLanguage, type Language, type TranslatedLanguage } from "./language.ts";
import type { Messages, Translation } from "./messages.ts";
import { createKeyReader, type Translate } from "./translate.ts";

type Translations<M> = Readonly<Record<TranslatedLanguage, Messages & Translation<M>>>;

/**
 * Returns the `t` of a catalogue by language, for programs that load every language. A language whose translation is
 * missing, or lacks a text, does not compile.
 */
export function defineTranslators<const M>(
  english: M & Messages,
  translations: Translations<NoInfer<M>>,
): (language: Language) => Translate<M> {
  const readers = new Map<Language, Translate<M>>();
  return (language) => {
    const messages = language === defaultLanguage ? english : translations[language];
    const reader = readers.get(language) ?? createKeyReader(messages, language);
    readers.set(language, reader);
    return reader;
  };
}
