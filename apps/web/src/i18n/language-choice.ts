import { languages, type Language } from "@postulo/i18n/language";

/** Of local storage, and of the cookie by which the server sends the front page in the right language. */
const languageKey = "postulo-language";

/** The language this person chose here before, if any. */
export function storedLanguage(): Language | undefined {
  const stored = localStorage.getItem(languageKey);
  return languages.find((language) => language === stored);
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
  return language === "en" ? page : `/${language}${page === "/" ? "" : page}`;
}

export const frontPages: Readonly<Record<Language, string>> = {
  en: publicAddress("/", "en"),
  fr: publicAddress("/", "fr"),
};

export function languageOfPath(pathname: string): Language {
  return pathname === "/fr" || pathname.startsWith("/fr/") ? "fr" : "en";
}

/** The page an address means, whichever language it names. */
export function pathWithoutLanguage(pathname: string): string {
  return pathname.replace(/^\/fr(?=\/|$)/, "") || "/";
}

/**
 * The language to begin with: an address that names French wins, then what was chosen here, then what the server
 * wrote into the page.
 */
export function firstLanguage(pathname: string, delivered: Language): Language {
  if (languageOfPath(pathname) === "fr") return "fr";
  return storedLanguage() ?? delivered;
}
