import {
  defaultLanguage,
  parseLanguage,
  type Language,
  type TranslatedLanguage,
} from "@postulo/i18n/language";
import type { Messages, Translation } from "@postulo/i18n/messages";

/** The texts of one feature. English is part of the code; a translation is fetched when its language is shown. */
export interface Catalogue<M> {
  readonly english: M & Messages;
  /** Returns the same promise each time. Once its texts are loaded, React's `use` reads them without suspending. */
  readonly load: (language: TranslatedLanguage) => Promise<Messages>;
}

/** For each language the import of its file, which exports `messages`. */
type Imports<M> = Readonly<
  Record<TranslatedLanguage, () => Promise<{ readonly messages: Messages & Translation<M> }>>
>;

/**
 * Marks a promise as React's `use` does itself, but as soon as the value is here: a page that waited for its texts is
 * then drawn in one go. (`use` must be called each time, or React loses count of the hooks when it draws again.)
 */
function markArrival<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => undefined,
  );
  return promise;
}

const catalogues: Catalogue<unknown>[] = [];

/**
 * Declares a feature's texts: `defineCatalogue(messages, { fr: () => import("./messages.fr.ts") })`. Call it once, at the
 * top of a module: a page that starts in another language then fetches them together with the code. A language whose
 * import is missing, or whose file lacks a text, does not compile.
 */
export function defineCatalogue<const M>(
  english: M & Messages,
  imports: Imports<NoInfer<M>>,
): Catalogue<M> {
  const arriving = new Map<TranslatedLanguage, Promise<Messages>>();
  const fetchMessages = async (language: TranslatedLanguage): Promise<Messages> => {
    try {
      return (await imports[language]()).messages;
    } catch (error) {
      // The next page that needs it tries again.
      arriving.delete(language);
      throw error;
    }
  };
  const load = (language: TranslatedLanguage): Promise<Messages> => {
    const messages = arriving.get(language) ?? markArrival(fetchMessages(language));
    arriving.set(language, messages);
    return messages;
  };
  const catalogue: Catalogue<M> = { english, load };
  catalogues.push(catalogue);
  const language = documentLanguage();
  if (language !== defaultLanguage) void load(language).catch(() => undefined);
  return catalogue;
}

/** Waits until every catalogue known so far can be read in a language. */
export async function loadCatalogues(language: Language): Promise<void> {
  if (language === defaultLanguage) return;
  await Promise.all(catalogues.map((catalogue) => catalogue.load(language)));
}

/** The language of the page as it was delivered, or as the person chose since. */
export function documentLanguage(): Language {
  return typeof document === "undefined"
    ? defaultLanguage
    : parseLanguage(document.documentElement.lang);
}
