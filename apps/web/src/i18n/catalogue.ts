import {
  defaultLanguage,
  parseLanguage,
  type Language,
  type TranslatedLanguage,
} from "@postulo/i18n/language";
import type { Messages, Translation } from "@postulo/i18n/messages";

/** The messages of one feature. English is bundled; translations are loaded on demand. */
export interface Catalogue<M> {
  readonly english: M & Messages;
  /** Returns the same promise on each call. Once it has resolved, React's `use` reads it without suspending. */
  readonly load: (language: TranslatedLanguage) => Promise<Messages>;
}

/** The import of each language's file, which exports `messages`. */
type Imports<M> = Readonly<
  Record<TranslatedLanguage, () => Promise<{ readonly messages: Messages & Translation<M> }>>
>;

/**
 * Sets the fields that React's `use` sets on a promise, as soon as it resolves, so that components whose messages are
 * loaded render without suspending. (`use` must be called on every render: it is a hook.)
 */
function markFulfilled<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => undefined,
  );
  return promise;
}

const catalogues: Catalogue<unknown>[] = [];

/**
 * Declares a feature's messages: `defineCatalogue(messages, { fr: () => import("./messages.fr.ts") })`. Call it at the
 * top of a module: a page in another language then loads them in parallel with the code. A missing import or message is
 * a compile error.
 */
export function defineCatalogue<const M>(
  english: M & Messages,
  imports: Imports<NoInfer<M>>,
): Catalogue<M> {
  const loading = new Map<TranslatedLanguage, Promise<Messages>>();
  const fetchMessages = async (language: TranslatedLanguage): Promise<Messages> => {
    try {
      return (await imports[language]()).messages;
    } catch (error) {
      // The next call retries.
      loading.delete(language);
      throw error;
    }
  };
  const load = (language: TranslatedLanguage): Promise<Messages> => {
    const messages = loading.get(language) ?? markFulfilled(fetchMessages(language));
    loading.set(language, messages);
    return messages;
  };
  const catalogue: Catalogue<M> = { english, load };
  catalogues.push(catalogue);
  const language = documentLanguage();
  if (language !== defaultLanguage) void load(language).catch(() => undefined);
  return catalogue;
}

/** Resolves when every declared catalogue is loaded in a language. */
export async function loadCatalogues(language: Language): Promise<void> {
  if (language === defaultLanguage) return;
  await Promise.all(catalogues.map((catalogue) => catalogue.load(language)));
}

/** The `lang` of the document: of the prerendered page, or chosen since. */
export function documentLanguage(): Language {
  return typeof document === "undefined"
    ? defaultLanguage
    : parseLanguage(document.documentElement.lang);
}
