import { defaultLanguage, findLanguage, type Language } from "@postulo/i18n/language";
import { namedLanguage, pathInLanguage, translatedLanguages } from "@postulo/i18n/language-path";

/** Of local storage, and of the cookie by which the server sends the front page in the right language. */
const languageKey = "postulo-language";

/** The language this person chose here before, if any. */
export function storedLanguage(): Language | undefined {
  return findLanguage(localStorage.getItem(languageKey));
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The pages that are prerendered, each at one address per language. */
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

/** What is prerendered; search engines are shown the public ones. */
export const deliveredPages = [...publicPages, "/auth/login"] as const;

export function publicAddress(page: (typeof deliveredPages)[number], language: Language): string {
  return pathInLanguage(page, language);
}

/** The first segments of a public page's route: one for each translated language, each optional. */
export const languageSegments = translatedLanguages.map((language) => `${language}?`).join("/");

export const frontPage = (language: Language): string => publicAddress("/", language);

/** The language that a path is prerendered in. */
export const languageOfPath = (pathname: string): Language =>
  namedLanguage(pathname) ?? defaultLanguage;

/** The language to start with: the one that the address names, then the stored choice, then that of the delivered page. */
export function firstLanguage(pathname: string, delivered: Language): Language {
  return namedLanguage(pathname) ?? storedLanguage() ?? delivered;
}
