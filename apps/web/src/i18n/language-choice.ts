import {
  defaultLanguage,
  findLanguage,
  preferredLanguage,
  type Language,
} from "@postulo/i18n/language";
import {
  namedLanguage,
  pathInLanguage,
  pathWithoutLanguage,
  translatedLanguages,
} from "@postulo/i18n/language-path";

/** Key in local storage, and name of the cookie by which the server selects the front page's language. */
const languageKey = "postulo-language";

/** The language chosen in this browser, if any. */
export function storedLanguage(): Language | undefined {
  return findLanguage(localStorage.getItem(languageKey));
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The public pages, prerendered at one URL per language. */
export const publicPages = [
  "/",
  "/privacy",
  "/terms",
  "/legal",
  "/about",
  "/extension",
  "/accessibility",
] as const;
export type PublicPage = (typeof publicPages)[number];

/** The public page of a path; prerendered paths have a trailing slash. */
export function publicPageOf(pathname: string): PublicPage | undefined {
  const page = pathWithoutLanguage(pathname);
  return publicPages.find((known) => known === page || `${known}/` === page);
}

/** The pages prerendered with their texts; only the public ones are in the sitemap. */
export const prerenderedPages = [...publicPages, "/auth/login", "/demo"] as const;

/** The page of a path that is prerendered with its texts; prerendered paths have a trailing slash. */
export function prerenderedPageOf(pathname: string): (typeof prerenderedPages)[number] | undefined {
  const page = pathWithoutLanguage(pathname);
  return prerenderedPages.find((known) => known === page || `${known}/` === page);
}

export function publicPath(page: (typeof prerenderedPages)[number], language: Language): string {
  return pathInLanguage(page, language);
}

/** The first segment of a public page's route: optional, one per translated language. */
export const languageSegments = translatedLanguages.map((language) => `${language}?`).join("/");

export const frontPage = (language: Language): string => publicPath("/", language);

/** The language in which a path is prerendered. */
export const languageOfPath = (pathname: string): Language =>
  namedLanguage(pathname) ?? defaultLanguage;

/**
 * The initial language: that of the URL, then the stored choice, then that of the delivered texts. A page without texts has
 * that of the browser instead.
 */
export function initialLanguage(pathname: string, delivered: Language): Language {
  const chosen = namedLanguage(pathname) ?? storedLanguage();
  if (chosen || prerenderedPageOf(pathname)) return chosen ?? delivered;
  return preferredLanguage(navigator.languages) ?? delivered;
}
