import { defaultLanguage, languages, type Language, type TranslatedLanguage } from "./language.ts";

export const translatedLanguages: readonly TranslatedLanguage[] = languages.filter(
  (language) => language !== defaultLanguage,
);

/** The language whose code a path begins with, such as `/fr/about`. */
export function namedLanguage(pathname: string): TranslatedLanguage | undefined {
  const [, first] = pathname.split("/");
  return translatedLanguages.find((language) => language === first);
}

/** The path of the same page without a language: `/about`. */
export function pathWithoutLanguage(pathname: string): string {
  const language = namedLanguage(pathname);
  return (language ? pathname.slice(language.length + 1) : pathname) || "/";
}

/** The path of a page in a language: `/about`, `/fr/about`. */
export function pathInLanguage(page: string, language: Language): string {
  if (language === defaultLanguage) return page;
  return `/${language}${page === "/" ? "" : page}`;
}
