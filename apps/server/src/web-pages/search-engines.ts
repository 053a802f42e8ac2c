const french = "/fr";

/** The addresses of the English pages that stand in French too, `""` being the front page. */
export function pagesInBothLanguages(files: Iterable<string>): string[] {
  const pages = new Set(
    [...files]
      .filter((name) => name.endsWith("/index.html"))
      .map((name) => name.slice(0, -"/index.html".length)),
  );
  return [...pages].filter((page) => pages.has(`${french}${page}`)).sort();
}

/** https://www.sitemaps.org/protocol.html, each page with its other language. */
export function sitemap(pages: readonly string[], origin: string): string {
  const addresses = (page: string) => ({
    en: `${origin}${page || "/"}`,
    fr: `${origin}${french}${page}`,
  });
  const entries = pages.flatMap((page) => {
    const { en, fr } = addresses(page);
    const others = [
      ["en", en],
      ["fr", fr],
      ["x-default", en],
    ].map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return [en, fr].map((address) => `<url><loc>${address}</loc>${others.join("")}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** Nothing is forbidden: a page that is not to be found says so itself, and could not be read where it is forbidden. */
export const robots = (origin: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
