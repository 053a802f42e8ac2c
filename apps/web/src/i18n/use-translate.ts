import { defaultLanguage, type Language } from "@postulo/i18n/language";
import type { Messages } from "@postulo/i18n/messages";
import { createKeyReader, type KeyReader, type Translate } from "@postulo/i18n/translate";
import { use } from "react";
import type { Catalogue } from "./catalogue.ts";
import { useLanguage } from "./language-context.tsx";

const readers = new WeakMap<Messages, KeyReader>();

/** Caches messages without parameters, which are read on every render. */
function memoize(read: KeyReader): KeyReader {
  const known = new Map<string, string>();
  return (key, parameters) => {
    if (parameters) return read(key, parameters);
    const text = known.get(key) ?? read(key);
    known.set(key, text);
    return text;
  };
}

function readerOf(messages: Messages, language: Language): KeyReader {
  const known = readers.get(messages);
  if (known) return known;
  const reader = memoize(createKeyReader(messages, language));
  readers.set(messages, reader);
  return reader;
}

/** Like `useTranslate`, for keys that are data, such as a validation error. */
export function useKeyReader(catalogue: Catalogue<unknown>): KeyReader {
  const { language } = useLanguage();
  const messages = language === defaultLanguage ? catalogue.english : use(catalogue.load(language));
  return readerOf(messages, language);
}

/** `t("key")` of a catalogue in the current language. Suspends while it is loading. */
export function useTranslate<M>(catalogue: Catalogue<M>): Translate<M> {
  return useKeyReader(catalogue);
}
