import { parseLanguage, type Language } from "@postulo/i18n/language";
import type { Messages } from "@postulo/i18n/messages";

/** The texts of one feature. English comes with the code; French is fetched when it is the language. */
export interface Catalogue<M> {
  readonly english: M & Messages;
  /** The same promise each time. Once its texts are here, React's `use` reads them without suspending. */
  readonly loadFrench: () => Promise<Messages>;
}

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
 * Announces a feature's texts: `defineCatalogue(messages, () => import("./messages.fr.ts"))`. Call it once, at the
 * top of a module: a page that starts in French then fetches them together with the code.
 */
export function defineCatalogue<const M>(
  english: M & Messages,
  importFrench: () => Promise<{ messages: Messages }>,
): Catalogue<M> {
  let arriving: Promise<Messages> | undefined;
  const load = async () => {
    try {
      return (await importFrench()).messages;
    } catch (error) {
      // The next page that needs it tries again.
      arriving = undefined;
      throw error;
    }
  };
  const catalogue: Catalogue<M> = {
    english,
    loadFrench: () => (arriving ??= markArrival(load())),
  };
  catalogues.push(catalogue);
  if (documentLanguage() !== "en") void catalogue.loadFrench().catch(() => undefined);
  return catalogue;
}

/** Waits until every catalogue known so far can be read in a language. */
export async function loadCatalogues(language: Language): Promise<void> {
  if (language === "en") return;
  await Promise.all(catalogues.map((catalogue) => catalogue.loadFrench()));
}

/** The language of the page as it was delivered, or as the person chose since. */
export function documentLanguage(): Language {
  return typeof document === "undefined" ? "en" : parseLanguage(document.documentElement.lang);
}
