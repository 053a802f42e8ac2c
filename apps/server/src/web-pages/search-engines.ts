import { defaultLanguage, languages } from "@postulo/i18n/language";
import { pathInLanguage, translatedLanguages } from "@postulo/i18n/language-path";

/** The paths of the English pages that are built in every other language too. */
export function pagesInAllLanguages(files: Iterable<string>): string[] {
  const pages = new Set(
    [...files]
      .filter((name) => name.endsWith("/index.html"))
      .map((name) => name.slice(0, -"/index.html".length) || "/"),
  );
  return [...pages]
    .filter((page) =>
      translatedLanguages.every((language) => pages.has(pathInLanguage(page, language))),
    )
    .sort();
}

/** https://www.sitemaps.org/protocol.html, each page with its other languages. */
export function sitemap(pages: readonly string[], origin: string): string {
  const entries = pages.flatMap((page) => {
    const versions = languages.map((language) => ({
      language,
      href: `${origin}${pathInLanguage(page, language)}`,
    }));
    const original = `${origin}${pathInLanguage(page, defaultLanguage)}`;
    const links = [...versions, { language: "x-default", href: original }]
      .map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      )
      .join("");
    return versions.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** Nothing is disallowed: a page excluded by `noindex` must be readable for crawlers. */
export const robots = (origin: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
