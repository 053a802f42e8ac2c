import { parseLanguage, type Language } from "@postulo/i18n/language";
import type { Messages } from "@postulo/i18n/messages";

/** The texts of one feature. English comes with the code; French is fetched when it is the language. */
export interface Catalogue<M> {
  readonly english: M & Messages;
  /** The texts if they are here already. */
  readonly read: (language: Language) => Messages | undefined;
  readonly load: (language: Language) => Promise<Messages>;
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
  let french: Messages | undefined;
  let arriving: Promise<Messages> | undefined;
  const loadFrench = async () => {
    french = (await importFrench()).messages;
    return french;
  };
  const catalogue: Catalogue<M> = {
    english,
    read: (language) => (language === "en" ? english : french),
    load: (language) =>
      language === "en" ? Promise.resolve(english) : (arriving ??= loadFrench()),
  };
  catalogues.push(catalogue);
  if (documentLanguage() !== "en") void catalogue.load("fr").catch(() => undefined);
  return catalogue;
}

/** Waits until every catalogue known so far can be read in a language. */
export async function loadCatalogues(language: Language): Promise<void> {
  await Promise.all(catalogues.map((catalogue) => catalogue.load(language)));
}

/** The language of the page as it was delivered, or as the person chose since. */
export function documentLanguage(): Language {
  return typeof document === "undefined" ? "en" : parseLanguage(document.documentElement.lang);
}
