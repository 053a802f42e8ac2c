import { conventions } from "@postulo/i18n/conventions";
import { defaultLanguage, languages, type Language } from "@postulo/i18n/language";
import { publicPath, type PublicPage } from "../i18n/language-choice.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { siteOrigin } from "./site-origin.ts";

interface SharingTagsProps {
  readonly page: PublicPage;
  readonly title: string;
  readonly description: string;
}

/** Open Graph and canonical tags of a public page. URLs are absolute. */
export function SharingTags({ page, title, description }: SharingTagsProps) {
  const { language } = useLanguage();
  const origin = siteOrigin();
  const addressIn = (other: Language) => `${origin}${publicPath(page, other)}`;
  const picture = `${origin}/share/${page.slice(1) || "front"}.${language}.jpg`;
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      <meta property="og:site_name" content="Postulo" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={conventions[language].openGraphLocale} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
