import type { Language } from "@postulo/i18n/language";
import { ownLocale } from "../i18n/own-locale.ts";
import { useLanguage } from "../i18n/language-context.tsx";

/** Cached, because creating a format is slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  const locale = ownLocale(language);
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  formats.set(locale, format);
  return format;
}

/** Formats a `YYYY-MM-DD` date in the current language, whatever the time zone. */
export function DateText({ day }: { readonly day: string }) {
  const { language } = useLanguage();
  return <time dateTime={day}>{formatOf(language).format(new Date(`${day}T00:00:00Z`))}</time>;
}
